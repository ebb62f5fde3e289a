import { createFileRoute } from '@tanstack/react-router';
import { InactivePage } from '../../features/people/inactive/inactive-page.tsx';
import { readInactiveSearch } from '../../features/people/inactive/inactive-search.ts';
import { allowOnly } from '../../platform/guards.ts';
import { withTexts } from '../../platform/i18n.ts';
import { changeOf } from '../../platform/lists/change-of.ts';
import { isStaff } from '../../platform/permissions.ts';

export const Route = createFileRoute('/_app/inactive-users')({
  staticData: { name: 'inactive_users' },
  beforeLoad: allowOnly(isStaff),
  validateSearch: readInactiveSearch,
  loader: withTexts('accounts', 'people', 'lists'),
  component: function InactiveUsersRoute() {
    const navigate = Route.useNavigate();
    // The router leaves what was dropped in the search of the route, so it is read once more.
    const search = Route.useSearch({
      select: (typed) => readInactiveSearch({ ...typed }),
      structuralSharing: true,
    });
    return (
      <InactivePage
        search={search}
        onSearch={(next, why) => void navigate(changeOf(search, readInactiveSearch({ ...next }), why))}
      />
    );
  },
});
