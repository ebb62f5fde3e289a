import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../platform/answered-file.ts';
import { useMe } from '../me.ts';
import { useCopy } from '../new-accounts/use-copy.ts';
import classes from './second-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** As `useShownOnce` gives it. */
  readonly keep: (by: () => void | Promise<boolean>) => () => void;
  readonly onDone: () => void;
}

/** The codes, which can be seen this once. */
export function RecoveryCodes({ codes, keep, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('second_factor');
  const me = useMe();
  const copy = useCopy();
  const asText = codes.join('\n');
  return (
    <div className={classes.form}>
      <p>{t('codes_text')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <ButtonRow>
        <Button kind="ghost" icon={<IconCopy size={18} aria-hidden />} onClick={keep(() => copy(asText))}>
          {t('copy')}
        </Button>
        <Button
          kind="ghost"
          icon={<IconDownload size={18} aria-hidden />}
          onClick={keep(() => saveFile(fileOf(me.username, asText)))}
        >
          {t('save')}
        </Button>
      </ButtonRow>
      <Button onClick={onDone}>{t('kept')}</Button>
    </div>
  );
}

const fileOf = (username: string, text: string) =>
  new File([`Mindhero, ${username}\n\n${text}\n`], `Mindhero ${username}.txt`, { type: 'text/plain' });
