import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { mayHaveOrders } from '../../../entities/plan/may-buy.ts';
import { orderQuery } from '../../../entities/plan/orders.ts';
import { ReceiptPage } from '../../../features/plans/buying/paper/receipt-page.tsx';
import { found, idIn } from '../../../platform/address/found.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { installationQuery } from '../../../platform/installation.ts';

export const Route = createFileRoute('/_app/subscriptions_/orders/$id_/receipt')({
  staticData: { name: 'order_receipt' },
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: allowOnly(mayHaveOrders),
  loader: async ({ params, context: { queryClient } }) => {
    const [order, installation] = await Promise.all([
      // What is printed is as it is now.
      found(queryClient.fetchQuery({ ...orderQuery(idIn(params.id)), staleTime: 0 })),
      queryClient.ensureQueryData(installationQuery).catch(() => null),
      withTexts('plans', 'plan_papers')(),
    ]);
    return { order, operator: installation?.operator ?? null };
  },
  component: function ReceiptRoute() {
    return <ReceiptPage {...Route.useLoaderData()} />;
  },
});
