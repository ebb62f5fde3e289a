import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '../../../../../features/play/game-screen.tsx';
import { withTexts } from '../../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/math/fractions')({
  staticData: { name: 'fractions' },
  loader: withTexts('play', 'rooms', 'fractions'),
  component: () => <GameScreen game="fractions" />,
});
