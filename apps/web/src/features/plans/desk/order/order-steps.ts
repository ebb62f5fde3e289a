/** What an administrator can do with an order. Pure. */
import type { Order } from '@mindhero/contract/plans/order';

/** Money comes to whom an invoice was sent, be it too late or once more; what was paid can be given back as long as any is left. */
export function stepsFor({
  state,
  attempts,
  remaining,
}: Pick<Order, 'state' | 'attempts' | 'remaining'>): readonly ('receive' | 'refund')[] {
  const hasInvoice = attempts.some(({ provider }) => provider === 'invoice');
  const isPaid = state === 'paid' || state === 'partly_refunded';
  const isLeft = remaining.some(({ left_months }) => left_months > 0);
  return [
    ...(hasInvoice && state !== 'refunded' ? (['receive'] as const) : []),
    ...(isPaid && isLeft ? (['refund'] as const) : []),
  ];
}
