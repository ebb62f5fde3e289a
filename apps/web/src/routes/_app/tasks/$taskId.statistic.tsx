import { CardSkeleton } from '@mindhero/ui/skeletons';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { roomsQuery } from '../../../features/tasks/statistic/block-names.ts';
import { StatisticPage } from '../../../features/tasks/statistic/statistic-page.tsx';
import { readStatisticSearch } from '../../../features/tasks/statistic/statistic-search.ts';
import { ApiError } from '../../../platform/client.ts';
import { allowOnly } from '../../../platform/guards.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { changeOf } from '../../../platform/lists/change-of.ts';
import { wholeNumber } from '../../../platform/lists/search-values.ts';
import { isStaff } from '../../../platform/permissions.ts';
import { taskStatisticsQuery, taskTechniquesQuery } from '../../../platform/task-results.ts';
import { taskQuery } from '../../../platform/tasks.ts';

/** Seldom what somebody came for. */
const ReplayScreen = lazy(async () => {
  const { ReplayScreen: replay } = await import('../../../features/play/replay/replay-screen.tsx');
  return { default: replay };
});

const notFound = () => redirect({ to: '/error/$errorCode', params: { errorCode: '404' } });

export const Route = createFileRoute('/_app/tasks/$taskId/statistic')({
  staticData: { name: 'task_statistic' },
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: allowOnly(isStaff),
  validateSearch: readStatisticSearch,
  loader: async ({ params, context: { queryClient } }) => {
    const id = wholeNumber(params.taskId, 2_147_483_647);
    if (id === null) throw notFound();
    const statistics = queryClient.ensureQueryData(taskStatisticsQuery(id));
    // What these bring is missed by nobody for long, so nobody waits for them to be had again.
    const besides = [
      statistics.then(({ blocks }) => queryClient.ensureQueryData(roomsQuery(blocks))),
      queryClient.ensureQueryData(taskTechniquesQuery(id)),
    ];
    const needed = [statistics, queryClient.ensureQueryData(taskQuery(id))].map((asked) =>
      asked.catch((error: unknown) => {
        throw error instanceof ApiError && error.status === 404 ? notFound() : error;
      }),
    );
    await Promise.all([
      withTexts('tasks', 'task_results', 'techniques', 'lists', 'rooms', 'game_titles')(),
      ...needed,
      Promise.allSettled(besides),
    ]);
    return id;
  },
  component: function StatisticRoute() {
    const navigate = Route.useNavigate();
    const id = Route.useLoaderData();
    const search = Route.useSearch({
      select: (typed) => readStatisticSearch({ ...typed }),
      structuralSharing: true,
    });
    if (search.play !== undefined) {
      return (
        <Suspense fallback={<CardSkeleton lines={8} />}>
          <ReplayScreen playId={search.play} />
        </Suspense>
      );
    }
    return (
      <StatisticPage
        id={id}
        search={search}
        onSearch={(next, why) => void navigate(changeOf(search, readStatisticSearch({ ...next }), why))}
      />
    );
  },
});
