/**
 * From what a provider says to the books, in the transaction of whoever was told: callbacks, reconciliation, invoices and
 * reviews all come through here. Whatever fits no order is kept for a person to look at.
 */
import type { ReviewReason } from '@mindhero/contract/plans/payment';
import { and, eq, exists, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { orders, paymentAttempts, paymentReviews } from '../../platform/db/schema/index.ts';
import { firstAskOfPaid } from './asking.ts';
import { type Attempt, moneyOf, type Order } from './order-rows.ts';
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

/** The attempt that a provider speaks of, for queries that read `payment_attempts`. */
export const isAttempt = (provider: Provider['name'], reference: string) =>
  and(eq(paymentAttempts.reference, reference), eq(paymentAttempts.provider, provider));

/** Does what follows from it, once, however often it is told. */
export async function settle(tx: Database, told: Told): Promise<void> {
  const { payment, now } = told;
  const order = await lockOrderOf(tx, told);
  if (order === null) {
    // Money that nobody asked for is not ignored either.
    if (payment.state === 'paid' || payment.state === 'reversed')
      await review(tx, told, 'unknown_reference', null);
    return;
  }
  const { attempts, hadClosed } = await attemptsUnder(tx, order.id);
  const attempt = attempts.find((one) => isOf(one, told));
  // It has gone to another order since it was looked for.
  if (attempt === undefined) return settle(tx, told);
  if (payment.state === 'reversed' && (await confirmRefunds(tx, { attempt, payment, now }))) return;
  const standing = await standingOf(tx, { order, attempt, attempts, hadClosed }, now);
  const next = step(standing, { state: payment.state, misfit: misfitOf(attempt, payment) });
  if (next.attempt !== standing.attempt) await note(tx, attempt, next.attempt, now);
  for (const why of next.reviews) await review(tx, told, why, attempt);
  if (next.posts) await purchase(tx, order, next.order, now);
  else if (next.order !== standing.order)
    await tx.update(orders).set({ state: next.order }).where(eq(orders.id, order.id));
}

type Named = Pick<Told, 'provider' | 'payment'>;

const isOf = ({ provider, reference }: Attempt, told: Named) =>
  provider === told.provider && reference === told.payment.reference;

/** The order whose attempt a provider speaks of, locked until the transaction ends. */
async function lockOrderOf(tx: Database, { provider, payment }: Named): Promise<Order | null> {
  const attempt = tx
    .select({ order_id: paymentAttempts.order_id })
    .from(paymentAttempts)
    .where(isAttempt(provider, payment.reference));
  const [order] = await prepared(
    tx
      .select()
      .from(orders)
      .where(eq(orders.id, sql`${attempt}`))
      .for('no key update'),
  );
  return order ?? null;
}

/** All attempts to pay an order, and whether money came for it before, after it had been given up. */
async function attemptsUnder(
  tx: Database,
  order: number,
): Promise<{ readonly attempts: readonly Attempt[]; readonly hadClosed: boolean }> {
  const closed = tx
    .select({ id: paymentReviews.id })
    .from(paymentReviews)
    .where(and(eq(paymentReviews.order_id, order), eq(paymentReviews.why, 'closed_order')));
  const rows = await prepared(
    tx
      .select({ attempt: paymentAttempts, hadClosed: sql<boolean>`${exists(closed)}` })
      .from(paymentAttempts)
      .where(eq(paymentAttempts.order_id, order))
      .orderBy(paymentAttempts.id),
  );
  return {
    attempts: rows.map(({ attempt }) => attempt),
    hadClosed: rows.some((row) => row.hadClosed),
  };
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
  readonly hadClosed: boolean;
}

async function standingOf(
  tx: Database,
  { order, attempts, attempt, hadClosed }: Found,
  now: Date,
): Promise<Standing> {
  const isPosted = order.paid_at !== null;
  const state = stateAt(order, now);
  return {
    order: state,
    isPosted,
    isClosed: !isPosted && (isGivenUp(state) || hadClosed),
    ifPaid: isPosted ? await moneyOf(tx, order) : 'paid',
    attempt: attempt.state,
    isPaidByAnother: attempts.some(({ id, state: other }) => id !== attempt.id && other === 'paid'),
  };
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
  await prepared(
    tx
      .update(paymentAttempts)
      .set({ state, settled_at: now, ...(isOver && { next_ask_at }) })
      .where(eq(paymentAttempts.id, id)),
  );
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
