import { late } from '@mindhero/ui/late';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { HomeworkScreen } from '../../../features/homework/task/homework-screen.tsx';
import { allowOnly } from '../../../platform/guards.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { wholeNumber } from '../../../platform/lists/search-values.ts';
import { isStudent } from '../../../platform/permissions.ts';

/** Only whoever plays needs it. */
const HomeworkRound = late(
  async () => (await import('../../../features/play/homework/homework-round.tsx')).HomeworkRound,
);

export const Route = createFileRoute('/_app/_plan/homework/$id')({
  staticData: { name: 'homework_play' },
  beforeLoad: allowOnly(isStudent),
  loader: async ({ params }) => {
    const id = wholeNumber(params.id, 2_147_483_647);
    if (id === null) throw redirect({ to: '/error/$errorCode', params: { errorCode: '404' } });
    await withTexts('homework', 'play', 'rooms', 'game_titles', 'screens')();
    return id;
  },
  component: function HomeworkRoute() {
    const id = Route.useLoaderData();
    return <HomeworkScreen key={id} id={id} Round={HomeworkRound} />;
  },
});
