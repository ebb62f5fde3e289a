import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../../entities/person/guards.ts';
import { mayUse } from '../../../../entities/person/permissions.ts';
import { GamesOf } from '../../../../features/games/games-page.tsx';
import { withTexts } from '../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/reading')({
  staticData: { name: 'reading' },
  beforeLoad: allowOnly(mayUse('reading')),
  loader: withTexts('games', 'game_titles'),
  component: () => <GamesOf subject="reading" />,
});
