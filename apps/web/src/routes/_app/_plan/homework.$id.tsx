import { late } from '@mindhero/ui/late';
import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { isStudent } from '../../../entities/person/permissions.ts';
import { HomeworkScreen } from '../../../features/homework/task/homework-screen.tsx';
import { idIn } from '../../../platform/address/found.ts';
import { withTexts } from '../../../platform/i18n.ts';

/** Needed only to play. */
const HomeworkRound = late(
  async () => (await import('../../../features/play/homework/homework-round.tsx')).HomeworkRound,
);

export const Route = createFileRoute('/_app/_plan/homework/$id')({
  staticData: { name: 'homework_play' },
  beforeLoad: allowOnly(isStudent),
  loader: async ({ params }) => {
    const id = idIn(params.id);
    await withTexts('homework', 'play', 'rooms', 'trainings', 'game_titles', 'screens')();
    return id;
  },
  component: function HomeworkRoute() {
    const id = Route.useLoaderData();
    return <HomeworkScreen key={id} id={id} Round={HomeworkRound} />;
  },
});
