import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { RevenuePage } from '../../../features/plans/desk/revenue/revenue-page.tsx';
import {
  readRevenueSearch,
  type RevenueSearch,
} from '../../../features/plans/desk/revenue/revenue-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/subscriptions/revenue')({
  staticData: { name: 'plans_revenue' },
  beforeLoad: allowOnly(isAdmin),
  validateSearch: readLater<RevenueSearch>(),
  loader: withTexts('plans', 'plans_desk'),
  component: function RevenueRoute() {
    const addressed = useAddress(readRevenueSearch);
    return <RevenuePage {...addressed} />;
  },
});
