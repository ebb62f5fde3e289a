/** Asking for money to go back: at the provider first, and only then into the books. */
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { paymentAttempts, paymentReviews, refunds } from '../../platform/db/schema/index.ts';
import { isTimeToAsk, nextAsk } from './asking.ts';
import type { Payment, PaymentContext, Provider, RefundOutcome } from './provider.ts';
import { finish } from './refund-done.ts';

/** A refund that this process asks for, and nobody else meanwhile. */
export interface ClaimedRefund {
  readonly id: number;
  readonly amount: number;
  readonly attempt_id: number | null;
  readonly state: (typeof refunds.$inferSelect)['state'];
  /** This time included. */
  readonly asks: number;
  readonly provider: Provider['name'];
  readonly reference: string;
}

/** Asks for one as soon as it is stored; what goes wrong is left to reconciliation. */
export async function askNow(
  { db, providers, clock }: Pick<PaymentContext, 'db' | 'providers' | 'clock'>,
  id: number,
): Promise<void> {
  const now = clock();
  const claimed = await claimRefund(db, { id }, now);
  const provider = claimed && providers.get(claimed.provider);
  if (claimed === null || !provider) return;
  const outcome = await outcomeOf(db, provider, claimed, now);
  await db.transaction((tx) => finish(tx, id, outcome, now));
}

/** Takes one whose time has come: this one, or any of these providers. */
export async function claimRefund(
  db: Database,
  wanted: { readonly id: number } | { readonly among: readonly Provider['name'][] },
  now: Date,
): Promise<ClaimedRefund | null> {
  const provider = sql<Provider['name']>`coalesce(${paymentReviews.provider}, ${paymentAttempts.provider})`;
  const reference = sql<string>`coalesce(${paymentReviews.reference}, ${paymentAttempts.reference})`;
  const isWanted = 'id' in wanted ? eq(refunds.id, wanted.id) : inArray(provider, [...wanted.among]);
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({
        id: refunds.id,
        amount: refunds.amount,
        attempt_id: refunds.attempt_id,
        state: refunds.state,
        provider,
        reference,
      })
      .from(refunds)
      .leftJoin(paymentReviews, eq(paymentReviews.id, refunds.review_id))
      .leftJoin(paymentAttempts, eq(paymentAttempts.id, refunds.attempt_id))
      .where(
        and(
          isWanted,
          inArray(refunds.state, ['asked', 'waiting']),
          isNotNull(refunds.next_ask_at),
          isTimeToAsk(refunds.next_ask_at, now),
        ),
      )
      .orderBy(asc(refunds.next_ask_at))
      .limit(1)
      .for('update', { of: refunds, skipLocked: true });
    if (due === undefined) return null;
    const [claimed] = await tx
      .update(refunds)
      .set({ asks: sql`least(${refunds.asks} + 1, 1000)`, next_ask_at: nextAsk(refunds.asks, now) })
      .where(eq(refunds.id, due.id))
      .returning({ asks: refunds.asks });
    return claimed === undefined ? null : { ...due, asks: claimed.asks };
  });
}

/** What the provider says when it is asked for it, or, if it was asked before, about it. @throws Error if it cannot be asked */
export async function outcomeOf(
  db: Database,
  provider: Provider,
  claimed: ClaimedRefund,
  now: Date,
): Promise<RefundOutcome> {
  const { reference, amount, state, asks } = claimed;
  if (asks > 1) {
    // Whoever asked before may have been heard without hearing the answer.
    const status = await provider.fetchStatus(reference, now);
    if (status !== null && hasGone(status, amount, await givenBefore(db, claimed))) return 'done';
    if (state === 'waiting') return 'waiting';
  }
  return provider.refund({ reference, amount });
}

/** Whether the provider has given back so much beside what had been given back before. */
function hasGone(
  { state, refunded }: Pick<Payment, 'state' | 'refunded'>,
  amount: number,
  before: number,
): boolean {
  if (refunded !== undefined && refunded > 0) return refunded >= before + amount;
  return state === 'reversed' && before === 0;
}

async function givenBefore(db: Database, { attempt_id }: ClaimedRefund): Promise<number> {
  if (attempt_id === null) return 0;
  const done = await db
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.attempt_id, attempt_id), eq(refunds.state, 'done')));
  return done.reduce((sum, { amount }) => sum + amount, 0);
}
