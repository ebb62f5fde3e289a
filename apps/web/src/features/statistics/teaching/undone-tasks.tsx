import { MOST_UNDONE, type UndoneTask } from '@mindhero/contract/statistics/teaching';
import { exportUndoneTasks, undoneTasksFileColumns } from '@mindhero/contract/statistics/teaching-files';
import { Card } from '@mindhero/ui/card';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ExtendDialog } from '../../../entities/homework/several/extend.ts';
import { useSchoolTime } from '../../../entities/school/school-time.ts';
import { call } from '../../../platform/client.ts';
import { TableExport } from '../../../platform/lists/table-export.tsx';
import { ToolButton } from '../../../platform/tool-button.tsx';
import { readStatisticsSearch, type StatisticsView } from '../statistics-search.ts';
import { groupHomeworkRequest } from './queries.ts';
import { type ValuedColumn, WholeTable } from './whole-table.tsx';
import classes from './teaching.module.css';

interface UndoneTasksProps extends StatisticsView {
  readonly tasks: readonly UndoneTask[];
}

/** The tasks that somebody has not done, each of which can be given more time. */
export function UndoneTasks({ search, onSearch, tasks }: UndoneTasksProps) {
  const { t } = useTranslation('statistics_teaching');
  const [extended, setExtended] = useState<UndoneTask | null>(null);
  const columns = useColumns(setExtended);
  const queryClient = useQueryClient();
  return (
    <Card
      title={t('undone.title')}
      actions={
        <TableExport
          count={tasks.length}
          columns={undoneTasksFileColumns}
          fetchFile={(file) =>
            call(exportUndoneTasks, { query: { ...groupHomeworkRequest(search), ...file } })
          }
        />
      }
    >
      <WholeTable
        label={t('undone.title')}
        columns={columns}
        rows={tasks}
        rowId={({ id }) => id}
        sort={search.sort_tasks}
        onSort={(sort) => onSearch(readStatisticsSearch({ ...search, sort_tasks: sort }))}
      />
      {tasks.length >= MOST_UNDONE && (
        <p className={classes.hint}>{t('undone.most', { most: MOST_UNDONE })}</p>
      )}
      {extended !== null && (
        <Suspense>
          <ExtendDialog
            tasks={[extended]}
            onClose={() => setExtended(null)}
            onDone={() => void queryClient.invalidateQueries({ queryKey: ['statistics'] })}
          />
        </Suspense>
      )}
    </Card>
  );
}

function useColumns(onExtend: (task: UndoneTask) => void): readonly ValuedColumn<UndoneTask>[] {
  const { t } = useTranslation('statistics_teaching');
  const { dateTime } = useSchoolTime();
  return [
    {
      id: 'name',
      header: t('undone.task'),
      value: ({ name }) => name,
      cell: ({ id, name }) => (
        <Link to="/tasks/$taskId/statistic" params={{ taskId: String(id) }} className={classes.link}>
          {name}
        </Link>
      ),
    },
    {
      id: 'due_at',
      header: t('undone.due'),
      below: 'named',
      value: ({ due_at: due }) => due,
      cell: ({ due_at: due }) => dateTime(due),
    },
    {
      id: 'undone',
      header: t('undone.left'),
      below: 'named',
      isFigure: true,
      align: 'end',
      value: ({ undone }) => undone,
      cell: ({ undone }) => undone,
    },
    {
      id: 'extend',
      header: t('undone.extend'),
      headerHidden: true,
      align: 'end',
      isBrief: true,
      cell: (task) => (
        <ToolButton
          icon={IconCalendarPlus}
          aria-label={t('undone.extend_of', { name: task.name })}
          onClick={() => onExtend(task)}
        >
          {t('undone.extend')}
        </ToolButton>
      ),
    },
  ];
}
