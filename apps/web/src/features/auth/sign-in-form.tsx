import { signIn } from '@mindhero/contract/session';
import { Button } from '@mindhero/ui/button';
import { Checkbox } from '@mindhero/ui/checkbox';
import { PasswordField } from '@mindhero/ui/password-field';
import { TextField } from '@mindhero/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../platform/client.ts';
import { deviceSecret } from '../../platform/device-secret.ts';
import { sharedSwitch, useSwitch } from '../../platform/device-switches.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Fault } from './fault.tsx';
import { SecondStep } from './second-step.tsx';
import { useEnter } from './use-enter.ts';
import classes from './sign-in.module.css';

/** Name and password, then the code of whoever has a second factor; a person who gets in is led to `target`, or to their start. */
export function SignInForm({ target }: { readonly target: string | undefined }) {
  const { t } = useTranslation('auth');
  const shared = useSwitch(sharedSwitch);
  const [isCodeAsked, setCodeAsked] = useState(false);
  const { form, text, change, error, isSending } = useForm({
    values: { username: '', password: '', code: '' },
    required: ['username', 'password', ...(isCodeAsked ? (['code'] as const) : [])],
    send: ({ code, ...credentials }) =>
      call(signIn, {
        body: {
          ...credentials,
          shared,
          ...(!shared && { device: deviceSecret() }),
          ...(code !== '' && { code }),
        },
      }),
    onDone: useEnter({ target }),
    onRefused: (refusal) => {
      if (!(refusal instanceof ApiError) || refusal.code !== 'second_factor_required') return null;
      setCodeAsked(true);
      return true;
    },
  });
  const fault = error !== null && <Fault error={error} failed={t('error.failed')} />;
  const submit = (
    <Button type="submit" size="lg" fullWidth loading={isSending}>
      {t('submit')}
    </Button>
  );
  if (isCodeAsked) {
    return (
      <form className={classes.form} {...form}>
        <SecondStep
          field={text('code')}
          onOther={() => change({ code: '' })}
          onBack={() => {
            change({ password: '', code: '' });
            setCodeAsked(false);
          }}
        >
          {fault}
          {submit}
        </SecondStep>
      </form>
    );
  }
  return (
    <form className={classes.form} {...form}>
      <TextField
        {...text('username')}
        label={t('username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...text('password')}
        label={t('password')}
        autoComplete="current-password"
        showLabel={t('show_password')}
      />
      <Checkbox
        name="shared"
        label={t('shared')}
        description={t('shared_hint')}
        checked={shared}
        onChange={({ currentTarget }) => sharedSwitch.turn(currentTarget.checked)}
      />
      {fault}
      {submit}
    </form>
  );
}
