/** Money that fits no order, and what an administrator decides on it. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { listReview, ReviewItem, settleReview } from '@mindhero/contract/plans/payment';
import { asc, desc, eq, sql } from 'drizzle-orm';
import { record } from '../../entities/audit.ts';
import { firstAskOfPaid } from '../../entities/payments/asking.ts';
import { attemptsOf, lockOrder, release } from '../../entities/payments/order-rows.ts';
import { purchase } from '../../entities/payments/purchase.ts';
import { orderNumber } from '../../entities/payments/reference.ts';
import { finish } from '../../entities/payments/refund-done.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Page, readPage } from '../../platform/db/list.ts';
import { paymentAttempts, paymentReviews, refunds } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { itemsToTakeBack } from './take-back.ts';

type Review = typeof paymentReviews.$inferSelect;
type Decision = ParsedRequestOf<typeof settleReview>['body'];

/** A page of it. */
export function findReviews(
  db: Database,
  query: ParsedRequestOf<typeof listReview>['query'],
): Promise<Page<ReviewItem>> {
  const { settled, ordering } = query;
  const isOpen = sql`(${paymentReviews.settled_at} is null)`;
  const direction = ordering === 'at' ? asc : desc;
  return readPage(
    db,
    {
      of: paymentReviews,
      where: settled === 'all' ? undefined : sql`${isOpen} = ${settled === 'open'}`,
      orderBy: [direction(paymentReviews.at), direction(paymentReviews.id)],
      isBounded: false,
    },
    query,
    async (isOnPage) => (await db.select().from(paymentReviews).where(isOnPage)).map(toItem),
  );
}

function toItem({ at, order_id, settled_at, ...review }: Review): ReviewItem {
  return {
    ...review,
    at: at.toISOString(),
    order: order_id === null ? null : { id: order_id, number: orderNumber(order_id) },
    settled_at: settled_at?.toISOString() ?? null,
  };
}

/** One of them. @throws ApiError 404 */
export async function findReview(db: Database, id: number): Promise<ReviewItem> {
  const [found] = await db.select().from(paymentReviews).where(eq(paymentReviews.id, id));
  if (found === undefined) throw new ApiError('not_found');
  return toItem(found);
}

/**
 * Decides.
 * @returns the refund that a provider is to be asked for, or null
 * @throws ApiError 404, 409 for what was decided on before, or cannot be done any more
 */
export async function decide(
  tx: Database,
  actor: Actor,
  id: number,
  decision: Decision,
  now: Date,
): Promise<number | null> {
  const review = await lockReview(tx, id, decision);
  const { action, note } = decision;
  if (action === 'assign') await assign(tx, review, decision.order, now);
  // It is on its way already: nothing is decided again, only the provider is asked.
  const before = action === 'refund' ? await refundOf(tx, id) : null;
  if (before !== null) return before.id;
  const refund = action === 'refund' ? await giveBack(tx, actor, review, note, now) : null;
  if (action !== 'refund') {
    await tx
      .update(paymentReviews)
      .set({ settled_at: now, settled_by: actor.id, note })
      .where(eq(paymentReviews.id, id));
    if (review.order_id !== null) await release(tx, review.order_id);
  }
  const details = { name: review.reference, decision: action, why: review.why, amount: review.amount };
  const decided = {
    action: 'settled',
    subject: 'payment',
    subject_id: id,
    school_id: null,
    details,
  } as const;
  await record(tx, { actor, now }, decided);
  return refund;
}

/** With the orders that it is about, which are locked before it, by their ids. */
async function lockReview(tx: Database, id: number, decision: Decision): Promise<Review> {
  const [found] = await tx.select().from(paymentReviews).where(eq(paymentReviews.id, id));
  if (found === undefined) throw new ApiError('not_found');
  const wanted = [found.order_id, decision.action === 'assign' ? decision.order : null];
  const ids = [...new Set(wanted.filter((one) => one !== null))].toSorted((a, b) => a - b);
  for (const order of ids) await lockOrder(tx, order);
  const [review] = await tx
    .select()
    .from(paymentReviews)
    .where(eq(paymentReviews.id, id))
    .for('no key update');
  if (review?.settled_at !== null) throw new ApiError('conflict', { detail: 'It was decided on before' });
  return review;
}

/** The money pays that order. */
async function assign(tx: Database, review: Review, orderId: number, now: Date): Promise<void> {
  // What was taken back pays nothing, and of money on its way back nobody knows.
  if (review.why === 'reversed' || (await refundOf(tx, review.id)) !== null) throw new ApiError('conflict');
  const order = await lockOrder(tx, orderId);
  if (order === null || order.paid_at !== null) return refuseField('body.order', 'not_an_option');
  const next_ask_at = firstAskOfPaid(review.provider, now);
  const paid = { order_id: orderId, state: 'paid', settled_at: now, next_ask_at } as const;
  if (review.attempt_id !== null)
    await tx.update(paymentAttempts).set(paid).where(eq(paymentAttempts.id, review.attempt_id));
  else
    await tx.insert(paymentAttempts).values({
      ...paid,
      provider: review.provider,
      reference: review.reference,
      amount: review.amount ?? order.price_after_discounts,
      created_at: now,
    });
  await purchase(tx, order, 'paid', now);
}

async function refundOf(tx: Database, review: number): Promise<typeof refunds.$inferSelect | null> {
  const rows = await tx.select().from(refunds).where(eq(refunds.review_id, review));
  return rows.find(({ state }) => state !== 'failed') ?? null;
}

/** Money that goes back, none of which is on its way; what was taken back already only takes the plan-months along. */
async function giveBack(
  tx: Database,
  actor: Actor,
  review: Review,
  note: string,
  now: Date,
): Promise<number | null> {
  const isGone = review.why === 'reversed';
  if (!isGone) await expectSurplus(tx, review);
  const taken = isGone ? await itemsToTakeBack(tx, review) : { amount: review.amount ?? 0, items: [] };
  if (taken.amount <= 0) throw new ApiError('conflict', { detail: 'There is no amount' });
  await tx.update(paymentReviews).set({ note }).where(eq(paymentReviews.id, review.id));
  const isByHand = isGone || review.provider === 'invoice';
  const tries = await tx.select({ id: refunds.id }).from(refunds).where(eq(refunds.review_id, review.id));
  const [stored] = await tx
    .insert(refunds)
    .values({
      ...taken,
      order_id: isGone ? review.order_id : null,
      attempt_id: review.attempt_id,
      review_id: review.id,
      key: `review:${review.id}:${tries.length + 1}`,
      includes_used: isGone,
      reason: note,
      asked_by: actor.id,
      asked_at: now,
      next_ask_at: isByHand ? null : now,
    })
    .returning({ id: refunds.id });
  if (stored === undefined) throw new Error('nothing was inserted');
  if (!isByHand) return stored.id;
  await finish(tx, stored.id, 'done', now);
  return null;
}

/** Of money that came twice there must still be two. @throws ApiError 409 */
async function expectSurplus(tx: Database, { why, order_id }: Review): Promise<void> {
  if (why !== 'paid_twice' || order_id === null) return;
  const paid = (await attemptsOf(tx, order_id)).filter(({ state }) => state === 'paid');
  if (paid.length < 2) throw new ApiError('conflict', { detail: 'It is not paid twice any more' });
}
