import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '../../../../../features/play/game-screen.tsx';
import { withTexts } from '../../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/math/factor-frenzy')({
  staticData: { name: 'factor-frenzy' },
  loader: withTexts('play', 'rooms', 'factor-frenzy'),
  component: () => <GameScreen game="factor-frenzy" />,
});
