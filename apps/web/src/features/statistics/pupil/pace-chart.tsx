import type { Subject } from '@mindhero/engine/subject';
import { DayLines } from '@mindhero/ui/day-chart';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import type { PaceWeek } from './weeks.ts';

interface PaceChartProps {
  readonly weeks: readonly PaceWeek[];
  readonly subject: Subject;
}

/** Right answers a minute, week by week. Drawn for new weeks only: see `people/students/charts.tsx`. */
export const PaceChart = memo(function PaceChart({ weeks, subject }: PaceChartProps) {
  const { t } = useTranslation('statistics_pupil');
  const { shortDate, number } = useFormats();
  const label = t('then.a_minute');
  return (
    <DayLines
      label={label}
      days={weeks}
      series={[{ name: 'pace', label, color: `var(--${subject})` }]}
      dayText={shortDate}
      valueText={number}
    />
  );
});
