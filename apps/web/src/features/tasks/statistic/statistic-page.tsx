import type { Task } from '@mindhero/contract/task';
import { exportTaskStatistics, taskStudentFileColumns } from '@mindhero/contract/task-file';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { IconButton } from '@mindhero/ui/icon-button';
import { Page } from '@mindhero/ui/page';
import { Segments } from '@mindhero/ui/segments';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { IconPresentation } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type TaskStatistics, taskStatisticsQuery } from '../../../entities/homework/task-results.ts';
import { taskQuery } from '../../../entities/homework/tasks.ts';
import { useLiveTask } from '../../../entities/homework/use-live-task.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { call } from '../../../platform/client.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { ExportMenu } from '../../../platform/lists/export-menu.tsx';
import { type HiddenColumns, useHiddenColumns } from '../../../platform/lists/use-hidden-columns.ts';
import { useHasCome } from '../../../platform/use-has-come.ts';
import { TaskMenu } from '../list/task-menu.tsx';
import { type BlockName, useBlockNames } from './block-names.ts';
import { FigureCards } from './figure-cards.tsx';
import { onceOver } from './figures.ts';
import { LiveSign } from './live-sign.tsx';
import { blockColumns, type StatisticSearch, studentsList, type View, views } from './statistic-search.ts';
import { StudentsTable } from './students-table.tsx';
import classes from './students.module.css';

/** Charts weigh more than all the rest of the screen; the others few look at each time. */
const DaysView = lazy(() => import('./days-view.tsx'));
const TechniquesView = lazy(async () => {
  const [view] = await Promise.all([import('./techniques-view.tsx'), withTexts('techniques')()]);
  return view;
});
const ItemsView = lazy(() => import('./items-view.tsx'));
const StudentAttempts = lazy(() => import('./student-attempts.tsx'));
const Projector = lazy(() => import('./projector.tsx'));
const AgainDialog = lazy(() => import('./again-dialog.tsx'));

interface StatisticPageProps extends Addressed<StatisticSearch> {
  readonly id: number;
}

/** What became of a task, as it is now. */
export function StatisticPage({ id, search, onSearch }: StatisticPageProps) {
  const { t } = useTranslation(['task_results', 'common']);
  const loaded = useSuspenseQuery(taskStatisticsQuery(id)).data;
  const isOver = useHasCome(loaded.due_at);
  const statistics = useMemo(
    () => (isOver ? { ...loaded, students: onceOver(loaded.students) } : loaded),
    [loaded, isOver],
  );
  const task = useSuspenseQuery(taskQuery(id)).data;
  const { groups } = task;
  const live = useLiveTask(id);
  const names = useBlockNames(statistics.blocks);
  const hidden = useHiddenColumns(studentsList.name, { search, onSearch });
  const [again, setAgain] = useState<ReadonlySet<number> | null>(null);
  const { view = 'blocks' } = search;
  const student = statistics.students.find((one) => one.id === search.student);
  const show = (next: View | 'projector') => onSearch(withView(search, next));
  if (view === 'projector') {
    return (
      <Suspense fallback={null}>
        <Projector statistics={statistics} live={live} onClose={() => show('blocks')} />
      </Suspense>
    );
  }
  return (
    <Page
      title={statistics.name}
      crumbs={[
        <Link key="tasks" to="/tasks">
          {t('common:navigation.tasks')}
        </Link>,
        ...(groups.length === 0 ? [] : [groups.map(({ name }) => name).join(', ')]),
      ]}
      actions={
        <Actions
          task={task}
          statistics={statistics}
          hidden={hidden}
          onProjector={() => show('projector')}
          onAgain={() => setAgain(nobody)}
        />
      }
    >
      <FigureCards statistics={statistics} names={names} />
      <Card
        title={
          <Segments
            label={t('task_results:view.label')}
            options={views.map((value) => ({ value, label: t(`task_results:view.${value}`) }))}
            value={view}
            onChange={show}
          />
        }
        actions={<LiveSign state={live} from={statistics.available_from} />}
      >
        {view === 'blocks' ? (
          <StudentsTable
            key={statistics.id}
            {...{ statistics, names, hidden, search, onSearch }}
            onAgain={setAgain}
          />
        ) : (
          <Suspense fallback={<CardSkeleton lines={8} />}>
            <OtherView
              {...{ view, statistics, names }}
              onBlock={(block) => onSearch({ ordering: blockColumns[block] ?? 'name' })}
            />
          </Suspense>
        )}
      </Card>
      <Suspense fallback={null}>
        {student !== undefined && (
          <StudentAttempts
            {...{ student, names, search }}
            taskId={id}
            onClose={() => onSearch(withView(search, view))}
          />
        )}
        {again !== null && (
          <AgainDialog statistics={statistics} ticked={again} onClose={() => setAgain(null)} />
        )}
      </Suspense>
    </Page>
  );
}

const nobody: ReadonlySet<number> = new Set();

/** The same table in another view, with nobody's attempts open. */
function withView(search: StatisticSearch, view: View | 'projector'): StatisticSearch {
  const { view: _view, student: _student, ...others } = search;
  return view === 'blocks' ? others : { ...others, view };
}

interface ActionsProps {
  readonly task: Task;
  readonly statistics: TaskStatistics;
  readonly hidden: HiddenColumns;
  readonly onProjector: () => void;
  readonly onAgain: () => void;
}

function Actions({ task, statistics: { id, students }, hidden, onProjector, onAgain }: ActionsProps) {
  const { t } = useTranslation('task_results');
  const navigate = useNavigate();
  return (
    <>
      <IconButton label={t('projector.open')} icon={<IconPresentation aria-hidden />} onClick={onProjector} />
      <span className={classes.export}>
        <ExportMenu
          list={{ count: students.length, isLong: false, hidden }}
          item="results"
          columns={taskStudentFileColumns}
          isWhole
          fetchFile={(file) => call(exportTaskStatistics, { params: { id }, query: file })}
        />
      </span>
      <Button onClick={onAgain}>{t('again.button')}</Button>
      <TaskMenu task={task} onStatistic onDeleted={() => void navigate({ to: '/tasks' })} />
    </>
  );
}

interface OtherViewProps {
  readonly view: Exclude<View, 'blocks'>;
  readonly statistics: TaskStatistics;
  readonly names: readonly BlockName[];
  readonly onBlock: (block: number) => void;
}

function OtherView({ view, statistics, names, onBlock }: OtherViewProps) {
  switch (view) {
    case 'techniques':
      return <TechniquesView id={statistics.id} />;
    case 'items':
      return <ItemsView statistics={statistics} names={names} onBlock={onBlock} />;
    case 'days':
      return <DaysView students={statistics.students} />;
  }
}
