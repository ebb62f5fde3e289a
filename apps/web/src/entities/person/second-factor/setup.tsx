import {
  beginSecondFactor,
  confirmSecondFactor,
  type NewSecondFactor,
} from '@mindhero/contract/second-factor';
import { Button } from '@mindhero/ui/button';
import { TextField } from '@mindhero/ui/text-field';
import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { focus } from '../../../platform/form/focus.ts';
import { useForm } from '../../../platform/form/use-form.ts';
import { QrCode } from '../../../platform/qr-code.tsx';
import { useCopy } from '../new-accounts/use-copy.ts';
import { CurrentPassword } from './current-password.tsx';
import classes from './second-factor.module.css';

interface SetupProps {
  /** Called with the codes that are shown this once. */
  readonly onDone: (codes: readonly string[]) => void;
}

/** A second factor in two steps: the password, then a code that shows that the app has the secret. */
export function Setup({ onDone }: SetupProps) {
  const [drawn, setDrawn] = useState<NewSecondFactor | null>(null);
  return drawn === null ? <PasswordStep onDone={setDrawn} /> : <ScanStep drawn={drawn} onDone={onDone} />;
}

function PasswordStep({ onDone }: { readonly onDone: (drawn: NewSecondFactor) => void }) {
  const { t } = useTranslation('second_factor');
  const { form, text, isSending } = useForm({
    values: { current_password: '' },
    required: ['current_password'],
    send: (body) => call(beginSecondFactor, { body }),
    onDone,
    failure: ['update', 'profile'],
  });
  return (
    <form className={classes.form} {...form}>
      <CurrentPassword {...text('current_password')} />
      <Button type="submit" loading={isSending}>
        {t('continue')}
      </Button>
    </form>
  );
}

function ScanStep({ drawn, onDone }: SetupProps & { readonly drawn: NewSecondFactor }) {
  const { t } = useTranslation('second_factor');
  const copy = useCopy();
  const { form, text, isSending } = useForm({
    values: { code: '' },
    required: ['code'],
    send: (body) => call(confirmSecondFactor, { body }),
    onDone: ({ recovery_codes: codes }) => onDone(codes),
    failure: ['update', 'profile'],
  });
  return (
    <form className={classes.form} {...form}>
      <p>{t('scan')}</p>
      <div className={classes.qr}>
        <QrCode text={drawn.uri} label={t('qr')} />
      </div>
      <div>
        <p className={classes.hint}>{t('by_hand')}</p>
        <p className={classes.key}>{inFours(drawn.secret)}</p>
        <Button
          kind="subtle"
          size="sm"
          icon={<IconCopy size={18} aria-hidden />}
          onClick={() => void copy(drawn.secret)}
        >
          {t('copy_key')}
        </Button>
      </div>
      <TextField
        {...text('code')}
        label={t('code')}
        description={t('code_hint')}
        autoComplete="one-time-code"
        inputMode="numeric"
        ref={focus}
      />
      <Button type="submit" loading={isSending}>
        {t('confirm')}
      </Button>
    </form>
  );
}

/** As one reads it out. */
const inFours = (secret: string) => secret.replaceAll(/.{4}(?=.)/g, '$& ');
