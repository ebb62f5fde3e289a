import { Button } from '@mindhero/ui/button';
import { Checkbox } from '@mindhero/ui/checkbox';
import { PasswordField } from '@mindhero/ui/password-field';
import { TextField } from '@mindhero/ui/text-field';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sharedSwitch, useSwitch } from '../../platform/device-switches.ts';
import { Fault } from './fault.tsx';
import { type Credentials, useSignIn } from './use-sign-in.ts';
import classes from './sign-in.module.css';

type Missing = Partial<Record<'username' | 'password', 'fieldRequired' | 'fieldBlank'>>;

function readForm(form: HTMLFormElement): Credentials {
  const data = new FormData(form);
  return {
    username: String(data.get('username')),
    password: String(data.get('password')),
    shared: data.get('shared') !== null,
  };
}

/** Fields that cannot be sent as they are. */
function missingIn({ username, password }: Credentials): Missing {
  return {
    ...(username === ''
      ? { username: 'fieldRequired' }
      : username.trim() === ''
        ? { username: 'fieldBlank' }
        : {}),
    ...(password === '' ? { password: 'fieldRequired' } : {}),
  };
}

/** Name and password; whoever gets in is led to `target`, or to their start. */
export function SignInForm({ target }: { readonly target: string | undefined }) {
  const { t } = useTranslation(['auth', 'common']);
  const [missing, setMissing] = useState<Missing>({});
  const signIn = useSignIn(target);

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const credentials = readForm(event.currentTarget);
    const found = missingIn(credentials);
    setMissing(found);
    if (Object.keys(found).length === 0) {
      signIn.mutate({ ...credentials, username: credentials.username.trim() });
    } else {
      const first = event.currentTarget.elements.namedItem(
        found.username === undefined ? 'password' : 'username',
      );
      if (first instanceof HTMLInputElement) first.focus();
    }
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        name="username"
        label={t('auth:username')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={missing.username && t(`common:messages.${missing.username}`)}
      />
      <PasswordField
        name="password"
        label={t('auth:password')}
        autoComplete="current-password"
        showLabel={t('auth:show_password')}
        error={missing.password && t(`common:messages.${missing.password}`)}
      />
      <Checkbox
        name="shared"
        label={t('auth:shared')}
        description={t('auth:shared_hint')}
        checked={useSwitch(sharedSwitch)}
        onChange={({ currentTarget }) => sharedSwitch.turn(currentTarget.checked)}
      />
      {signIn.isError && <Fault error={signIn.error} failed={t('auth:error.failed')} />}
      <Button type="submit" size="lg" fullWidth loading={signIn.isPending}>
        {t('auth:submit')}
      </Button>
    </form>
  );
}
