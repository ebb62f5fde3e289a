/** Money that has gone back: what that changes in the books, in orders and in the queue. */
import { eq, inArray, and } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import {
  orderItems,
  orders,
  paymentAttempts,
  paymentReviews,
  refunds,
} from '../../platform/db/schema/index.ts';
import { type AccountName, lockAccounts, type Movement, post } from '../plans/books.ts';
import { letGo } from './held-items.ts';
import { type Attempt, itemsOf, lockOrder, moneyOf, type Order, release } from './order-rows.ts';
import type { Payment } from './provider.ts';
import { recordOrder } from './record.ts';

export type Refund = typeof refunds.$inferSelect;

/** Whether the provider is still to say what became of it. */
export const isOpen = ({ state }: Pick<Refund, 'state'>): boolean => state === 'asked' || state === 'waiting';

interface Reversal {
  /** Its order is locked. */
  readonly attempt: Attempt;
  readonly payment: Payment;
  readonly now: Date;
}

/**
 * A provider tells that a payment was taken back. If we have asked for that, it is confirmed by it.
 * @returns whether all of it is what we asked for; otherwise somebody else took the money
 */
export async function confirmRefunds(tx: Database, { attempt, payment, now }: Reversal): Promise<boolean> {
  const given = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.attempt_id, attempt.id), inArray(refunds.state, ['asked', 'waiting', 'done'])))
    .orderBy(refunds.id)
    .for('no key update');
  const open = given.filter(isOpen);
  for (const refund of open) await complete(tx, refund, now);
  const total = given.reduce((sum, { amount }) => sum + amount, 0);
  // The amount of a payment is not what went back of it: beside one that we wait for it says nothing.
  const gone = payment.refunded ?? (open.length > 0 ? total : payment.amount) ?? total;
  return total > 0 && gone <= total;
}

/** What a provider said of a refund, as it is stored. @param id of one that is open; of others nothing changes */
export async function finish(
  tx: Database,
  id: number,
  outcome: 'done' | 'waiting' | 'failed',
  now: Date,
): Promise<void> {
  const [found] = await tx.select().from(refunds).where(eq(refunds.id, id));
  if (found === undefined) return;
  const order = found.order_id === null ? null : await lockOrder(tx, found.order_id);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, id)).for('no key update');
  if (refund === undefined || !isOpen(refund)) return;
  if (outcome === 'done') return complete(tx, refund, now);
  const isOver = outcome === 'failed';
  if (isOver && order !== null) await letGo(tx, order.buyer_id, refund.items);
  await tx
    .update(refunds)
    .set({ state: outcome, ...(isOver && { done_at: now, next_ask_at: null }) })
    .where(eq(refunds.id, id));
}

/** @param refund locked and open, and its order is locked */
async function complete(tx: Database, refund: Refund, now: Date): Promise<void> {
  await tx
    .update(refunds)
    .set({ state: 'done', done_at: now, next_ask_at: null })
    .where(eq(refunds.id, refund.id));
  const order = refund.order_id === null ? null : await lockOrder(tx, refund.order_id);
  const taken = order === null ? 0 : await takePlans(tx, refund, order, now);
  if (refund.review_id !== null) await closeReview(tx, refund, refund.review_id, now);
  if (order === null) return;
  const { amount, includes_used, asked_by: id } = refund;
  const details = { amount, plan_months: taken, includes_used };
  await recordOrder(tx, { actor: { id }, now }, 'refunded', order, details);
}

/** Takes back what was held of that for which the money was given back. @returns plan-months */
async function takePlans(tx: Database, refund: Refund, order: Order, now: Date): Promise<number> {
  const { id, items, asked_by: actor } = refund;
  const stock: AccountName = { kind: 'stock', owner: order.buyer_id };
  const refunded: AccountName = { kind: 'refunded', owner: order.buyer_id };
  const accounts = await lockAccounts(
    tx,
    items.flatMap(({ plan_type }) => [
      { ...stock, plan_type },
      { ...refunded, plan_type },
    ]),
  );
  await letGo(tx, order.buyer_id, items);
  const taken = items.filter(({ in_stock }) => in_stock > 0);
  const movements = taken.map(({ plan_type, in_stock: quantity }): Movement => ({
    key: `refund:${id}:${plan_type}`,
    plan_type,
    from: stock,
    to: refunded,
    quantity,
    reason: 'refund',
    actor,
    order: order.id,
  }));
  await post(tx, movements, now, accounts);
  await countRefunded(tx, order, refund);
  return movements.reduce((sum, { quantity }) => sum + quantity, 0);
}

async function countRefunded(tx: Database, order: Order, { items, amount }: Refund): Promise<void> {
  const before = new Map((await itemsOf(tx, order.id)).map((item) => [item.plan_type, item]));
  for (const item of items) {
    const { refunded_months = 0, refunded = 0 } = before.get(item.plan_type) ?? {};
    await tx
      .update(orderItems)
      .set({ refunded_months: refunded_months + item.plan_months, refunded: refunded + item.amount })
      .where(and(eq(orderItems.order_id, order.id), eq(orderItems.plan_type, item.plan_type)));
  }
  const refunded = order.refunded + amount;
  const state = await moneyOf(tx, { ...order, refunded });
  await tx.update(orders).set({ refunded, state }).where(eq(orders.id, order.id));
}

/** The money of a case has gone back, and with it the attempt that had brought it. */
async function closeReview(tx: Database, refund: Refund, reviewId: number, now: Date): Promise<void> {
  const [review] = await tx
    .update(paymentReviews)
    .set({ settled_at: now, settled_by: refund.asked_by, note: refund.reason })
    .where(eq(paymentReviews.id, reviewId))
    .returning();
  if (review === undefined) return;
  if (review.attempt_id !== null)
    await tx
      .update(paymentAttempts)
      .set({ state: 'reversed', settled_at: now, next_ask_at: null })
      .where(eq(paymentAttempts.id, review.attempt_id));
  if (review.order_id !== null) await release(tx, review.order_id);
}
