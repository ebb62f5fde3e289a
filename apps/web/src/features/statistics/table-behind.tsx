import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TableBehind as Behind } from '../../platform/table-behind.tsx';

/** The same figures as in the chart above. */
export function TableBehind({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('statistics');
  return <Behind label={t('table')}>{children}</Behind>;
}
