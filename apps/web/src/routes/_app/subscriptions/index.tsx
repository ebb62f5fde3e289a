import { late } from '@mindhero/ui/late';
import { createFileRoute } from '@tanstack/react-router';
import { useMe } from '../../../entities/person/me.ts';
import { managesPlans } from '../../../entities/person/permissions.ts';
import { type PeopleSearch, readPeopleSearch } from '../../../features/plans/stock/people-search.ts';
import { StockPage } from '../../../features/plans/stock/stock-page.tsx';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

const OwnPage = late(async () => (await import('../../../features/plans/own-page.tsx')).OwnPage);

export const Route = createFileRoute('/_app/subscriptions/')({
  validateSearch: readLater<PeopleSearch>(),
  loader: withTexts('plans', 'lists'),
  component: function StockRoute() {
    const addressed = useAddress(readPeopleSearch);
    return managesPlans(useMe()) ? <StockPage {...addressed} /> : <OwnPage />;
  },
});
