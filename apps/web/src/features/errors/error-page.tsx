import { ErrorState } from '@mindhero/ui/error-state';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../platform/links.tsx';
import { toldAs } from './error-text.ts';
import classes from './error-page.module.css';

/** Shows the code of its address, what happened and what to do. */
export function ErrorPage({ code }: { readonly code: string }) {
  const { t } = useTranslation(['errors', 'common']);
  const told = toldAs(code);
  return (
    <main className={classes.page}>
      <h1 className={classes.code}>{t('errors:code', { code })}</h1>
      <ErrorState
        title={t(`errors:${told}.title`)}
        text={t(`errors:${told}.text`)}
        action={<ButtonLink to="/">{t('common:buttons.home')}</ButtonLink>}
      />
    </main>
  );
}
