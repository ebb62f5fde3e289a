import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../entities/person/guards.ts';
import { isStaff } from '../../entities/person/permissions.ts';
import { InactivePage } from '../../features/people/inactive/inactive-page.tsx';
import { type InactiveSearch, readInactiveSearch } from '../../features/people/inactive/inactive-search.ts';
import { readLater } from '../../platform/address/read-later.ts';
import { useAddress } from '../../platform/address/use-address.ts';
import { withTexts } from '../../platform/i18n.ts';

export const Route = createFileRoute('/_app/inactive-users')({
  staticData: { name: 'inactive_users' },
  beforeLoad: allowOnly(isStaff),
  validateSearch: readLater<InactiveSearch>(),
  loader: withTexts('accounts', 'people', 'lists'),
  component: function InactiveUsersRoute() {
    const addressed = useAddress(readInactiveSearch);
    return <InactivePage {...addressed} />;
  },
});
