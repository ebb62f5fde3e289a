import { createFileRoute } from '@tanstack/react-router';
import { GamesOf } from '../../../../../features/games/games-page.tsx';
import { withTexts } from '../../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/math/')({
  staticData: { name: 'math' },
  loader: withTexts('games', 'game_titles'),
  component: () => <GamesOf subject="math" />,
});
