import { createFileRoute } from '@tanstack/react-router';
import { StudentsPage } from '../../../features/people/students/students-page.tsx';
import { readStudentsSearch } from '../../../features/people/students/students-search.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { changeOf } from '../../../platform/lists/change-of.ts';

export const Route = createFileRoute('/_app/students/')({
  staticData: { name: 'students' },
  validateSearch: readStudentsSearch,
  loader: withTexts('people', 'lists', 'accounts', 'groups', 'login_cards'),
  component: function StudentsRoute() {
    const navigate = Route.useNavigate();
    // The router leaves what was dropped in the search of the route, so it is read once more.
    const search = Route.useSearch({
      select: (typed) => readStudentsSearch({ ...typed }),
      structuralSharing: true,
    });
    return (
      <StudentsPage
        search={search}
        onSearch={(next, why) => void navigate(changeOf(search, readStudentsSearch({ ...next }), why))}
      />
    );
  },
});
