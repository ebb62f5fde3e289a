import type { TaskStudent } from '@mindhero/contract/task-results';
import { DayBars } from '@mindhero/ui/day-chart';
import { EmptyState } from '@mindhero/ui/empty-state';
import { FigureTable } from '@mindhero/ui/figure-table';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { useFormats } from '../../../platform/format.ts';
import { daysOf, type TaskDay } from './figures.ts';
import { PercentCell } from './heat-cell.tsx';
import classes from './days.module.css';

/** Who began and who completed it, day by day. */
export default function DaysView({ students }: { readonly students: readonly TaskStudent[] }) {
  const { t } = useTranslation('task_results');
  const { day } = useSchoolTime();
  const days = useMemo(() => daysOf(students, day), [students, day]);
  if (days.length === 0) return <EmptyState title={t('days.none_title')} text={t('days.none_text')} />;
  return (
    <>
      <Chart days={days} />
      <Days days={days} />
    </>
  );
}

/** Drawn for new days only, since the chart library keeps a store of its own. */
const Chart = memo(function Chart({ days }: { readonly days: readonly TaskDay[] }) {
  const { t } = useTranslation('task_results');
  const { shortDate, number } = useFormats();
  return (
    <div className={classes.chart}>
      <DayBars
        label={t('view.days')}
        days={days}
        series={[
          { name: 'started', label: t('days.started'), color: 'var(--info-deep)' },
          { name: 'completed', label: t('days.completed'), color: 'var(--right)' },
        ]}
        wholeNumbers
        dayText={shortDate}
        valueText={number}
      />
    </div>
  );
});

/** The same in figures. */
function Days({ days }: { readonly days: readonly TaskDay[] }) {
  const { t } = useTranslation('task_results');
  const { date, number } = useFormats();
  return (
    <FigureTable>
      <thead>
        <tr>
          <th scope="col">{t('days.day')}</th>
          <th scope="col">{t('days.started')}</th>
          <th scope="col">{t('days.completed')}</th>
          <th scope="col">{t('column.percent')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, started, completed, percent }) => (
          <tr key={day}>
            <th scope="row">{date(day)}</th>
            <td>{number(started)}</td>
            <td>{number(completed)}</td>
            <td>
              <PercentCell percent={percent} />
            </td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}
