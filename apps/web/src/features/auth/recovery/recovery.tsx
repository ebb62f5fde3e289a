import { recover } from '@mindhero/contract/recovery';
import { Button } from '@mindhero/ui/button';
import { PasswordField } from '@mindhero/ui/password-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../../platform/client.ts';
import { faultsOfChosen } from '../../../platform/form/chosen-password.ts';
import { useForm } from '../../../platform/form/use-form.ts';
import { ButtonLink } from '../../../platform/links.tsx';
import { AuthScreen } from '../auth-screen.tsx';
import { Fault } from '../fault.tsx';
import classes from '../sign-in.module.css';

/** Choosing a new password by a link. Token null: the address holds none. */
export function Recovery({ token }: { readonly token: string | null }) {
  const { t } = useTranslation('recovery');
  const [isVoid, setVoid] = useState(token === null);
  const [username, setUsername] = useState<string | null>(null);
  if (username !== null) {
    return (
      <AuthScreen title={t('done.title')} aside={null}>
        <p className={classes.hint}>{t('done.text', { username })}</p>
        <ButtonLink to="/login">{t('done.sign_in')}</ButtonLink>
      </AuthScreen>
    );
  }
  if (isVoid || token === null) {
    return (
      <AuthScreen title={t('invalid.title')} aside={null}>
        <p className={classes.hint}>{t('invalid.text')}</p>
        <ButtonLink to="/login">{t('invalid.sign_in')}</ButtonLink>
      </AuthScreen>
    );
  }
  return (
    <AuthScreen title={t('title')} aside={null}>
      <p className={classes.hint}>{t('text')}</p>
      <Form token={token} onVoid={() => setVoid(true)} onDone={setUsername} />
    </AuthScreen>
  );
}

interface FormProps {
  readonly token: string;
  readonly onVoid: () => void;
  readonly onDone: (username: string) => void;
}

/** Nobody knows here whose account it is: what others would guess first, the server alone can say. */
const nobody = { username: '', first_name: '', last_name: '' };

function Form({ token, onVoid, onDone }: FormProps) {
  const { t } = useTranslation(['recovery', 'auth']);
  const { form, text, error, isSending } = useForm({
    values: { new_password: '', confirmation: '' },
    required: ['new_password', 'confirmation'],
    check: ({ new_password: password, confirmation }) =>
      faultsOfChosen('new_password', { password, confirmation, about: nobody }),
    send: ({ new_password }) => call(recover, { body: { token, new_password } }),
    onDone: ({ username }) => onDone(username),
    onRefused: (refusal) => {
      if (!(refusal instanceof ApiError) || refusal.code !== 'link_invalid') return null;
      onVoid();
      return true;
    },
  });
  const field = { autoComplete: 'new-password', showLabel: t('auth:show_password') };
  return (
    <form className={classes.form} {...form}>
      <PasswordField
        {...text('new_password')}
        {...field}
        label={t('recovery:next')}
        description={t('auth:password_rules')}
      />
      <PasswordField {...text('confirmation')} {...field} label={t('recovery:again')} />
      {error !== null && <Fault error={error} failed={t('recovery:failed')} />}
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {t('recovery:submit')}
      </Button>
    </form>
  );
}
