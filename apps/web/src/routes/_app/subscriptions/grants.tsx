import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { GrantsPage } from '../../../features/plans/desk/grants/grants-page.tsx';
import { type GrantsSearch, readGrantsSearch } from '../../../features/plans/desk/grants/grants-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/subscriptions/grants')({
  staticData: { name: 'plans_grants' },
  beforeLoad: allowOnly(isAdmin),
  validateSearch: readLater<GrantsSearch>(),
  loader: withTexts('plans', 'plans_desk', 'faults', 'lists', 'roles'),
  component: function GrantsRoute() {
    const addressed = useAddress(readGrantsSearch);
    return <GrantsPage {...addressed} />;
  },
});
