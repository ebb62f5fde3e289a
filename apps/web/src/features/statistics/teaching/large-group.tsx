import { MOST_PUPILS } from '@mindhero/contract/statistics/teaching';
import { useTranslation } from 'react-i18next';
import classes from './teaching.module.css';

/** Says of a large group that not all of it is shown. */
export function LargeGroup({ shown }: { readonly shown: number }) {
  const { t } = useTranslation('statistics_teaching');
  return shown < MOST_PUPILS ? null : (
    <p className={classes.hint}>{t('most_pupils', { most: MOST_PUPILS })}</p>
  );
}
