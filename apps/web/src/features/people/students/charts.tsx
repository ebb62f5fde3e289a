/** What is drawn of a student. One file, which comes late: charts weigh more than all the rest of the screen. */
import { wholeMinutes } from '@mindhero/engine/minutes';
import { subjects } from '@mindhero/engine/subject';
import { DayBars, DayLines } from '@mindhero/ui/day-chart';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import type { AbilityWeek } from './ability-weeks.ts';
import type { TrainingDay } from './training-days.ts';

interface DaysProps {
  readonly days: readonly TrainingDay[];
}

/**
 * Drawn for new days only. The chart library keeps a store per chart and sets it anew, part by part, whenever it is
 * drawn: a page that draws it along with everything else can be cut off by React's limit of updates that follow upon
 * updates.
 */
export const MinutesChart = memo(function MinutesChart({ days }: DaysProps) {
  const { t } = useTranslation(['people', 'common']);
  const { shortDate, number } = useFormats();
  return (
    <DayBars
      label={t('people:days.minutes')}
      days={days}
      series={subjects.map((subject) => ({
        name: subject,
        label: t(`common:navigation.${subject}`),
        color: `var(--${subject})`,
      }))}
      stacked
      dayText={shortDate}
      valueText={(minutes) => number(wholeMinutes(minutes))}
    />
  );
});

/** Drawn for new days only, too. */
export const AccuracyChart = memo(function AccuracyChart({ days }: DaysProps) {
  const { t } = useTranslation('people');
  const { shortDate, percent } = useFormats();
  return (
    <DayLines
      label={t('days.accuracy')}
      most={100}
      days={days}
      series={[{ name: 'accuracy', label: t('days.accuracy'), color: 'var(--right)' }]}
      dayText={shortDate}
      valueText={percent}
    />
  );
});

interface WeeksProps {
  readonly weeks: readonly AbilityWeek[];
}

/** Drawn for new weeks only. */
export const AbilityChart = memo(function AbilityChart({ weeks }: WeeksProps) {
  const { t } = useTranslation('people');
  const { shortDate, percent } = useFormats();
  const muted = { color: 'var(--muted)', apart: true };
  return (
    <DayLines
      label={t('ability.title')}
      most={100}
      days={weeks}
      series={[
        { name: 'ability', label: t('ability.line'), color: 'var(--brand)' },
        { name: 'least', label: t('ability.least'), ...muted },
        { name: 'most', label: t('ability.most'), ...muted },
      ]}
      dayText={shortDate}
      valueText={percent}
    />
  );
});
