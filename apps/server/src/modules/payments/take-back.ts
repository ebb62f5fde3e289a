/** What goes with money that a buyer, or a bank, has taken back without us. */
import { holdItems } from '../../entities/payments/held-items.ts';
import { attemptsOf, itemsOf, lockOrder } from '../../entities/payments/order-rows.ts';
import type { Refund } from '../../entities/payments/refund-done.ts';
import type { Database } from '../../platform/db/database.ts';
import type { paymentReviews } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';

/**
 * All of the order that is not given back yet: its price, and its plan-months, of which what is in stock is held.
 * @throws ApiError 409 if the order is not posted, or is paid by other money
 */
export async function itemsToTakeBack(
  tx: Database,
  { order_id }: Pick<typeof paymentReviews.$inferSelect, 'order_id'>,
): Promise<Pick<Refund, 'amount' | 'items'>> {
  const order = order_id === null ? null : await lockOrder(tx, order_id);
  if (order === null || order.paid_at === null) throw new ApiError('conflict');
  const attempts = await attemptsOf(tx, order.id);
  if (attempts.some(({ state }) => state === 'paid')) throw new ApiError('conflict');
  const items = (await itemsOf(tx, order.id)).map((item) => ({
    plan_type: item.plan_type,
    plan_months: item.plans * item.months - item.refunded_months,
    amount: item.price_after_discounts - item.refunded,
  }));
  return {
    items: await holdItems(tx, order.buyer_id, items),
    amount: items.reduce((sum, { amount }) => sum + amount, 0),
  };
}
