import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '../../../../../features/play/game-screen.tsx';
import { withTexts } from '../../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/memory/number-memory')({
  staticData: { name: 'number-memory' },
  loader: withTexts('play', 'rooms', 'number-memory'),
  component: () => <GameScreen game="number-memory" />,
});
