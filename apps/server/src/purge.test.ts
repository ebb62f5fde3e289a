import { randomUUID } from 'node:crypto';
import type { OrderState, Provider } from '@mindhero/contract/plans/order';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../test/database.ts';
import { storeOrder } from '../test/orders.ts';
import { paymentReviews, providerEvents, users } from './platform/db/schema/index.ts';
import { purge } from './purge.ts';

const NOW = new Date('2026-03-10T09:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const YEAR = 365 * DAY;
const ago = (ms: number) => new Date(NOW.getTime() - ms);

let database: TestDatabase;
let userId: number;
beforeAll(async () => {
  database = await testDatabase();
  const [user] = await database.db
    .insert(users)
    .values({ username: 'pupil', role: 'STUDENT', password_hash: '-' })
    .returning();
  userId = user?.id ?? 0;
});
afterAll(() => database.close());
beforeEach(() => database.pool.query('truncate sessions, sign_in_failures, idempotency_keys, plays cascade'));

async function addSession(expiresAt: Date): Promise<void> {
  await database.pool.query(
    'insert into sessions (id, user_id, started_at, idle_expires_at, expires_at) values ($1, $2, $3, $3, $3)',
    [randomUUID(), userId, expiresAt],
  );
}

async function addFailure(key: string, at: Date): Promise<void> {
  await database.pool.query('insert into sign_in_failures values ($1, 1, $2, $2)', [key, at]);
}

async function addKey(id: string, at: Date): Promise<void> {
  await database.pool.query('insert into idempotency_keys (id, request, made_at) values ($1, $1, $2)', [
    id,
    at,
  ]);
}

async function addPlay(startedAt: Date, isFinished: boolean): Promise<string> {
  const id = randomUUID();
  await database.pool.query(
    `insert into plays (id, user_id, game, subject, version, settings, seed, started_at)
     values ($1, $2, 'columns', 'math', 1, '{}', 1, $3)`,
    [id, userId, startedAt],
  );
  if (isFinished) {
    await database.pool.query(
      `update plays set finished_at = started_at, active_ms = 0, correct = 0, incorrect = 0, missed = 0,
         ended = 'completed', metrics = '{}', difficulty = 0, points = 0, stars = 0, flags = '{}' where id = $1`,
      [id],
    );
  }
  return id;
}

async function addEntry(action: string, at: Date): Promise<void> {
  await database.pool.query(
    "insert into audit_events (at, actor_id, action, subject, subject_id) values ($1, $2, $3, 'person', $2)",
    [at, userId, action],
  );
}

async function count(table: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count ?? -1;
}

test('who has only looked is forgotten after a year, who has changed something is not', async () => {
  await addEntry('viewed', ago(366 * DAY));
  await addEntry('viewed', ago(364 * DAY));
  await addEntry('changed', ago(3660 * DAY));
  await purge(database.pool, NOW);
  const { rows } = await database.pool.query<{ action: string }>(
    'select action from audit_events order by at',
  );
  expect(rows.map(({ action }) => action)).toEqual(['changed', 'viewed']);
});

test('only what is over is deleted', async () => {
  await addSession(ago(1));
  await addSession(ago(-1));
  await addFailure('invented name', ago(61 * MINUTE));
  await addFailure('still guessing', ago(59 * MINUTE));
  await addKey('of yesterday', ago(DAY + 1));
  await addKey('of today', ago(DAY - 1));
  await addPlay(ago(91 * DAY), false);
  const kept = [await addPlay(ago(89 * DAY), false), await addPlay(ago(900 * DAY), true)];
  await purge(database.pool, NOW);
  const left = ['sessions', 'sign_in_failures', 'idempotency_keys'].map(count);
  expect(await Promise.all(left)).toEqual([1, 1, 1]);
  const { rows } = await database.pool.query<{ id: string }>('select id from plays order by started_at desc');
  expect(rows.map((row) => row.id)).toEqual(kept);
});

test('more than one batch goes in one purge, and two processes purge at once', async () => {
  for (let n = 0; n < 25; n++) await addFailure(`name ${n}`, ago(DAY));
  await Promise.all([1, 2].map(() => purge(database.pool, NOW, { batch: 4 })));
  expect(await count('sign_in_failures')).toBe(0);
});

test('a play that is just being finished is left alone', async () => {
  const id = await addPlay(ago(91 * DAY), false);
  await database.db.transaction(async (tx) => {
    await tx.execute(`select 1 from plays where id = '${id}' for update`);
    await purge(database.pool, NOW);
  });
  expect(await count('plays')).toBe(1);
});

describe('orders that nobody paid', () => {
  const server = () => ({ database, clock: { now: ago(YEAR) } }) as const;
  const add = async (
    state: OrderState,
    { at = ago(YEAR + DAY), attempts = ['liqpay', 'invoice'] }: { at?: Date; attempts?: Provider[] } = {},
  ) => {
    const times = { created_at: at, expires_at: at, paid_at: state === 'paid' ? at : null };
    return storeOrder(server(), { id: userId }, { state, attempts, ...times });
  };
  const left = async (table = 'orders', column = 'id') => {
    const { rows } = await database.pool.query<{ id: number }>(
      `select distinct ${column} as id from ${table} order by 1`,
    );
    return rows.map(({ id }) => id);
  };
  const attemptOf = async (order: number) => {
    const { rows } = await database.pool.query<{ id: number }>(
      'select id from payment_attempts where order_id = $1 order by id limit 1',
      [order],
    );
    return rows[0]?.id ?? 0;
  };

  test('go after a year with their attempts, and no others', async () => {
    for (const state of ['cancelled', 'expired', 'failed'] as const) await add(state);
    await add('expired', { attempts: [] });
    const kept = [
      await add('expired', { at: ago(YEAR - DAY) }),
      await add('paid'),
      await add('refunded'),
      await add('review'),
      await add('awaiting'),
    ];
    await purge(database.pool, NOW, { batch: 2 });
    expect(await left()).toEqual(kept);
    expect(await left('order_items', 'order_id')).toEqual(kept);
    expect(await left('payment_attempts', 'order_id')).toEqual(kept);
  });

  test('stay where a provider has told of them, or money came', async () => {
    const before = await left();
    const told = await add('expired');
    await database.db.insert(providerEvents).values({
      provider: 'liqpay',
      hash: randomUUID(),
      reference: 'x',
      status: 'failure',
      is_ours: true,
      attempt_id: await attemptOf(told),
      received_at: NOW,
    });
    const decided = await add('failed');
    await database.db.insert(paymentReviews).values({
      provider: 'liqpay',
      reference: 'y',
      why: 'closed_order',
      order_id: decided,
      at: NOW,
    });
    const paidOnce = await add('failed');
    await database.pool.query("update payment_attempts set state = 'reversed' where order_id = $1", [
      paidOnce,
    ]);
    await purge(database.pool, NOW);
    expect(await left()).toEqual([...before, told, decided, paidOnce]);
  });

  test('are left to whoever tells of them at this moment', async () => {
    const order = await add('expired');
    const attempt = await attemptOf(order);
    await database.db.transaction(async (tx) => {
      await tx.execute(`select 1 from payment_attempts where id = ${attempt} for key share`);
      await purge(database.pool, NOW);
    });
    expect(await left()).toContain(order);
    await purge(database.pool, NOW);
    expect(await left()).not.toContain(order);
  });
});

test('the purge reads indexes, however large the tables', async () => {
  const plans = await Promise.all(
    [
      'select id from sessions where expires_at < now()',
      'select key from sign_in_failures where last_failure_at < now()',
      'select id from plays where finished_at is null and started_at < now()',
      'select id from idempotency_keys where made_at < now()',
      "select id from orders where state in ('cancelled', 'expired', 'failed') and created_at < now()",
    ].map(async (text) => {
      const client = await database.pool.connect();
      try {
        await client.query('begin; set local enable_seqscan = off');
        const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`);
        return rows.map((row) => row['QUERY PLAN']).join('\n');
      } finally {
        await client.query('rollback');
        client.release();
      }
    }),
  );
  expect(plans[0]).toContain('sessions_expires_idx');
  expect(plans[1]).toContain('sign_in_failures_last_idx');
  expect(plans[2]).toContain('plays_default_open_idx');
  expect(plans[2]).not.toContain('Seq Scan');
  expect(plans[3]).toContain('idempotency_keys_made_idx');
  expect(plans[4]).toContain('orders_state_idx');
});
