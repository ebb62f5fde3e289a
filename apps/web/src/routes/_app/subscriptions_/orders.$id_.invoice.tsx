import { createFileRoute } from '@tanstack/react-router';
import { allowOnly } from '../../../entities/person/guards.ts';
import { mayHaveOrders } from '../../../entities/plan/may-buy.ts';
import { invoiceQuery } from '../../../entities/plan/orders.ts';
import { InvoicePage } from '../../../features/plans/buying/paper/invoice-page.tsx';
import { found, idIn } from '../../../platform/address/found.ts';
import { withTexts } from '../../../platform/i18n.ts';
import { withTextsIn } from '../../../platform/texts-in.ts';

export const Route = createFileRoute('/_app/subscriptions_/orders/$id_/invoice')({
  staticData: { name: 'order_invoice' },
  codeSplitGroupings: [['component', 'loader']],
  beforeLoad: allowOnly(mayHaveOrders),
  loader: async ({ params, context: { queryClient } }) => {
    const [invoice] = await Promise.all([
      found(queryClient.fetchQuery({ ...invoiceQuery(idIn(params.id)), staleTime: 0 })),
      withTexts('plans', 'plan_papers')(),
      // A bank in Ukraine reads it, whatever the language of who pays.
      withTextsIn('uk', 'plan_papers'),
    ]);
    return invoice;
  },
  component: function InvoiceRoute() {
    return <InvoicePage invoice={Route.useLoaderData()} />;
  },
});
