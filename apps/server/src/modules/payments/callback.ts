/** What providers tell us by themselves: believed for its signature alone, done once for its bytes. */
import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { type Event, toEvent } from '../../entities/payments/event.ts';
import type { Acknowledgement, Payment, PaymentContext, Provider } from '../../entities/payments/provider.ts';
import { isAttempt, settle } from '../../entities/payments/settle.ts';
import type { Database } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { paymentAttempts, providerEvents } from '../../platform/db/schema/index.ts';
import { ApiError } from '../../platform/http/problem.ts';

interface Arrived {
  readonly provider: Provider['name'];
  /** As they came over the wire. */
  readonly bytes: Uint8Array;
}

interface Receiving extends Pick<PaymentContext, 'db' | 'providers' | 'clock'> {
  /** Told of what anybody may have sent. */
  readonly notSigned: () => void;
}

/**
 * Does what follows from a callback, and says what the provider wants to hear.
 * @throws ApiError 404 for a provider by which nobody pays here, 403 for what it has not signed
 */
export async function receive(
  { db, providers, clock, notSigned }: Receiving,
  { provider: name, bytes }: Arrived,
): Promise<Acknowledgement> {
  const provider = providers.get(name);
  if (provider === undefined) throw new ApiError('not_found');
  const callback = provider.parseCallback(bytes);
  if (!callback.verified) {
    notSigned();
    throw new ApiError('forbidden');
  }
  const now = clock();
  const event = toEvent(callback.payment, { provider: name, hash: hashOf(bytes), received_at: now });
  const told = callback.payment;
  if (!provider.confirms) await db.transaction((tx) => take(tx, event, told));
  else if (!(await isKnown(db, event.hash))) {
    const confirmed = await confirm(db, provider, told, now);
    await db.transaction((tx) => take(tx, event, confirmed));
  }
  return provider.acknowledge(told, now);
}

export const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function isKnown(db: Database, hash: string): Promise<boolean> {
  const before = await db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(eq(providerEvents.hash, hash));
  return before.length > 0;
}

/**
 * What to believe where the signature is too weak to be believed alone: what the provider says when it is asked.
 * @returns null if it says nothing now
 */
async function confirm(db: Database, provider: Provider, told: Payment, now: Date): Promise<Payment | null> {
  const isOurs = isAttempt(provider.name, told.reference);
  const found = await db.select({ id: paymentAttempts.id }).from(paymentAttempts).where(isOurs);
  // Of what is none of ours nothing is posted: a person asks.
  if (found.length === 0) return told;
  try {
    const payment = await provider.fetchStatus(told.reference, now);
    return payment?.reference === told.reference ? payment : null;
  } catch {
    return null;
  }
}

/** @param payment null if it is still to be asked for */
async function take(tx: Database, event: Event, payment: Payment | null): Promise<void> {
  const { provider, reference, received_at: now } = event;
  const attempt = tx
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(isAttempt(provider, reference));
  // Whoever brings the same bytes at this moment waits here.
  const [stored] = await prepared(
    tx
      .insert(providerEvents)
      .values({ ...event, attempt_id: sql`${attempt}` })
      .onConflictDoNothing()
      .returning({ id: providerEvents.id, attempt_id: providerEvents.attempt_id }),
  );
  if (stored === undefined) return;
  if (payment !== null) await settle(tx, { provider, payment, event: stored.id, now });
  else if (stored.attempt_id !== null) await askSoon(tx, stored.attempt_id, now);
}

/** Reconciliation asks as soon as it can. */
const askSoon = (tx: Database, id: number, now: Date) =>
  tx
    .update(paymentAttempts)
    .set({ next_ask_at: now })
    .where(and(eq(paymentAttempts.id, id), inArray(paymentAttempts.state, ['open', 'failed', 'paid'])));
