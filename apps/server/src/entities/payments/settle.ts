/**
 * From what a provider says to the books, in the transaction of whoever was told: callbacks, reconciliation, invoices and
 * reviews all come through here. Whatever fits no order is kept for a person to look at.
 */
import type { ReviewReason } from '@mindhero/contract/plans/payment';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { orders, paymentAttempts, paymentReviews } from '../../platform/db/schema/index.ts';
import { firstAskOfPaid } from './asking.ts';
import { type Attempt, attemptsOf, lockOrder, moneyOf, type Order } from './order-rows.ts';
import { stateAt } from './order-state.ts';
import { CURRENCY, type Payment, type Provider } from './provider.ts';
import { purchase } from './purchase.ts';
import { confirmRefunds } from './refund-done.ts';
import { isGivenUp, type Standing, step } from './settle-step.ts';

/** What somebody was told, and by whom. */
export interface Told {
  readonly provider: Provider['name'];
  readonly payment: Payment;
  /** The bytes that told it, where such arrived. */
  readonly event: number | null;
  readonly now: Date;
}

/** The attempt that a provider speaks of, unlocked; null if it is none of ours. */
export async function findAttempt(
  db: Database,
  provider: Provider['name'],
  reference: string,
): Promise<Attempt | null> {
  const [found] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.reference, reference), eq(paymentAttempts.provider, provider)));
  return found ?? null;
}

/** Does what follows from it, once, however often it is told. */
export async function settle(tx: Database, told: Told): Promise<void> {
  const { provider, payment, now } = told;
  const found = await findAttempt(tx, provider, payment.reference);
  const order = found && (await lockOrder(tx, found.order_id));
  if (order === null) {
    // Money that nobody asked for is not ignored either.
    if (payment.state === 'paid' || payment.state === 'reversed')
      await review(tx, told, 'unknown_reference', null);
    return;
  }
  const attempts = await attemptsOf(tx, order.id);
  const attempt = attempts.find(({ id }) => id === found?.id);
  // It has gone to another order since it was looked for.
  if (attempt === undefined) return settle(tx, told);
  if (payment.state === 'reversed' && (await confirmRefunds(tx, { attempt, payment, now }))) return;
  const standing = await standingOf(tx, { order, attempt, attempts }, now);
  const next = step(standing, { state: payment.state, misfit: misfitOf(attempt, payment) });
  if (next.posts) await purchase(tx, order, now);
  if (next.attempt !== standing.attempt) await note(tx, attempt, next.attempt, now);
  if (next.order !== standing.order)
    await tx.update(orders).set({ state: next.order }).where(eq(orders.id, order.id));
  for (const why of next.reviews) await review(tx, told, why, attempt);
}

/** In what it is not the payment that was asked for. */
export function misfitOf(
  { amount }: Pick<Attempt, 'amount'>,
  payment: Pick<Payment, 'amount' | 'currency' | 'isOurs'>,
): ReviewReason | null {
  if (!payment.isOurs) return 'merchant';
  if (payment.currency !== CURRENCY) return 'currency';
  return payment.amount === amount ? null : 'amount';
}

interface Found {
  /** Locked. */
  readonly order: Order;
  /** All of the order, and the one that is spoken of. */
  readonly attempts: readonly Attempt[];
  readonly attempt: Attempt;
}

async function standingOf(tx: Database, { order, attempts, attempt }: Found, now: Date): Promise<Standing> {
  const isPosted = order.paid_at !== null;
  const state = stateAt(order, now);
  return {
    order: state,
    isPosted,
    isClosed: !isPosted && (isGivenUp(state) || (await hadClosed(tx, order.id))),
    ifPaid: isPosted ? await moneyOf(tx, order) : 'paid',
    attempt: attempt.state,
    isPaidByAnother: attempts.some(({ id, state: other }) => id !== attempt.id && other === 'paid'),
  };
}

/** Money came for it before, after it had been given up. */
async function hadClosed(tx: Database, order: number): Promise<boolean> {
  const before = await tx
    .select({ id: paymentReviews.id })
    .from(paymentReviews)
    .where(and(eq(paymentReviews.order_id, order), eq(paymentReviews.why, 'closed_order')))
    .limit(1);
  return before.length > 0;
}

async function note(
  tx: Database,
  { id, provider }: Attempt,
  state: Attempt['state'],
  now: Date,
): Promise<void> {
  // An attempt that failed may still be paid on the same page of the provider.
  const isOver = state !== 'failed';
  const next_ask_at = state === 'paid' ? firstAskOfPaid(provider, now) : null;
  await tx
    .update(paymentAttempts)
    .set({ state, settled_at: now, ...(isOver && { next_ask_at }) })
    .where(eq(paymentAttempts.id, id));
}

/** Puts it before a person, unless it is there already. */
async function review(
  tx: Database,
  { provider, payment, event, now }: Told,
  why: ReviewReason,
  attempt: Attempt | null,
): Promise<void> {
  const { reference, amount, currency } = payment;
  await tx
    .insert(paymentReviews)
    .values({
      provider,
      reference,
      why,
      amount,
      currency,
      order_id: attempt?.order_id ?? null,
      attempt_id: attempt?.id ?? null,
      event_id: event,
      at: now,
    })
    .onConflictDoNothing();
}
