/**
 * The books of plans, whatever is done to them at the same time: grants, purchases, refunds, transfers, activations,
 * extensions and reversals over more than 32 connections, each sent one to three times. `BOOKS_RUNS` makes it longer;
 * `BOOKS_WITHOUT` takes one of the things away that hold them, which has to turn this red (`tools/mutate-books.ts`).
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import {
  batches,
  makeBookPlace,
  type Moves,
  type Past,
  type Step,
  stepOf,
} from '../../../test/book-steps.ts';
import { makeBank, providersWith } from '../../../test/payments.ts';
import { changeQueries, textOf, withText } from '../../../test/queries.ts';
import { checkBooks } from '../../entities/plans/check.ts';

const CONNECTIONS = 36;
const RUNS = Number(process.env['BOOKS_RUNS'] ?? 3);

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ providers: providersWith(makeBank()) }, CONNECTIONS);
  await takeAway(process.env['BOOKS_WITHOUT']);
});
afterAll(() => server.close());

/** What holds the books, one of which is taken away to see whether anybody notices. */
async function takeAway(what: string | undefined): Promise<void> {
  const { pool } = server.database;
  if (what === 'key') await pool.query('alter table plan_transfers drop constraint plan_transfers_key');
  if (what === 'check')
    await pool.query('alter table plan_accounts drop constraint plan_accounts_not_negative');
  if (what === 'event')
    await pool.query('alter table provider_events drop constraint provider_events_hash_key');
  if (what === 'lock') {
    const { rows } = await pool.query<{ text: string }>(
      "select pg_get_functiondef('lock_plan_accounts'::regproc) as text",
    );
    await pool.query((rows[0]?.text ?? '').replace('FOR NO KEY UPDATE', ''));
  }
  if (what === 'order') withoutPart('"orders"', /for no key update\s*$/);
  if (what === 'hold') withoutPart('set held = held +', /held \+ (\$\d+)/, 'held + 0 * $1');
}

/** Out of all statements in which this stands. */
function withoutPart(part: string, what: RegExp, instead = ''): void {
  changeQueries((args) => {
    const text = textOf(args);
    const bare = text.includes(part) ? text.replace(what, instead) : text;
    return bare === text ? args : withText(args, bare);
  });
}

/** Adds what a step moved to what there is. */
function add(balances: Map<string, number>, moves: Moves): void {
  for (const [account, quantity] of moves) balances.set(account, (balances.get(account) ?? 0) + quantity);
}

const withoutZeros = (balances: Moves) =>
  Object.fromEntries(
    [...balances].filter(([, quantity]) => quantity !== 0).toSorted(([a], [b]) => a.localeCompare(b)),
  );

async function storedBalances(ids: readonly number[]) {
  const { rows } = await server.database.pool.query<{ account: string; balance: string }>(
    `select kind || ':' || owner_id as account, balance from plan_accounts where owner_id = any($1) and plan_type = 'student'`,
    [ids],
  );
  return new Map(rows.map(({ account, balance }) => [account, Number(balance)]));
}

/** Transfers between these people that can be taken back, with what each moved. */
async function pastOf(ids: readonly number[]): Promise<Past[]> {
  const { rows } = await server.database.pool.query<{
    id: number;
    quantity: number;
    debit: string | null;
    credit: string;
  }>(
    `select t.id, t.quantity, debit.kind || ':' || debit.owner_id as debit, credit.kind || ':' || credit.owner_id as credit
     from plan_transfers t join plan_accounts debit on debit.id = t.debit_id join plan_accounts credit on credit.id = t.credit_id
     where credit.owner_id = any($1) and t.reason not in ('purchase', 'refund', 'reversal') order by t.id`,
    [ids],
  );
  return rows.map(({ id, quantity, debit, credit }) => ({
    id,
    moves: new Map([[credit, quantity], ...(debit === null ? [] : [[debit, -quantity] as const])]),
  }));
}

/** How many bytes of providers were stored a second time. */
async function doubledEvents(): Promise<number | null> {
  const again = 'select hash from provider_events group by hash having count(*) > 1';
  return (await server.database.pool.query(again)).rowCount;
}

/** Sends all of them at once, each as often as it says. @returns those that were done */
async function sendAll(steps: readonly Step[]): Promise<Step[]> {
  const done = await Promise.all(
    steps.map(async (step) => {
      const outcomes = await Promise.all(Array.from({ length: step.times }, () => step.send()));
      expect(outcomes.filter(({ isExpected }) => !isExpected)).toEqual([]);
      return outcomes.some(({ isDone }) => isDone) ? [step] : [];
    }),
  );
  return done.flat();
}

test('the books balance, whatever is done at the same time and however often it is sent', async () => {
  await fc.assert(
    fc.asyncProperty(batches, async (wanted) => {
      const place = await makeBookPlace(server);
      const ids = [...place.staff, ...place.students].map(({ id }) => id);
      const balances = new Map<string, number>();
      for (const batch of wanted) {
        const past = await pastOf(ids);
        const steps = [];
        for (const { wish, times } of batch) steps.push(await stepOf({ server, place, past }, wish, times));
        const done = await sendAll(steps.filter((step) => step !== null));
        for (const { moves } of done) add(balances, moves);
        const reversed = done.flatMap(({ reverses }) => reverses ?? []);
        expect(new Set(reversed).size).toBe(reversed.length);
        const { ok, invariants } = await checkBooks(server.database.pool);
        expect([ok, invariants.filter(({ broken }) => broken > 0)]).toEqual([true, []]);
        expect(await doubledEvents()).toBe(0);
        expect(withoutZeros(await storedBalances(ids))).toEqual(withoutZeros(balances));
      }
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  expect(server.database.pool.totalCount).toBeGreaterThanOrEqual(32);
  const { rows } = await server.database.pool.query<{ deadlocks: string }>(
    'select deadlocks from pg_stat_database where datname = current_database()',
  );
  expect(rows).toEqual([{ deadlocks: '0' }]);
});
