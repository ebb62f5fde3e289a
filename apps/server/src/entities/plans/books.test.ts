import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { users } from '../../platform/db/schema/index.ts';
import { lockAccounts, type Movement, post } from './books.ts';

let database: TestDatabase;
let [ann, ben] = [0, 0];
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  const made = await database.db
    .insert(users)
    .values([randomUUID(), randomUUID()].map((username) => ({ username, role: 'TEACHER' as const })))
    .returning({ id: users.id });
  [ann, ben] = made.map(({ id }) => id) as [number, number];
});

const at = new Date('2026-03-10T09:00:00Z');
const granted = (owner: number, quantity: number): Movement => ({
  key: randomUUID(),
  plan_type: 'student',
  from: { kind: 'world' },
  to: { kind: 'stock', owner },
  quantity,
  reason: 'grant',
  actor: null,
});
const moved = (from: number, to: number, quantity: number): Movement => ({
  ...granted(to, quantity),
  from: { kind: 'stock', owner: from },
  reason: 'transfer',
});

const posting = (...movements: Movement[]) => database.db.transaction((tx) => post(tx, movements, at));

async function balances() {
  const { rows } = await database.pool.query<{ owner_id: number; balance: string }>(
    `select owner_id, balance from plan_accounts where kind = 'stock' and owner_id in ($1, $2)`,
    [ann, ben],
  );
  return Object.fromEntries(rows.map(({ owner_id, balance }) => [owner_id, Number(balance)]));
}

const constraintOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'accepted',
    (error: { cause?: { constraint?: string; code?: string } }) =>
      error.cause?.constraint ?? error.cause?.code,
  );

describe('movements', () => {
  test('change both balances, several of one account at once', async () => {
    await posting(granted(ann, 10), moved(ann, ben, 4), moved(ann, ben, 1));
    expect(await balances()).toEqual({ [ann]: 5, [ben]: 5 });
  });

  test('of more than there is are refused whole', async () => {
    await posting(granted(ann, 3));
    expect(await constraintOf(posting(moved(ann, ben, 2), moved(ann, ben, 2)))).toBe(
      'plan_accounts_not_negative',
    );
    expect(await balances()).toEqual({ [ann]: 3 });
  });

  test('happen once for each key', async () => {
    const one = granted(ann, 3);
    await posting(one);
    expect(await constraintOf(posting(one))).toBe('plan_transfers_key');
    expect(await balances()).toEqual({ [ann]: 3 });
  });

  test('of the last plan-month by many at the same time succeed once', async () => {
    await posting(granted(ann, 1));
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => constraintOf(posting(moved(ann, ben, 1)))),
    );
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1);
    expect(await balances()).toEqual({ [ann]: 0, [ben]: 1 });
  });
});

test('accounts are locked without looking at those of others, of which a country has a hundred thousand', async () => {
  const { db, pool } = database;
  await pool.query(`with many as (
      insert into users (username, role) select 'many' || n, 'STUDENT' from generate_series(1, 2000) n returning id)
    insert into plan_accounts (kind, owner_id, plan_type) select 'used', id, 'student' from many`);
  await pool.query('analyze plan_accounts');
  const names = (owner: number) => [
    { kind: 'world', plan_type: 'student' } as const,
    { kind: 'stock', owner, plan_type: 'student' } as const,
    { kind: 'used', owner, plan_type: 'student' } as const,
  ];
  await db.transaction(async (tx) => {
    // Made where they are missing, found where they are there.
    for (const owner of [ann, ann, ben]) expect((await lockAccounts(tx, names(owner))).size).toBe(3);
    const { rows } = await tx.execute<{ rows: number }>(
      `select (seq_tup_read + idx_tup_fetch)::int as rows from pg_stat_xact_user_tables where relname = 'plan_accounts'`,
    );
    expect(rows[0]?.rows).toBeLessThan(100);
  });
});

test.each([
  ['update plan_transfers set quantity = 2'],
  ['delete from plan_transfers'],
  ['truncate plan_transfers cascade'],
  ['delete from provider_events'],
])('%s is refused', async (statement) => {
  await posting(granted(ann, 1));
  await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '23001' });
});
