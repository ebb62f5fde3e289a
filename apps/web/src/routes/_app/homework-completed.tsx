import { createFileRoute } from '@tanstack/react-router';
import { CompletedScreen } from '../../features/homework/completed/completed-screen.tsx';
import { allowOnly } from '../../platform/guards.ts';
import { withTexts } from '../../platform/i18n.ts';
import { wholeNumber } from '../../platform/lists/search-values.ts';
import { isStudent } from '../../platform/permissions.ts';

const readSearch = (typed: Readonly<Record<string, unknown>>): { readonly homework?: number } => {
  const homework = wholeNumber(typed['homework'], 2_147_483_647);
  return homework === null ? {} : { homework };
};

export const Route = createFileRoute('/_app/homework-completed')({
  staticData: { name: 'homework_completed' },
  beforeLoad: allowOnly(isStudent),
  validateSearch: readSearch,
  loader: withTexts('homework', 'levels', 'game_titles', 'screens'),
  component: () => <CompletedScreen id={readSearch({ ...Route.useSearch() }).homework ?? null} />,
});
