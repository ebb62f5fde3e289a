import { exportTaskStatistics, taskStudentFileColumns } from '@mindhero/contract/export';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { IconButton } from '@mindhero/ui/icon-button';
import { Page } from '@mindhero/ui/page';
import { Segments } from '@mindhero/ui/segments';
import { CardSkeleton } from '@mindhero/ui/skeletons';
import { IconPresentation } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../platform/client.ts';
import { ExportMenu } from '../../../platform/lists/export-menu.tsx';
import { useHiddenColumns } from '../../../platform/lists/use-hidden-columns.ts';
import type { Addressed } from '../../../platform/lists/use-list.ts';
import { taskStatisticsQuery } from '../../../platform/task-results.ts';
import { taskQuery } from '../../../platform/tasks.ts';
import { useLiveTask } from '../../../platform/use-live-task.ts';
import { AgainDialog } from './again-dialog.tsx';
import { type BlockName, useBlockNames } from './block-names.ts';
import { FigureCards } from './figure-cards.tsx';
import { ItemsView } from './items-view.tsx';
import { LiveSign } from './live-sign.tsx';
import { Projector } from './projector.tsx';
import { blockColumns, type StatisticSearch, studentsList, type View, views } from './statistic-search.ts';
import { StudentAttempts } from './student-attempts.tsx';
import { StudentsTable } from './students-table.tsx';
import { TechniquesView } from './techniques-view.tsx';
import classes from './statistic.module.css';

/** Charts weigh more than all the rest of the screen. */
const DaysView = lazy(() => import('./days-view.tsx'));

interface StatisticPageProps extends Addressed<StatisticSearch> {
  readonly id: number;
}

/** What became of a task, as it is now. */
export function StatisticPage({ id, search, onSearch }: StatisticPageProps) {
  const { t } = useTranslation(['task_results', 'common']);
  const statistics = useSuspenseQuery(taskStatisticsQuery(id)).data;
  const { groups } = useSuspenseQuery(taskQuery(id)).data;
  const live = useLiveTask(id);
  const names = useBlockNames(statistics.blocks);
  const hidden = useHiddenColumns(studentsList.name, { search, onSearch });
  const [again, setAgain] = useState<ReadonlySet<number> | null>(null);
  const { view = 'blocks', student: chosen, ...others } = search;
  const student = statistics.students.find((one) => one.id === chosen);
  const show = (next: View | 'projector') => {
    const { view: _view, ...rest } = others;
    onSearch(next === 'blocks' ? rest : { ...rest, view: next });
  };
  if (view === 'projector') {
    return <Projector statistics={statistics} live={live} onClose={() => show('blocks')} />;
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
        <>
          <LiveSign state={live} />
          <IconButton
            label={t('task_results:projector.open')}
            icon={<IconPresentation aria-hidden />}
            onClick={() => show('projector')}
          />
          <ExportMenu
            list={{ count: statistics.students.length, isLong: false, hidden }}
            item="results"
            columns={taskStudentFileColumns}
            fetchFile={(file) => call(exportTaskStatistics, { params: { id }, query: file })}
          />
          <Button size="sm" onClick={() => setAgain(new Set())}>
            {t('task_results:again.button')}
          </Button>
        </>
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
        actions={view === 'blocks' && <span className={classes.legend}>{t('task_results:legend')}</span>}
      >
        {view === 'blocks' ? (
          <StudentsTable
            statistics={statistics}
            names={names}
            hidden={hidden}
            search={search}
            onSearch={onSearch}
            onAgain={setAgain}
          />
        ) : (
          <OtherView
            view={view}
            id={id}
            names={names}
            onBlock={(block) => onSearch({ ordering: blockColumns[block] ?? 'name' })}
          />
        )}
      </Card>
      {student !== undefined && (
        <StudentAttempts
          taskId={id}
          student={student}
          names={names}
          search={search}
          onClose={() => onSearch(view === 'blocks' ? others : { ...others, view })}
        />
      )}
      {again !== null && <AgainDialog statistics={statistics} ticked={again} onClose={() => setAgain(null)} />}
    </Page>
  );
}

interface OtherViewProps {
  readonly view: Exclude<View, 'blocks'>;
  readonly id: number;
  readonly names: readonly BlockName[];
  readonly onBlock: (block: number) => void;
}

function OtherView({ view, id, names, onBlock }: OtherViewProps) {
  const statistics = useSuspenseQuery(taskStatisticsQuery(id)).data;
  switch (view) {
    case 'techniques':
      return <TechniquesView id={id} />;
    case 'items':
      return <ItemsView statistics={statistics} names={names} onBlock={onBlock} />;
    case 'days':
      return (
        <Suspense fallback={<CardSkeleton lines={8} />}>
          <DaysView students={statistics.students} />
        </Suspense>
      );
  }
}
