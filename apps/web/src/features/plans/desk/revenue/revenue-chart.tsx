import { DayBars } from '@mindhero/ui/day-chart';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanType } from '../../../../entities/plan/plan-type.ts';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import { localeOf } from '../../../../platform/format.ts';
import { type RevenueMonth, type RevenueTotal, typesIn } from './revenue-sums.ts';
import { useMonthText } from './use-month-text.ts';

interface RevenueChartProps {
  readonly months: readonly RevenueMonth[];
  readonly total: RevenueTotal;
}

const colors: Readonly<Record<PlanType, string>> = {
  student: 'var(--brand)',
  teacher: 'var(--reading)',
  director: 'var(--math)',
};

/** What was paid month by month, the types on top of each other. Drawn for new months only. */
export const RevenueChart = memo(function RevenueChart({ months, total }: RevenueChartProps) {
  const { t, i18n } = useTranslation('plans_desk');
  const { typeName } = usePlanWords();
  const monthText = useMonthText('short');
  const days = useMemo(
    () =>
      months.map(({ month, byType: { student, teacher, director } }) => ({
        day: month,
        student: student / 100,
        teacher: teacher / 100,
        director: director / 100,
      })),
    [months],
  );
  const short = new Intl.NumberFormat(localeOf(i18n.language), {
    notation: 'compact',
    maximumFractionDigits: 1,
  });
  return (
    <DayBars
      label={t('revenue.chart')}
      days={days}
      series={typesIn(total).map((name) => ({ name, label: typeName(name), color: colors[name] }))}
      stacked
      dayText={monthText}
      valueText={(value) => short.format(value)}
    />
  );
});
