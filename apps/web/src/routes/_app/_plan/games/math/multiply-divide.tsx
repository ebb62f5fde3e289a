import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '../../../../../features/play/game-screen.tsx';
import { readGameSearch } from '../../../../../platform/catalogue.ts';
import { withTexts } from '../../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/math/multiply-divide')({
  staticData: { name: 'multiply-divide' },
  validateSearch: readGameSearch('multiply', 'multiply-divide'),
  loader: withTexts('play', 'rooms', 'multiply', 'multiply-divide'),
  component: OneOfTwo,
});

function OneOfTwo() {
  const { game = 'multiply' } = Route.useSearch();
  return <GameScreen game={game} />;
}
