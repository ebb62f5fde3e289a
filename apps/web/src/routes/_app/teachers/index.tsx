import { createFileRoute } from '@tanstack/react-router';
import { TeachersPage } from '../../../features/people/teachers/teachers-page.tsx';
import { readTeachersSearch } from '../../../features/people/teachers/teachers-search.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { changeOf } from '../../../platform/lists/change-of.ts';

export const Route = createFileRoute('/_app/teachers/')({
  staticData: { name: 'teachers' },
  validateSearch: readTeachersSearch,
  loader: withTexts('teachers', 'people', 'accounts', 'lists', 'groups'),
  component: function TeachersRoute() {
    const navigate = Route.useNavigate();
    // The router leaves what was dropped in the search of the route, so it is read once more.
    const search = Route.useSearch({
      select: (typed) => readTeachersSearch({ ...typed }),
      structuralSharing: true,
    });
    return (
      <TeachersPage
        search={search}
        onSearch={(next, why) => void navigate(changeOf(search, readTeachersSearch({ ...next }), why))}
      />
    );
  },
});
