/** What an administrator can do with an order. Pure. */
import type { Order } from '@mindhero/contract/plans/order';

/** Money comes to whom an invoice was sent, be it too late or once more; what was paid can be given back. */
export function stepsFor({
  state,
  attempts,
}: Pick<Order, 'state' | 'attempts'>): readonly ('receive' | 'refund')[] {
  const hasInvoice = attempts.some(({ provider }) => provider === 'invoice');
  const isPaid = state === 'paid' || state === 'partly_refunded';
  return [
    ...(hasInvoice && state !== 'refunded' ? (['receive'] as const) : []),
    ...(isPaid ? (['refund'] as const) : []),
  ];
}
