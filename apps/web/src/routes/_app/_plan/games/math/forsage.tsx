import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '../../../../../features/play/game-screen.tsx';
import { withTexts } from '../../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/math/forsage')({
  staticData: { name: 'forsage' },
  loader: withTexts('play', 'rooms', 'forsage'),
  component: () => <GameScreen game="forsage" />,
});
