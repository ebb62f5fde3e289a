import type { StudentDay } from '@mindhero/contract/play';
import { wholeMinutes } from '@mindhero/engine/minutes';
import { subjects } from '@mindhero/engine/subject';
import { Card } from '@mindhero/ui/card';
import { DayBars, DayLines } from '@mindhero/ui/day-chart';
import { Segments } from '@mindhero/ui/segments';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { studentDaysQuery } from '../../../entities/person/students.ts';
import { useFormats } from '../../../platform/format.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { TableBehind } from '../../../platform/table-behind.tsx';
import { periods, type StudentSearch, usualPeriod } from './student-search.ts';
import { type TrainingDay, trainingDays } from './training-days.ts';
import { AccuracyTable, MinutesTable } from './training-tables.tsx';
import classes from './students.module.css';

interface TrainingProps {
  readonly id: number;
  readonly search: StudentSearch;
  readonly onSearch: (search: StudentSearch) => void;
}

/** Minutes and right answers, day by day. */
export function Training({ id, search, onSearch }: TrainingProps) {
  const { t } = useTranslation('people');
  const period = search.days ?? usualPeriod;
  const days = useQuery(studentDaysQuery(id, period));
  if (days.isPending) return <CardSkeleton lines={8} />;
  const choose = (
    <Segments
      label={t('days.label')}
      options={periods.map((days) => ({ value: days, label: t(`days.${days}`) }))}
      value={period}
      onChange={(days) => onSearch({ ...search, days })}
    />
  );
  return (
    <Card title={t('days.minutes')} actions={choose}>
      {days.isError ? (
        <LoadFailure item="results" error={days.error} onRetry={days.refetch} />
      ) : (
        <Days days={days.data} readAt={days.dataUpdatedAt} />
      )}
    </Card>
  );
}

interface DaysProps {
  readonly days: readonly StudentDay[];
  /** Charts that failed are tried again when there are new ones. */
  readonly readAt: number;
}

/** Each chart, and its figures behind it. */
function Days({ days, readAt }: DaysProps) {
  const { t } = useTranslation('people');
  const training = useMemo(() => trainingDays(days), [days]);
  if (training.length === 0) return <p className={classes.hint}>{t('days.none')}</p>;
  return (
    <>
      <CatchBoundary getResetKey={() => readAt} errorComponent={Undrawn}>
        <Minutes days={training} />
      </CatchBoundary>
      <TableBehind label={t('days.table')}>
        <MinutesTable days={training} />
      </TableBehind>
      <h3 className={classes.chartTitle}>{t('days.accuracy')}</h3>
      <CatchBoundary getResetKey={() => readAt} errorComponent={Undrawn}>
        <Accuracy days={training} />
      </CatchBoundary>
      <TableBehind label={t('days.table')}>
        <AccuracyTable days={training} />
      </TableBehind>
    </>
  );
}

/** Charts that fail take nothing else of the page with them. */
function Undrawn({ error, reset }: ErrorComponentProps) {
  return <LoadFailure item="results" error={error} onRetry={reset} />;
}

interface ChartProps {
  readonly days: readonly TrainingDay[];
}

/**
 * Drawn for new days only. The chart library keeps a store per chart and sets it anew, part by part, whenever it is
 * drawn: a page that draws it along with everything else can be cut off by React's limit of updates that follow upon
 * updates.
 */
const Minutes = memo(function Minutes({ days }: ChartProps) {
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
const Accuracy = memo(function Accuracy({ days }: ChartProps) {
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
