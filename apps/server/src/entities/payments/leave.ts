/** What stays of the orders of somebody who is erased. */
import { inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { orders, paymentReviews, refunds } from '../../platform/db/schema/index.ts';

/** Nobody pays for them any more, and what was written about them goes; the orders and their money stay. */
export async function leaveOrders(tx: Database, buyers: readonly number[]): Promise<void> {
  await tx
    .update(orders)
    .set({
      refund_reason: null,
      state: sql`case ${orders.state} when 'awaiting' then 'cancelled' else ${orders.state} end`,
    })
    .where(inArray(orders.buyer_id, [...buyers]));
  const theirs = tx
    .select({ id: orders.id })
    .from(orders)
    .where(inArray(orders.buyer_id, [...buyers]));
  const cases = await tx
    .update(paymentReviews)
    .set({ note: null })
    .where(inArray(paymentReviews.order_id, theirs))
    .returning({ id: paymentReviews.id });
  const ofCases = inArray(
    refunds.review_id,
    cases.map(({ id }) => id),
  );
  await tx
    .update(refunds)
    .set({ reason: '' })
    .where(or(inArray(refunds.order_id, theirs), ofCases));
}
