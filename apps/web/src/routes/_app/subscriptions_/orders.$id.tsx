import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { mayHaveOrders } from '../../../entities/plan/may-buy.ts';
import { orderQuery } from '../../../entities/plan/orders.ts';
import { OrderPage } from '../../../features/plans/buying/order/order-page.tsx';
import { found, idIn } from '../../../platform/address/found.ts';
import { withTexts } from '../../../platform/i18n.ts';

/** Also where a browser comes back to from a payment provider: of its address only the number of the order counts. */
export const Route = createFileRoute('/_app/subscriptions_/orders/$id')({
  staticData: { name: 'order' },
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: allowOnly(mayHaveOrders),
  loader: async ({ params, context: { queryClient } }) => {
    const id = idIn(params.id);
    await Promise.all([found(queryClient.ensureQueryData(orderQuery(id))), withTexts('plans', 'faults')()]);
    return id;
  },
  component: function OrderRoute() {
    const id = Route.useLoaderData();
    return <OrderPage key={id} id={id} />;
  },
});
