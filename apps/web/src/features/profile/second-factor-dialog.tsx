import { removeSecondFactor, renewRecoveryCodes } from '@mindhero/contract/second-factor';
import { TextField } from '@mindhero/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrentPassword } from '../../entities/person/second-factor/current-password.tsx';
import { RecoveryCodes } from '../../entities/person/second-factor/recovery-codes.tsx';
import {
  secondFactorQuery,
  type SecondFactorStep,
} from '../../entities/person/second-factor/second-factor.ts';
import { Setup } from '../../entities/person/second-factor/setup.tsx';
import { useKeptCodes } from '../../entities/person/second-factor/use-kept-codes.ts';
import { call } from '../../platform/client.ts';
import { Dialog } from '../../platform/dialog.tsx';
import { toastDone } from '../../platform/failures.ts';
import { FormDialog } from '../../platform/form/form-dialog.tsx';
import { useForm } from '../../platform/form/use-form.ts';

interface SecondFactorDialogProps {
  readonly step: SecondFactorStep;
  readonly onClose: () => void;
}

/** Adding a second factor, making new recovery codes, turning it off. */
export default function SecondFactorDialog({ step, onClose }: SecondFactorDialogProps) {
  const { t } = useTranslation('second_factor');
  const queries = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { keep, mayGo } = useKeptCodes();

  async function done(): Promise<void> {
    // With the second factor the other sessions have ended.
    await Promise.all([
      queries.invalidateQueries(secondFactorQuery),
      queries.invalidateQueries({ queryKey: ['sessions'] }),
    ]);
  }
  async function show(made: readonly string[]): Promise<void> {
    setCodes(made);
    await done();
  }
  async function close(): Promise<void> {
    if (codes === null || (await mayGo())) onClose();
  }
  if (codes !== null)
    return (
      <Dialog onClose={() => void close()} title={t('codes_title')}>
        <RecoveryCodes codes={codes} keep={keep} onDone={() => void close()} />
      </Dialog>
    );
  if (step === 'set_up')
    return (
      <Dialog onClose={onClose} title={t('title')}>
        <Setup onDone={(made) => void show(made)} />
      </Dialog>
    );
  if (step === 'renew') return <Renew onClose={onClose} onDone={(made) => void show(made)} />;
  return (
    <Remove
      onClose={onClose}
      onDone={() => {
        toastDone(t('removed'));
        onClose();
        void done();
      }}
    />
  );
}

interface StepProps<Made extends readonly unknown[]> {
  readonly onClose: () => void;
  readonly onDone: (...made: Made) => void;
}

function Renew({ onClose, onDone }: StepProps<[readonly string[]]>) {
  const { t } = useTranslation('second_factor');
  const form = useForm({
    ...bothSecrets,
    send: (body) => call(renewRecoveryCodes, { body }),
    onDone: ({ recovery_codes: codes }) => onDone(codes),
  });
  return (
    <FormDialog title={t('renew')} form={form} submitLabel={t('renew')} onClose={onClose}>
      <p>{t('renew_text')}</p>
      <Secrets text={form.text} />
    </FormDialog>
  );
}

function Remove({ onClose, onDone }: StepProps<[]>) {
  const { t } = useTranslation('second_factor');
  const form = useForm({
    ...bothSecrets,
    send: (body) => call(removeSecondFactor, { body }),
    onDone: () => onDone(),
  });
  return (
    <FormDialog title={t('title')} form={form} submitLabel={t('remove')} isDanger onClose={onClose}>
      <p>{t('remove_text')}</p>
      <Secrets text={form.text} />
    </FormDialog>
  );
}

const bothSecrets = {
  values: { current_password: '', code: '' },
  required: ['current_password', 'code'],
  failure: ['update', 'profile'],
} as const satisfies Partial<
  Parameters<typeof useForm<{ current_password: string; code: string }, unknown>>[0]
>;

interface SecretsProps {
  readonly text: (name: 'current_password' | 'code') => {
    readonly name: string;
    readonly value: string;
    readonly error: string | null;
  };
}

function Secrets({ text }: SecretsProps) {
  const { t } = useTranslation('second_factor');
  return (
    <>
      <CurrentPassword {...text('current_password')} />
      <TextField {...text('code')} label={t('either_code')} autoComplete="one-time-code" />
    </>
  );
}
