import { createFileRoute } from '@tanstack/react-router';
import { SchoolsPage } from '../../features/schools/schools-page.tsx';
import { readSchoolsSearch } from '../../features/schools/schools-search.ts';
import { allowOnly } from '../../platform/guards.ts';
import { withTexts } from '../../platform/i18n.ts';
import { changeOf } from '../../platform/lists/change-of.ts';
import { isAdmin } from '../../platform/permissions.ts';

export const Route = createFileRoute('/_app/schools')({
  staticData: { name: 'schools' },
  beforeLoad: allowOnly(isAdmin),
  validateSearch: readSchoolsSearch,
  loader: withTexts('schools', 'lists', 'accounts'),
  component: function SchoolsRoute() {
    const navigate = Route.useNavigate();
    // The router leaves what was dropped in the search of the route, so it is read once more.
    const search = Route.useSearch({
      select: (typed) => readSchoolsSearch({ ...typed }),
      structuralSharing: true,
    });
    return (
      <SchoolsPage
        search={search}
        onSearch={(next, why) => void navigate(changeOf(search, readSchoolsSearch({ ...next }), why))}
      />
    );
  },
});
