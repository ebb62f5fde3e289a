import type { PlanMonth } from '@mindhero/contract/statistics/school';
import { DayBars } from '@mindhero/ui/day-chart';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { useMonth } from '../months.ts';

/** Plan-months of all types together, month by month. */
export function PlansChart({ months }: { readonly months: readonly PlanMonth[] }) {
  const { t } = useTranslation('statistics_school');
  const { number } = useFormats();
  const month = useMonth();
  const days = [...Map.groupBy(months, (one) => one.month)].map(([name, lines]) => ({
    day: `${name}-01`,
    bought: lines.reduce((sum, { bought }) => sum + bought, 0),
    used: lines.reduce((sum, { used }) => sum + used, 0),
  }));
  return (
    <DayBars
      label={t('plans.chart')}
      days={days}
      series={[
        { name: 'bought', label: t('plans.bought'), color: 'var(--brand)' },
        { name: 'used', label: t('plans.used'), color: 'var(--right)' },
      ]}
      dayText={month}
      valueText={number}
      wholeNumbers
    />
  );
}
