import { createFileRoute } from '@tanstack/react-router';
import { AllGames } from '../../../../features/games/games-page.tsx';
import { withTexts } from '../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/')({
  staticData: { name: 'games' },
  loader: withTexts('games', 'game_titles'),
  component: AllGames,
});
