import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '../../../../../features/play/game-screen.tsx';
import { withTexts } from '../../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/math/cross-math')({
  staticData: { name: 'cross-math' },
  loader: withTexts('play', 'rooms', 'cross-math'),
  component: () => <GameScreen game="cross-math" />,
});
