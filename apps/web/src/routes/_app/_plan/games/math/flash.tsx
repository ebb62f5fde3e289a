import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '../../../../../features/play/game-screen.tsx';
import { withTexts } from '../../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/math/flash')({
  staticData: { name: 'flash' },
  loader: withTexts('play', 'rooms', 'flash'),
  component: () => <GameScreen game="flash" />,
});
