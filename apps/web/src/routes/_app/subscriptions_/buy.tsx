import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { has } from '../../../entities/person/permissions.ts';
import { BuyPage } from '../../../features/plans/buying/buy-page.tsx';
import { type BuySearch, readBuySearch } from '../../../features/plans/buying/buy-search.ts';
import { readLater } from '../../../platform/address/read-later.ts';
import { useAddress } from '../../../platform/address/use-address.ts';
import { withTexts } from '../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/subscriptions_/buy')({
  staticData: { name: 'plan_buy' },
  // Administrators grant plans. Who else may not buy is told whom to ask.
  beforeLoad: allowOnly(has('STUDENT', 'TEACHER', 'DIRECTOR')),
  validateSearch: readLater<BuySearch>(),
  loader: withTexts('plans'),
  component: function BuyRoute() {
    return <BuyPage asked={useAddress(readBuySearch).search} />;
  },
});
