import { createFileRoute } from '@tanstack/react-router';
import { GameScreen } from '../../../../features/play/game-screen.tsx';
import { allowOnly } from '../../../../platform/guards.ts';
import { withTexts } from '../../../../platform/i18n.ts';
import { mayUse } from '../../../../platform/permissions.ts';

export const Route = createFileRoute('/_app/_plan/games/abacus')({
  staticData: { name: 'abacus' },
  beforeLoad: allowOnly(mayUse('math')),
  loader: withTexts('play', 'rooms', 'abacus'),
  component: () => <GameScreen game="abacus" />,
});
