import { createFileRoute } from '@tanstack/react-router';
import { HomeworkPage } from '../../features/homework/list/homework-page.tsx';
import { readHomeworkSearch } from '../../features/homework/list/homework-search.ts';
import { allowOnly } from '../../platform/guards.ts';
import { withTexts } from '../../platform/i18n.ts';
import { isStudent } from '../../platform/permissions.ts';

export const Route = createFileRoute('/_app/homework')({
  staticData: { name: 'homework' },
  beforeLoad: allowOnly(isStudent),
  validateSearch: readHomeworkSearch,
  loader: withTexts('homework', 'lists', 'game_titles', 'screens'),
  component: function HomeworkRoute() {
    const navigate = Route.useNavigate();
    // The router leaves what was dropped in the search of the route, so it is read once more.
    const search = Route.useSearch({
      select: (typed) => readHomeworkSearch({ ...typed }),
      structuralSharing: true,
    });
    return (
      <HomeworkPage
        search={search}
        onSearch={(next, why) => void navigate({ search: next, replace: why === 'correction' })}
      />
    );
  },
});
