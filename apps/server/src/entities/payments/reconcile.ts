/**
 * Asks providers what became of that of which they have not told: attempts, those that are paid, too, since a bank may
 * take the money back, and refunds. Any number of processes may do
 * so at once. Each takes a thing by moving on when it is to be asked next, so nobody else takes it meanwhile, and one that
 * breaks off leaves it to whoever comes then.
 */
import { and, asc, eq, inArray, isNotNull, lt, ne, notExists, or, sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { paymentAttempts, refunds } from '../../platform/db/schema/index.ts';
import {
  ASKED_FOR_MS,
  isTimeToAsk,
  isTimeToAskOfPaid,
  nextAsk,
  nextAskOfPaid,
  UNREACHABLE_MS,
} from './asking.ts';
import type { Provider, Providers } from './provider.ts';
import { finish } from './refund-done.ts';
import { claimRefund, outcomeOf } from './refund.ts';
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
  for (const askNext of [askNextAttempt, askNextRefund])
    for (let isMore = true; isMore;) isMore = (await askNext(deps, reachable)) && signal?.aborted !== true;
}

type Reachable = Map<Provider['name'], Provider>;

/** @returns whether there was one */
async function askNextAttempt(deps: Reconciling, reachable: Reachable): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock();
  const attempt = await claimAttempt(db, [...reachable.keys()], now);
  if (attempt === null) return false;
  await ask(deps, reachable, {
    ...attempt,
    table: paymentAttempts,
    question: (provider) => provider.fetchStatus(attempt.reference, now),
    async follow(payment) {
      if (payment?.reference !== attempt.reference) return;
      await db.transaction((tx) => settle(tx, { provider: attempt.provider, payment, event: null, now }));
    },
  });
  return true;
}

/** @returns whether there was one */
async function askNextRefund(deps: Reconciling, reachable: Reachable): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock();
  const refund = await claimRefund(db, { among: [...reachable.keys()] }, now);
  if (refund === null) return false;
  await ask(deps, reachable, {
    ...refund,
    table: refunds,
    question: (provider) => outcomeOf(db, provider, refund, now),
    follow: (outcome) => db.transaction((tx) => finish(tx, refund.id, outcome, now)),
  });
  return true;
}

interface Asked<Answer> {
  readonly table: typeof paymentAttempts | typeof refunds;
  readonly id: number;
  readonly provider: Provider['name'];
  readonly question: (provider: Provider) => Promise<Answer>;
  readonly follow: (answer: Answer) => Promise<void>;
}

/** What fails is told, and comes again: soon, if it was the provider. */
async function ask<Answer>(
  { db, clock, onError }: Reconciling,
  reachable: Reachable,
  { table, id, provider: name, question, follow }: Asked<Answer>,
): Promise<void> {
  const provider = reachable.get(name);
  if (provider === undefined) return;
  try {
    const answer = await question(provider).catch(async (error: unknown) => {
      reachable.delete(name);
      await askSoonAgain(db, table, id, clock());
      throw error;
    });
    await follow(answer);
  } catch (error) {
    onError(error);
  }
}

async function claimAttempt(db: Database, names: readonly Provider['name'][], now: Date) {
  const { id, provider, reference, created_at, settled_at, next_ask_at, asks, state } = paymentAttempts;
  const oldest = new Date(now.getTime() - ASKED_FOR_MS);
  // Some providers do not say how much went back, so an answer could not be told from what we gave back ourselves.
  const ourRefunds = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.attempt_id, id), ne(refunds.state, 'failed')));
  const due = db
    .select({ id })
    .from(paymentAttempts)
    .where(
      and(
        inArray(provider, [...names]),
        or(
          and(inArray(state, ['open', 'failed']), isTimeToAsk(next_ask_at, now)),
          and(eq(state, 'paid'), isTimeToAskOfPaid(next_ask_at, now), notExists(ourRefunds)),
        ),
      ),
    )
    .orderBy(asc(next_ask_at))
    .limit(1)
    .for('update', { skipLocked: true });
  const [claimed] = await db
    .update(paymentAttempts)
    .set({
      asks: sql`least(${asks} + 1, 1000)`,
      next_ask_at: sql`case when ${eq(state, 'paid')} then ${nextAskOfPaid(settled_at, now)}
        when ${lt(created_at, oldest)} then null else ${nextAsk(asks, now)} end`,
    })
    .where(inArray(id, due))
    .returning({ id, provider, reference });
  return claimed ?? null;
}

/** However often it was asked before: what cannot be reached says nothing about the payment. */
async function askSoonAgain(
  db: Database,
  table: Asked<unknown>['table'],
  id: number,
  now: Date,
): Promise<void> {
  const soon = new Date(now.getTime() + UNREACHABLE_MS);
  await db
    .update(table)
    .set({ next_ask_at: soon })
    .where(and(eq(table.id, id), isNotNull(table.next_ask_at)));
}
