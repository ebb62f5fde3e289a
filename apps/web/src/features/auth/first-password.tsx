import { wordsAbout } from '@mindhero/contract/guessable';
import { replaceFirstPassword } from '@mindhero/contract/user';
import { Button } from '@mindhero/ui/button';
import { PasswordField } from '@mindhero/ui/password-field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, call } from '../../platform/client.ts';
import { meQuery, useMe } from '../../platform/me.ts';
import { fromServer, type PasswordFault, passwordFaults } from '../../platform/password-rules.ts';
import { useSignOut } from '../../platform/sign-out.ts';
import { AuthScreen } from './auth-screen.tsx';
import { Fault } from './fault.tsx';
import { safeTarget } from './target.ts';
import classes from './sign-in.module.css';

const fields = ['next', 'confirmation'] as const;
type Faults = Partial<Record<(typeof fields)[number], PasswordFault>>;

/** Whoever came in with a password that somebody else has given chooses one that nobody else knows. */
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
  const { t } = useTranslation(['first_password', 'profile', 'common']);
  const me = useMe();
  const [faults, setFaults] = useState<Faults>({});
  const replace = useReplace(target);
  const refused = faultsOf(replace.error);
  const shown = refused ?? faults;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    const [next, confirmation] = fields.map((name) => String(data.get(name)));
    const filled = { current: '', next: next ?? '', confirmation: confirmation ?? '' };
    const { current: _, ...found } = passwordFaults(
      filled,
      wordsAbout({ ...me, school: me.school?.name ?? null }),
    );
    setFaults(found);
    replace.reset();
    const first = fields.find((name) => found[name] !== undefined);
    if (first === undefined) replace.mutate(filled.next);
    else form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const errorOf = (name: keyof Faults) => {
    const fault = shown[name];
    if (fault === undefined) return null;
    return fault === 'required' ? t('common:messages.fieldRequired') : t(`profile:password.fault.${fault}`);
  };
  const showLabel = t('profile:password.show');

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {/* Tells a password manager whose password it is. */}
      <input type="text" autoComplete="username" value={me.username} readOnly hidden />
      <PasswordField
        name="next"
        label={t('first_password:next')}
        description={t('profile:password.rules')}
        autoComplete="new-password"
        showLabel={showLabel}
        error={errorOf('next')}
      />
      <PasswordField
        name="confirmation"
        label={t('first_password:again')}
        autoComplete="new-password"
        showLabel={showLabel}
        error={errorOf('confirmation')}
      />
      {replace.error !== null && refused === null && (
        <Fault error={replace.error} failed={t('first_password:failed')} />
      )}
      <Button type="submit" size="lg" fullWidth loading={replace.isPending}>
        {t('first_password:submit')}
      </Button>
    </form>
  );
}

function useReplace(target: string | undefined) {
  const router = useRouter();
  const queries = useQueryClient();
  const me = useMe();
  return useMutation({
    mutationFn: (password: string) => call(replaceFirstPassword, { body: { new_password: password } }),
    onSuccess: () => {
      queries.setQueryData(meQuery.queryKey, { ...me, must_change_password: false });
      router.history.replace(safeTarget(target, location.origin));
    },
  });
}

/** What the server found wrong with the password; null if it was something else, or nothing. */
function faultsOf(error: Error | null): Faults | null {
  if (!(error instanceof ApiError)) return null;
  const next = error.fields.map(({ code }) => fromServer(code)).find((fault) => fault !== undefined);
  return next === undefined ? null : { next };
}
