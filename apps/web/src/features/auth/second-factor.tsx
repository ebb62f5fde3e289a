import { Button } from '@mindhero/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meQuery, useMe } from '../../entities/person/me.ts';
import { RecoveryCodes } from '../../entities/person/second-factor/recovery-codes.tsx';
import { Setup } from '../../entities/person/second-factor/setup.tsx';
import { useKeptCodes } from '../../entities/person/second-factor/use-kept-codes.ts';
import { useSignOut } from '../../entities/person/sign-out.ts';
import { AuthScreen } from './auth-screen.tsx';
import { safeTarget } from './target.ts';
import classes from './sign-in.module.css';

/** Where an installation asks for a second factor: whoever has none adds one before anything else. */
export function SecondFactor({ target }: { readonly target: string | undefined }) {
  const { t } = useTranslation('second_factor');
  const router = useRouter();
  const queries = useQueryClient();
  const signOut = useSignOut();
  const me = useMe();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { keep, mayGo } = useKeptCodes();

  async function goOn(): Promise<void> {
    if (!(await mayGo())) return;
    queries.setQueryData(meQuery.queryKey, { ...me, must_add_second_factor: false });
    router.history.replace(safeTarget(target, location.origin));
  }
  const leave = (
    <Button kind="ghost" size="sm" onClick={() => void signOut()}>
      {t('must.leave')}
    </Button>
  );
  return (
    <AuthScreen title={codes === null ? t('must.title') : t('codes_title')} aside={codes === null && leave}>
      {codes === null ? (
        <>
          <p className={classes.hint}>{t('must.text')}</p>
          <Setup onDone={setCodes} />
        </>
      ) : (
        <RecoveryCodes codes={codes} keep={keep} onDone={() => void goOn()} />
      )}
    </AuthScreen>
  );
}
