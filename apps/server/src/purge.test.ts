import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../test/database.ts';
import { users } from './platform/db/schema/index.ts';
import { purge } from './purge.ts';

const NOW = new Date('2026-03-10T09:00:00Z');
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
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

test('the purge reads indexes, however large the tables', async () => {
  const plans = await Promise.all(
    [
      'select id from sessions where expires_at < now()',
      'select key from sign_in_failures where last_failure_at < now()',
      'select id from plays where finished_at is null and started_at < now()',
      'select id from idempotency_keys where made_at < now()',
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
  expect(plans[2]).toContain('plays_open_idx');
  expect(plans[3]).toContain('idempotency_keys_made_idx');
});
