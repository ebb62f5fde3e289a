/**
 * Asks providers what became of that of which they have not told: attempts, and refunds. Any number of processes may do
 * so at once. Each takes a thing by moving on when it is to be asked next, so nobody else takes it meanwhile, and one that
 * breaks off leaves it to whoever comes then.
 */
import { and, asc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { paymentAttempts, refunds } from '../../platform/db/schema/index.ts';
import { ASKED_FOR_MS, isTimeToAsk, nextAsk, UNREACHABLE_MS } from './asking.ts';
import type { Provider, Providers } from './provider.ts';
import { askForRefund, claimRefund } from './refund.ts';
import { settle } from './settle.ts';

export interface Reconciling {
  readonly db: Database;
  readonly providers: Providers;
  readonly clock: Clock;
  /** What went wrong with one of them; the others are asked all the same. */
  readonly onError: (error: unknown) => void;
}

/** Asks for all whose time has come, and ends. @param signal ends it before the next one */
export async function reconcile(deps: Reconciling, signal?: AbortSignal): Promise<void> {
  // A provider that does not answer is left alone until the next time: each question to it takes long.
  const reachable = new Map(deps.providers);
  while (!signal?.aborted && (await askNextAttempt(deps, reachable)));
  while (!signal?.aborted && (await askNextRefund(deps, reachable)));
}

/** @returns whether there was one */
async function askNextAttempt(
  deps: Reconciling,
  reachable: Map<Provider['name'], Provider>,
): Promise<boolean> {
  const { db, clock, onError } = deps;
  const now = clock();
  const attempt = await claimAttempt(db, [...reachable.keys()], now);
  if (attempt === null) return false;
  const provider = reachable.get(attempt.provider);
  if (provider === undefined) return true;
  try {
    const payment = await provider.fetchStatus(attempt.reference, now);
    if (payment?.reference === attempt.reference)
      await db.transaction((tx) => settle(tx, { provider: provider.name, payment, event: null, now }));
  } catch (error) {
    reachable.delete(provider.name);
    await askSoonAgain(db, paymentAttempts, attempt.id, now);
    onError(error);
  }
  return true;
}

async function claimAttempt(db: Database, names: readonly Provider['name'][], now: Date) {
  const { id, provider, reference, created_at, next_ask_at, asks, state } = paymentAttempts;
  const oldest = new Date(now.getTime() - ASKED_FOR_MS);
  const due = db
    .select({ id })
    .from(paymentAttempts)
    .where(
      and(inArray(provider, [...names]), inArray(state, ['open', 'failed']), isTimeToAsk(next_ask_at, now)),
    )
    .orderBy(asc(next_ask_at))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(paymentAttempts)
    .set({
      asks: sql`least(${asks} + 1, 1000)`,
      next_ask_at: sql`case when ${lt(created_at, oldest)} then null else ${nextAsk(asks, now)} end`,
    })
    .where(inArray(id, due))
    .returning({ id, provider, reference });
  return claimed ?? null;
}

/** @returns whether there was one */
async function askNextRefund(
  deps: Reconciling,
  reachable: Map<Provider['name'], Provider>,
): Promise<boolean> {
  const { db, clock, onError } = deps;
  const now = clock();
  const claimed = await claimRefund(db, { among: [...reachable.keys()] }, now);
  if (claimed === null) return false;
  const provider = reachable.get(claimed.provider);
  if (provider === undefined) return true;
  try {
    await askForRefund(db, provider, claimed, now);
  } catch (error) {
    reachable.delete(provider.name);
    await askSoonAgain(db, refunds, claimed.id, now);
    onError(error);
  }
  return true;
}

/** However often it was asked before: what cannot be reached says nothing about the payment. */
async function askSoonAgain(
  db: Database,
  table: typeof paymentAttempts | typeof refunds,
  id: number,
  now: Date,
): Promise<void> {
  const soon = new Date(now.getTime() + UNREACHABLE_MS);
  await db
    .update(table)
    .set({ next_ask_at: soon })
    .where(and(eq(table.id, id), isNotNull(table.next_ask_at)));
}
