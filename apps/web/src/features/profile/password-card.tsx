import { wordsAbout } from '@mindhero/contract/guessable';
import { changePassword } from '@mindhero/contract/user';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { PasswordField } from '@mindhero/ui/password-field';
import { toast } from '@mindhero/ui/toasts';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../platform/client.ts';
import { toastFailure } from '../../platform/failures.ts';
import { useMe } from '../../platform/me.ts';
import {
  fromServer,
  type PasswordFault,
  type PasswordFaults,
  type PasswordForm,
  passwordFaults,
} from '../../platform/password-rules.ts';
import classes from './profile.module.css';

/** Changes the own password. */
export function PasswordCard() {
  const { t } = useTranslation(['profile', 'common']);
  const me = useMe();
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<PasswordFaults>({});
  const change = useMutation({
    mutationFn: ({ current, next }: PasswordForm) =>
      call(changePassword, { body: { current_password: current, new_password: next } }),
    onSuccess: () => {
      form.current?.reset();
      toast({
        kind: 'success',
        text: t('profile:password.changed'),
        closeLabel: t('common:buttons.close'),
      });
    },
    onError: (error) => {
      const refused = faultsOf(error);
      if (refused === null) toastFailure('update', 'profile', error);
      else setFaults(refused);
    },
  });
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = {
      current: String(data.get('current')),
      next: String(data.get('next')),
      confirmation: String(data.get('confirmation')),
    };
    const found = passwordFaults(values, wordsAbout({ ...me, school: me.school?.name ?? null }));
    setFaults(found);
    if (Object.keys(found).length === 0) change.mutate(values);
  };
  return (
    <Card title={t('profile:password.title')}>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        {/* Tells a password manager whose password it is. */}
        <input type="text" autoComplete="username" value={me.username} readOnly hidden />
        <Field name="current" fault={faults.current} autoComplete="current-password" />
        <Field
          name="next"
          fault={faults.next}
          autoComplete="new-password"
          description={t('profile:password.rules')}
        />
        <Field name="confirmation" fault={faults.confirmation} autoComplete="new-password" />
        <Button type="submit" loading={change.isPending}>
          {t('profile:password.submit')}
        </Button>
      </form>
    </Card>
  );
}

interface FieldProps {
  readonly name: keyof PasswordForm;
  readonly fault: PasswordFault | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly description?: string;
}

const labels = { current: 'current', next: 'new', confirmation: 'confirm' } as const;

function Field({ name, fault, autoComplete, description }: FieldProps) {
  const { t } = useTranslation(['profile', 'common']);
  const error =
    fault === undefined
      ? null
      : fault === 'required'
        ? t('common:messages.fieldRequired')
        : t(`profile:password.fault.${fault}`);
  return (
    <PasswordField
      name={name}
      label={t(`profile:password.${labels[name]}`)}
      description={description}
      autoComplete={autoComplete}
      showLabel={t('profile:password.show')}
      error={error}
    />
  );
}

/** What the server found wrong with the fields; null if it was something else. */
function faultsOf(error: unknown): PasswordFaults | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'password_incorrect') return { current: 'incorrect' };
  const next = error.fields.map(({ code }) => fromServer(code)).find((fault) => fault !== undefined);
  return next === undefined ? null : { next };
}
