import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../../entities/person/guards.ts';
import { mayUse } from '../../../../entities/person/permissions.ts';
import { GamesOf } from '../../../../features/games/games-page.tsx';
import { StepsIn } from '../../../../features/games/steps-in.tsx';
import { withTexts } from '../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/_plan/games/math')({
  staticData: { name: 'math' },
  beforeLoad: allowOnly(mayUse('math')),
  loader: withTexts('games', 'game_titles', 'trainings'),
  component: () => <GamesOf subject="math" above={<StepsIn subject="math" />} />,
});
