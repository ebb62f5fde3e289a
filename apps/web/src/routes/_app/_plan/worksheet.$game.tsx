import { gameIds } from '@mindhero/games/catalogue';
import { namespacesOf } from '@mindhero/games/strings';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { WorksheetScreen } from '../../../features/play/worksheet/worksheet-screen.tsx';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/worksheet/$game')({
  staticData: { name: 'worksheet' },
  validateSearch: ({ seed, set }: Readonly<Record<string, unknown>>) => ({ seed, set }),
  loader: async ({ params }) => {
    const game = gameIds.find((id) => id === params.game);
    if (game === undefined) throw redirect({ to: '/error/$errorCode', params: { errorCode: '404' } });
    await withTexts('play', 'rooms', 'trainings', 'game_titles', ...namespacesOf(game))();
    return game;
  },
  component: function WorksheetRoute() {
    const navigate = Route.useNavigate();
    return (
      <WorksheetScreen
        game={Route.useLoaderData()}
        search={Route.useSearch()}
        onSearch={(search) => void navigate({ search, replace: true })}
      />
    );
  },
});
