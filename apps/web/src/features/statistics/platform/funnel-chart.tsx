import type { Cohort } from '@mindhero/contract/statistics/platform';
import { DayBars } from '@mindhero/ui/day-chart';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { useMonth } from '../months.ts';

/** Of each month how many were invited, began, and stayed. */
export function FunnelChart({ months }: { readonly months: readonly Cohort[] }) {
  const { t } = useTranslation('statistics_platform');
  const { number } = useFormats();
  const month = useMonth();
  return (
    <DayBars
      label={t('funnel.title')}
      days={months.map((one) => ({ ...one, day: `${one.month}-01` }))}
      series={[
        { name: 'pupils', label: t('funnel.pupils'), color: 'var(--control)' },
        { name: 'started', label: t('funnel.started'), color: 'var(--brand)' },
        { name: 'stayed', label: t('funnel.stayed'), color: 'var(--right)' },
      ]}
      dayText={month}
      valueText={number}
      wholeNumbers
    />
  );
}
