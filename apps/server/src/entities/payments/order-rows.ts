/** Orders as they are stored, and how they are locked. */
import { type SQL, and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { orderItems, orders, paymentAttempts, paymentReviews } from '../../platform/db/schema/index.ts';
import { stateOfMoney } from './settle-step.ts';

export type Order = typeof orders.$inferSelect;
export type Item = typeof orderItems.$inferSelect;
export type Attempt = typeof paymentAttempts.$inferSelect;

/** An order, locked until the transaction ends; null if there is none. @param visible a condition on `orders` */
export async function lockOrder(tx: Database, id: number, visible?: SQL): Promise<Order | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), visible))
    .for('no key update');
  return order ?? null;
}

export const itemsOf = (tx: Database, order: number): Promise<Item[]> =>
  prepared(tx.select().from(orderItems).where(eq(orderItems.order_id, order)).orderBy(orderItems.plan_type));

export const attemptsOf = (tx: Database, order: number): Promise<Attempt[]> =>
  tx.select().from(paymentAttempts).where(eq(paymentAttempts.order_id, order)).orderBy(paymentAttempts.id);

/** How an order stands that was paid, by what was given back of it. */
export async function moneyOf(
  tx: Database,
  order: Pick<Order, 'id' | 'refunded' | 'price_after_discounts'>,
): Promise<ReturnType<typeof stateOfMoney>> {
  const items = await itemsOf(tx, order.id);
  return stateOfMoney({
    refunded: order.refunded,
    price: order.price_after_discounts,
    months: items.reduce((sum, { plans, months }) => sum + plans * months, 0),
    refundedMonths: items.reduce((sum, { refunded_months }) => sum + refunded_months, 0),
  });
}

/**
 * Lets an order out of review as soon as nothing of it waits there: paid if it was posted, else it failed, since
 * its money has gone another way.
 */
export async function release(tx: Database, id: number): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order?.state !== 'review') return;
  const open = await tx
    .select({ id: paymentReviews.id })
    .from(paymentReviews)
    .where(and(eq(paymentReviews.order_id, id), isNull(paymentReviews.settled_at)))
    .limit(1);
  if (open.length > 0) return;
  const state = order.paid_at === null ? 'failed' : await moneyOf(tx, order);
  await tx.update(orders).set({ state }).where(eq(orders.id, id));
}
