import { namespacesOf } from '@mindhero/games/strings';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { gamesAt } from '../../../../entities/game/catalogue.ts';
import { allowOnly } from '../../../../entities/person/guards.ts';
import { mayUse } from '../../../../entities/person/permissions.ts';
import { GameScreen } from '../../../../features/play/game-screen.tsx';
import { withTexts } from '../../../../platform/i18n.ts';

/** The screen of every game; the catalogue says which of them an address is of. */
export const Route = createFileRoute('/_app/_plan/games/$')({
  // Which of the games that share an address is meant; and the set of a worksheet, which its room reads.
  validateSearch: (search: Readonly<Record<string, unknown>>) => search,
  beforeLoad: ({ context, location }) => {
    const [game] = gamesAt(location.pathname);
    if (game === undefined) throw redirect({ to: '/error/$errorCode', params: { errorCode: '404' } });
    allowOnly(mayUse(game.subject))({ context });
  },
  loader: async ({ location }) => {
    const games = gamesAt(location.pathname).map(({ id }) => id);
    await withTexts('play', 'rooms', 'trainings', 'game_titles', ...games.flatMap(namespacesOf))();
    return games;
  },
  component: Game,
});

function Game() {
  const games = Route.useLoaderData();
  const { game: asked } = Route.useSearch();
  const game = games.find((id) => id === asked) ?? games[0];
  return game && <GameScreen key={games[0]} game={game} />;
}
