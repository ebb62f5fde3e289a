import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '../../../../../features/play/game-screen.tsx';
import { readGameSearch } from '../../../../../platform/catalogue.ts';
import { withTexts } from '../../../../../platform/i18n.ts';

const readSearch = readGameSearch('multiply', 'multiply-divide');

export const Route = createFileRoute('/_app/_plan/games/math/multiply-divide')({
  staticData: { name: 'multiply-divide' },
  validateSearch: readSearch,
  loader: withTexts('play', 'rooms', 'multiply', 'multiply-divide'),
  component: OneOfTwo,
});

function OneOfTwo() {
  // The router leaves what was dropped in the search of the route, so it is read once more.
  const { game = 'multiply' } = Route.useSearch({ select: readSearch, structuralSharing: true });
  return <GameScreen game={game} />;
}
