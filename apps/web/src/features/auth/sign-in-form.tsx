import { signIn } from '@mindhero/contract/session';
import { Button } from '@mindhero/ui/button';
import { Checkbox } from '@mindhero/ui/checkbox';
import { PasswordField } from '@mindhero/ui/password-field';
import { TextField } from '@mindhero/ui/text-field';
import { useTranslation } from 'react-i18next';
import { call } from '../../platform/client.ts';
import { deviceSecret } from '../../platform/device-secret.ts';
import { sharedSwitch, useSwitch } from '../../platform/device-switches.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { Fault } from './fault.tsx';
import { useEnter } from './use-enter.ts';
import classes from './sign-in.module.css';

/** Name and password; a person who gets in is led to `target`, or to their start. */
export function SignInForm({ target }: { readonly target: string | undefined }) {
  const { t } = useTranslation('auth');
  const shared = useSwitch(sharedSwitch);
  const { form, text, error, isSending } = useForm({
    values: { username: '', password: '' },
    required: ['username', 'password'],
    send: (credentials) =>
      call(signIn, { body: { ...credentials, shared, ...(!shared && { device: deviceSecret() }) } }),
    onDone: useEnter({ target }),
  });
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
      {error !== null && <Fault error={error} failed={t('error.failed')} />}
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {t('submit')}
      </Button>
    </form>
  );
}
