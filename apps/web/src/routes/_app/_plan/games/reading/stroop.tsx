import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '../../../../../features/play/game-screen.tsx';
import { withTexts } from '../../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/reading/stroop')({
  staticData: { name: 'stroop' },
  loader: withTexts('play', 'rooms', 'stroop'),
  component: () => <GameScreen game="stroop" />,
});
