import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './tables.module.css';

/** The same figures as in the chart above, for whoever reads them one by one. */
export function TableBehind({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('statistics');
  return (
    <details className={classes.behind}>
      <summary>{t('table')}</summary>
      {children}
    </details>
  );
}
