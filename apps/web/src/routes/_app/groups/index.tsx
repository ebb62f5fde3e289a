import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { isStaff } from '../../../entities/person/permissions.ts';
import { GroupsPage } from '../../../features/people/groups/groups-page.tsx';
import { type GroupsSearch, readGroupsSearch } from '../../../features/people/groups/groups-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/groups/')({
  staticData: { name: 'groups' },
  beforeLoad: allowOnly(isStaff),
  validateSearch: readLater<GroupsSearch>(),
  loader: withTexts('groups', 'lists'),
  component: function GroupsRoute() {
    const addressed = useAddress(readGroupsSearch);
    return <GroupsPage {...addressed} />;
  },
});
