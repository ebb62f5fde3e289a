/** What can be decided on money that fits no order. Pure. */
import type { OrderRow } from '@mindhero/contract/plans/order';
import type { ReviewItem } from '@mindhero/contract/plans/payment';

export const decisions = ['assign', 'refund', 'note'] as const;
export type DecisionKind = (typeof decisions)[number];

/** The likeliest first. Money that was taken back pays no order, and money that came twice hardly another one. */
export function decisionsFor({ why }: Pick<ReviewItem, 'why'>): readonly DecisionKind[] {
  if (why === 'reversed') return ['refund', 'note'];
  return why === 'paid_twice' ? ['refund', 'assign', 'note'] : decisions;
}

/**
 * What giving back means: the provider sends it, somebody has to do it at the bank, or it is gone already and the
 * plan-months follow it.
 */
export function wayBackOf({
  why,
  provider,
}: Pick<ReviewItem, 'why' | 'provider'>): 'provider' | 'bank' | 'gone' {
  if (why === 'reversed') return 'gone';
  return provider === 'invoice' ? 'bank' : 'provider';
}

/** Kopecks by which it is more than the order costs, less with a minus; null where that is not known, or nothing. */
export function misfitWith(
  { amount, currency }: Pick<ReviewItem, 'amount' | 'currency'>,
  { quote }: Pick<OrderRow, 'quote'>,
): number | null {
  if (amount === null || currency !== quote.currency) return null;
  const difference = amount - quote.price_after_discounts;
  return difference === 0 ? null : difference;
}
