import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { ErrorState } from '@mindhero/ui/error-state';
import { useQueryClient } from '@tanstack/react-query';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../entities/person/me.ts';
import { ButtonLink } from '../../platform/links.tsx';
import { nextAfter, toldAs } from './error-text.ts';
import classes from './error-page.module.css';

/** Shows the code of its address, what happened and what to do. */
export function ErrorPage({ code }: { readonly code: string }) {
  const { t } = useTranslation(['errors', 'common']);
  const told = toldAs(code);
  const role = useQueryClient().getQueryData(meQuery.queryKey)?.role;
  // Whom to ask for a door to be opened depends on who stands before it.
  const text =
    told === '403' && role !== undefined && role !== 'ADMIN'
      ? t(`errors:403.${role}`)
      : t(`errors:${told}.text`);
  return (
    <main className={classes.page}>
      <h1 className={classes.code}>{t('errors:code', { code })}</h1>
      <ErrorState title={t(`errors:${told}.title`)} text={text} action={<Ways code={code} />} />
    </main>
  );
}

/** What helps first, and the way back or to the start. */
function Ways({ code }: { readonly code: string }) {
  const { t } = useTranslation('common');
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const next = nextAfter(code);
  const goBack = () => router.history.back();
  const home = (kind: 'primary' | 'ghost') => (
    <ButtonLink kind={kind} to="/">
      {t('buttons.home')}
    </ButtonLink>
  );
  return (
    <ButtonRow align="center">
      {next === 'sign_in' && <ButtonLink to="/login">{t('buttons.sign_in')}</ButtonLink>}
      {next === 'again' && canGoBack && <Button onClick={goBack}>{t('buttons.retry')}</Button>}
      {home(next === 'home' || (next === 'again' && !canGoBack) ? 'primary' : 'ghost')}
      {next === 'home' && canGoBack && (
        <Button kind="ghost" onClick={goBack}>
          {t('buttons.back')}
        </Button>
      )}
    </ButtonRow>
  );
}
