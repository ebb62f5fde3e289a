import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '../../../../../features/play/game-screen.tsx';
import { withTexts } from '../../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/reading/number-search')({
  staticData: { name: 'number-search' },
  loader: withTexts('play', 'rooms', 'number-search'),
  component: () => <GameScreen game="number-search" />,
});
