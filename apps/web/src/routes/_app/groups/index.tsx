import { createFileRoute } from '@tanstack/react-router';
import { GroupsPage } from '../../../features/people/groups/groups-page.tsx';
import { readGroupsSearch } from '../../../features/people/groups/groups-search.ts';
import { allowOnly } from '../../../platform/guards.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { changeOf } from '../../../platform/lists/change-of.ts';
import { isStaff } from '../../../platform/permissions.ts';

export const Route = createFileRoute('/_app/groups/')({
  staticData: { name: 'groups' },
  beforeLoad: allowOnly(isStaff),
  validateSearch: readGroupsSearch,
  loader: withTexts('groups', 'lists'),
  component: function GroupsRoute() {
    const navigate = Route.useNavigate();
    // The router leaves what was dropped in the search of the route, so it is read once more.
    const search = Route.useSearch({
      select: (typed) => readGroupsSearch({ ...typed }),
      structuralSharing: true,
    });
    return (
      <GroupsPage
        search={search}
        onSearch={(next, why) => void navigate(changeOf(search, readGroupsSearch({ ...next }), why))}
      />
    );
  },
});
