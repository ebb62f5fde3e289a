import { homeworkSums, type StudentHomework as Homework } from '@mindhero/contract/homework';
import { Card } from '@mindhero/ui/card';
import { type Column, DataTable } from '@mindhero/ui/data-table';
import { Figures } from '@mindhero/ui/figures';
import { Pill } from '@mindhero/ui/pill';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GradeBadge } from '../../../entities/homework/grade-badge.tsx';
import { HomeworkStatusPill } from '../../../entities/homework/homework-status.tsx';
import { studentHomeworkQuery } from '../../../entities/person/students.ts';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { useFormats } from '../../../platform/format.ts';
import { useTableTexts } from '../../../platform/lists/table-texts.ts';
import { LoadFailure } from '../../../platform/load-failure.tsx';
import classes from './students.module.css';

/** What a student made of homework: how much in time, late or not at all, and each task with the way to its rounds. */
export function StudentHomework({ id }: { readonly id: number }) {
  const { t } = useTranslation('people');
  const { number } = useFormats();
  const [shown, setShown] = useState({ page: 1, pageSize: 10 });
  const homework = useQuery({
    ...studentHomeworkQuery(id, shown.page, shown.pageSize),
    placeholderData: keepPreviousData,
  });
  const { data } = homework;
  return (
    <Card title={t('homework.title')}>
      {homework.isError ? (
        <LoadFailure item="tasks" error={homework.error} onRetry={homework.refetch} />
      ) : (
        <>
          {data !== undefined && data.count > 0 && (
            <Figures
              kind="line"
              figures={homeworkSums.map((name) => ({
                label: t(`homework.sum.${name}`),
                value: number(data.sums[name]),
              }))}
            />
          )}
          <HomeworkTable
            student={id}
            rows={data?.results ?? []}
            count={data?.count ?? 0}
            loading={homework.isPending || homework.isPlaceholderData}
            shown={shown}
            onShow={setShown}
          />
        </>
      )}
    </Card>
  );
}

interface HomeworkTableProps {
  readonly student: number;
  readonly rows: readonly Homework[];
  readonly count: number;
  readonly loading: boolean;
  readonly shown: { readonly page: number; readonly pageSize: number };
  readonly onShow: (shown: HomeworkTableProps['shown']) => void;
}

function HomeworkTable({ student, rows, count, loading, shown, onShow }: HomeworkTableProps) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const columns = useHomeworkColumns();
  return (
    <DataTable<Homework, number>
      label={t('homework.title')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      count={count}
      {...shown}
      ordering=""
      loading={loading}
      onChange={({ page, pageSize }) => onShow({ page, pageSize })}
      href={({ id }) => `/tasks/${id}/statistic?student=${student}`}
      onRowClick={({ id }) =>
        void navigate({
          to: '/tasks/$taskId/statistic',
          params: { taskId: String(id) },
          search: { student },
        })
      }
      texts={useTableTexts()}
      empty={<p className={classes.hint}>{t('homework.none')}</p>}
    />
  );
}

function useHomeworkColumns(): readonly Column<Homework>[] {
  const { t } = useTranslation(['people', 'common']);
  const { dateTime } = useSchoolTime();
  return useMemo(
    () => [
      { id: 'name', header: t('people:homework.name'), cell: ({ name }) => name },
      {
        id: 'status',
        header: t('people:homework.status'),
        isBrief: true,
        cell: ({ status, is_late: isLate, is_marked: isMarked }) => (
          <>
            <HomeworkStatusPill status={status} />{' '}
            {isLate && <Pill tone="gold">{t('people:homework.late')}</Pill>}
            {isMarked && <Pill>{t('people:homework.on_paper')}</Pill>}
          </>
        ),
      },
      { id: 'due_at', header: t('people:homework.due'), cell: ({ due_at: due }) => dateTime(due) },
      {
        id: 'completed_at',
        header: t('people:homework.completed'),
        yields: 1,
        cell: ({ completed_at: at }) => (at === null ? '–' : dateTime(at)),
      },
      {
        id: 'percent',
        header: t('people:plays.result'),
        align: 'end',
        cell: ({ percent }) => (percent === null ? '–' : <GradeBadge percent={percent} />),
      },
    ],
    [t, dateTime],
  );
}
