import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '../../../../../features/play/game-screen.tsx';
import { withTexts } from '../../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/memory/matrix')({
  staticData: { name: 'matrix' },
  loader: withTexts('play', 'rooms', 'matrix'),
  component: () => <GameScreen game="matrix" />,
});
