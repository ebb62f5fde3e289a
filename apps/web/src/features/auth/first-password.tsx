import { replaceFirstPassword } from '@mindhero/contract/user';
import { Button } from '@mindhero/ui/button';
import { PasswordField } from '@mindhero/ui/password-field';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { meQuery, useMe } from '../../entities/person/me.ts';
import { OwnName } from '../../entities/person/own-name.tsx';
import { useSignOut } from '../../entities/person/sign-out.ts';
import { call } from '../../platform/client.ts';
import { faultsOfChosen } from '../../platform/form/chosen-password.ts';
import { useForm } from '../../platform/form/use-form.ts';
import { AuthScreen } from './auth-screen.tsx';
import { Fault } from './fault.tsx';
import { safeTarget } from './target.ts';
import classes from './sign-in.module.css';

/** A person who came in with a password that somebody else has given chooses one that nobody else knows. */
export function FirstPassword({ target }: { readonly target: string | undefined }) {
  const { t } = useTranslation('first_password');
  const signOut = useSignOut();
  const leave = (
    <Button kind="ghost" size="sm" onClick={() => void signOut()}>
      {t('leave')}
    </Button>
  );
  return (
    <AuthScreen title={t('title')} aside={leave}>
      <p className={classes.hint}>{t('text')}</p>
      <Form target={target} />
    </AuthScreen>
  );
}

function Form({ target }: { readonly target: string | undefined }) {
  const { t } = useTranslation(['first_password', 'auth']);
  const router = useRouter();
  const queries = useQueryClient();
  const me = useMe();
  const about = { ...me, school: me.school?.name ?? null };
  const { form, text, error, isSending } = useForm({
    values: { new_password: '', confirmation: '' },
    required: ['new_password', 'confirmation'],
    check: ({ new_password: password, confirmation }) =>
      faultsOfChosen('new_password', { password, confirmation, about }),
    send: ({ new_password }) => call(replaceFirstPassword, { body: { new_password } }),
    onDone: () => {
      queries.setQueryData(meQuery.queryKey, { ...me, must_change_password: false });
      router.history.replace(safeTarget(target, location.origin));
    },
  });
  const field = { autoComplete: 'new-password', showLabel: t('auth:show_password') };
  return (
    <form className={classes.form} {...form}>
      <OwnName />
      <PasswordField
        {...text('new_password')}
        {...field}
        label={t('first_password:next')}
        description={t('auth:password_rules')}
      />
      <PasswordField {...text('confirmation')} {...field} label={t('first_password:again')} />
      {error !== null && <Fault error={error} failed={t('first_password:failed')} />}
      <Button type="submit" size="lg" fullWidth loading={isSending}>
        {t('first_password:submit')}
      </Button>
    </form>
  );
}
