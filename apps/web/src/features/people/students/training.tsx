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
import { periods, type StudentSearch, usualPeriod } from './student-search.ts';
import { trainingDays } from './training-days.ts';
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
        <CatchBoundary getResetKey={() => days.dataUpdatedAt} errorComponent={Undrawn}>
          <Charts days={days.data} />
        </CatchBoundary>
      )}
    </Card>
  );
}

/** Charts that fail take nothing else of the page with them. */
function Undrawn({ error, reset }: ErrorComponentProps) {
  return <LoadFailure item="results" error={error} onRetry={reset} />;
}

/**
 * Drawn for new days only. The chart library keeps a store per chart and sets it anew, part by part, whenever it is
 * drawn: a page that draws it along with everything else can be cut off by React's limit of updates that follow upon
 * updates.
 */
const Charts = memo(function Charts({ days }: { readonly days: readonly StudentDay[] }) {
  const { t } = useTranslation(['people', 'common']);
  const { shortDate, number, percent } = useFormats();
  const training = useMemo(() => trainingDays(days), [days]);
  if (training.length === 0) return <p className={classes.hint}>{t('people:days.none')}</p>;
  return (
    <>
      <DayBars
        label={t('people:days.minutes')}
        days={training}
        series={subjects.map((subject) => ({
          name: subject,
          label: t(`common:navigation.${subject}`),
          color: `var(--${subject})`,
        }))}
        stacked
        dayText={shortDate}
        valueText={(minutes) => number(wholeMinutes(minutes))}
      />
      <h3 className={classes.chartTitle}>{t('people:days.accuracy')}</h3>
      <DayLines
        label={t('people:days.accuracy')}
        most={100}
        days={training}
        series={[{ name: 'accuracy', label: t('people:days.accuracy'), color: 'var(--right)' }]}
        dayText={shortDate}
        valueText={percent}
      />
    </>
  );
});
