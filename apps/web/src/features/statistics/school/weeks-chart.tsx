import { DayBars } from '@mindhero/ui/day-chart';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';

interface WeeksChartProps {
  readonly weeks: readonly { readonly monday: string; readonly active: number }[];
}

/** How many trained, week by week. */
export function WeeksChart({ weeks }: WeeksChartProps) {
  const { t } = useTranslation('statistics_school');
  const { number, shortDate } = useFormats();
  return (
    <DayBars
      label={t('schools.weeks')}
      days={weeks.map(({ monday, active }) => ({ day: monday, active }))}
      series={[{ name: 'active', label: t('schools.trained'), color: 'var(--brand)' }]}
      dayText={shortDate}
      valueText={number}
      wholeNumbers
    />
  );
}
