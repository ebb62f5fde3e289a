import type { StudentDay } from '@mindhero/contract/play';
import { periods } from '@mindhero/contract/statistics/period';
import { exportStudentDays, studentDaysFileColumns } from '@mindhero/contract/student-files';
import { Card } from '@mindhero/ui/card';
import { late } from '@mindhero/ui/late';
import { Segments } from '@mindhero/ui/segments';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { studentDaysQuery } from '../../../entities/person/students.ts';
import { call } from '../../../platform/client.ts';
import { LateChart } from '../../../platform/late-chart.tsx';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import { TableBehind } from '../../../platform/table-behind.tsx';
import { type StudentSearch, usualPeriod } from './student-search.ts';
import { trainingDays } from './training-days.ts';
import { AccuracyTable, MinutesTable } from './training-tables.tsx';
import classes from './students.module.css';

const MinutesChart = late(async () => (await import('./charts.tsx')).MinutesChart);
const AccuracyChart = late(async () => (await import('./charts.tsx')).AccuracyChart);

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
        <Days id={id} period={period} days={days.data} readAt={days.dataUpdatedAt} />
      )}
    </Card>
  );
}

interface DaysProps {
  readonly id: number;
  readonly period: number;
  readonly days: readonly StudentDay[];
  /** Charts that failed are tried again when there are new ones. */
  readonly readAt: number;
}

/** Each chart, and its figures behind it. */
function Days({ id, period, days, readAt }: DaysProps) {
  const { t } = useTranslation('people');
  const training = useMemo(() => trainingDays(days), [days]);
  if (training.length === 0) return <p className={classes.hint}>{t('days.none')}</p>;
  const file = (
    <TableExport
      count={days.length}
      columns={studentDaysFileColumns}
      fetchFile={(asked) => call(exportStudentDays, { params: { id }, query: { days: period, ...asked } })}
    />
  );
  return (
    <>
      <LateChart resetKey={readAt}>
        <MinutesChart days={training} />
      </LateChart>
      <TableBehind label={t('days.table')}>
        <MinutesTable days={training} />
        {file}
      </TableBehind>
      <h3 className={classes.chartTitle}>{t('days.accuracy')}</h3>
      <LateChart resetKey={readAt}>
        <AccuracyChart days={training} />
      </LateChart>
      <TableBehind label={t('days.table')}>
        <AccuracyTable days={training} />
        {file}
      </TableBehind>
    </>
  );
}
