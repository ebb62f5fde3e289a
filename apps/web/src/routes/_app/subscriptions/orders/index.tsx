import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../../entities/person/guards.ts';
import { mayHaveOrders } from '../../../../entities/plan/may-buy.ts';
import { OrdersPage } from '../../../../features/plans/buying/orders/orders-page.tsx';
import {
  type OrdersSearch,
  readOrdersSearch,
} from '../../../../features/plans/buying/orders/orders-search.ts';
import { readLater } from '../../../../platform/address/read-later.ts';
import { useAddress } from '../../../../platform/address/use-address.ts';
import { withTexts } from '../../../../platform/i18n.ts';

export const Route = createFileRoute('/_app/subscriptions/orders/')({
  staticData: { name: 'orders' },
  beforeLoad: allowOnly(mayHaveOrders),
  validateSearch: readLater<OrdersSearch>(),
  loader: withTexts('plans', 'lists'),
  component: function OrdersRoute() {
    const addressed = useAddress(readOrdersSearch);
    return <OrdersPage {...addressed} />;
  },
});
