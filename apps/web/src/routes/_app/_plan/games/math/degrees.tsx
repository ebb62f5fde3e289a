import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '../../../../../features/play/game-screen.tsx';
import { withTexts } from '../../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/math/degrees')({
  staticData: { name: 'degrees' },
  loader: withTexts('play', 'rooms', 'degrees'),
  component: () => <GameScreen game="degrees" />,
});
