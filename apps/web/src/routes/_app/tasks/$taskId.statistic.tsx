import { CardSkeleton } from '@mindhero/ui/skeletons';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { taskStatisticsQuery, taskTechniquesQuery } from '../../../entities/homework/task-results.ts';
import { taskQuery } from '../../../entities/homework/tasks.ts';
import { allowOnly } from '../../../entities/person/guards.ts';
import { isStaff } from '../../../entities/person/permissions.ts';
import { roomsQuery } from '../../../features/tasks/statistic/block-names.ts';
import { StatisticPage } from '../../../features/tasks/statistic/statistic-page.tsx';
import {
  readStatisticSearch,
  type StatisticSearch,
} from '../../../features/tasks/statistic/statistic-search.ts';
import { found, idIn } from '../../../platform/address/found.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

/** Seldom what somebody came for. */
const ReplayScreen = lazy(async () => {
  const { ReplayScreen: replay } = await import('../../../features/play/replay/replay-screen.tsx');
  return { default: replay };
});

export const Route = createFileRoute('/_app/tasks/$taskId/statistic')({
  staticData: { name: 'task_statistic' },
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: allowOnly(isStaff),
  validateSearch: readLater<StatisticSearch>(),
  loader: async ({ params, context: { queryClient } }) => {
    const id = idIn(params.taskId);
    const statistics = queryClient.ensureQueryData(taskStatisticsQuery(id));
    // What these bring is missed by nobody for long, so nobody waits for them to be had again.
    const besides = [
      statistics.then(({ blocks }) => queryClient.ensureQueryData(roomsQuery(blocks))),
      queryClient.ensureQueryData(taskTechniquesQuery(id)),
    ];
    const needed = [found(statistics), found(queryClient.ensureQueryData(taskQuery(id)))];
    await Promise.all([
      withTexts('tasks', 'task_results', 'lists', 'rooms', 'trainings', 'game_titles')(),
      ...needed,
      Promise.allSettled(besides),
    ]);
    return id;
  },
  component: function StatisticRoute() {
    const id = Route.useLoaderData();
    const addressed = useAddress(readStatisticSearch);
    if (addressed.search.play !== undefined) {
      return (
        <Suspense fallback={<CardSkeleton lines={8} />}>
          <ReplayScreen playId={addressed.search.play} />
        </Suspense>
      );
    }
    return <StatisticPage id={id} {...addressed} />;
  },
});
