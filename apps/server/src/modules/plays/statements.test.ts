import { randomUUID } from 'node:crypto';
import { playIdAt } from '@mindhero/engine/play-id';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson } from '../../../test/people.ts';
import type { Score } from './rules.ts';
import { type Beside, statements, storeFinish, storeFinishes } from './statements.ts';

let server: TestApp;
let userId: number;
beforeAll(async () => {
  server = await testApp();
  userId = (await addPerson(server)).id;
  // Otherwise statistics might come in the middle of a test.
  await server.database.pool.query('alter table plays_default set (autovacuum_enabled = false)');
});
afterAll(() => server.close());

const score: Score = {
  events: [],
  active_ms: 1000,
  least_ms: 1000,
  correct: 0,
  incorrect: 0,
  missed: 0,
  level: null,
  ended: 'stopped',
  metrics: {},
  difficulty: 10,
  points: 0,
  stars: 0,
  flags: [],
  trains: true,
  tags: {},
  answers: [],
  mistakes: [],
};

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** Those of version 4, which lie outside of all months. */
const outside = ['ffff0000-0000-4000-8000-000000000000', 'ffffffff-0000-4000-8000-000000000000'] as const;

const withAll = (node: PlanNode): readonly PlanNode[] => [node, ...(node.Plans ?? []).flatMap(withAll)];

/** How PostgreSQL looks for plays to finish, in one plan for all plays whose ids lie between two. */
async function scansOfFinish(beside: Beside, [least, greatest]: readonly [string, string]) {
  const client: pg.PoolClient = await server.database.pool.connect();
  try {
    await client.query('set plan_cache_mode = force_generic_plan');
    const play = { id: randomUUID(), user_id: userId };
    await storeFinish(client, { play, score, now: server.clock.now }, beside);
    const { rows } = await client.query<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>(
      `explain (format json) execute ${statements[beside].name}(null, '${least}', '${greatest}')`,
    );
    const plan = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => withAll(Plan)));
    return plan.filter(
      (node) => node['Relation Name']?.startsWith('plays_') && node['Node Type'].endsWith('Scan'),
    );
  } finally {
    client.release(true);
  }
}

async function insertPlays(count: number, finishedAt: string | null): Promise<void> {
  await server.database.pool.query(
    `insert into plays (id, user_id, game, subject, version, settings, seed, started_at, finished_at,
       active_ms, correct, incorrect, missed, ended, metrics, difficulty, points, stars, flags)
     select gen_random_uuid(), $1, 'columns', 'math', 1, '{}', 1, now(), $3, 1, 1, 0, 0, 'completed', '{}', 1, 1, 1, '{}'
     from generate_series(1, $2)`,
    [userId, count, finishedAt],
  );
}

describe('a finish finds its play by the key', () => {
  it.each([
    ['of tables that nobody has looked at', async () => {}],
    [
      'when hardly a play was open',
      async () => {
        await insertPlays(2000, '2026-03-01');
        await server.database.pool.query('vacuum analyze plays');
      },
    ],
    ['when thousands have been opened since', () => insertPlays(2000, null)],
    ['when that is known', () => server.database.pool.query('vacuum analyze plays')],
  ])('by the statistics %s', async (_, prepare) => {
    await prepare();
    for (const beside of ['none', 'known'] as const) {
      const indexes = (await scansOfFinish(beside, outside)).map((node) => node['Index Name']);
      expect(indexes).not.toEqual([]);
      expect(new Set(indexes)).toEqual(new Set(['plays_default_pkey']));
    }
  });
});

it('a finish looks into the months of its plays alone', async () => {
  await server.database.pool.query(`select make_play_months('2025-01-01', '2025-12-01')`);
  const id = (at: string) => playIdAt(Date.parse(at), randomUUID());
  for (const beside of ['none', 'known'] as const) {
    const tables = async (from: string, to: string) =>
      new Set((await scansOfFinish(beside, [id(from), id(to)])).map((node) => node['Relation Name']));
    expect(await tables('2025-03-02', '2025-03-30')).toEqual(new Set(['plays_2025_03']));
    expect(await tables('2025-03-02', '2025-04-30')).toEqual(new Set(['plays_2025_03', 'plays_2025_04']));
  }
});

it('stores one of several finishes of a play, and one of several plays of a person', async () => {
  const { pool } = server.database;
  const add = async (user_id: number) => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into plays (id, user_id, game, subject, version, settings, seed, started_at)
       values (gen_random_uuid(), $1, 'columns', 'math', 1, '{}', 1, $2) returning id`,
      [user_id, server.clock.now],
    );
    return { id: rows[0]?.id ?? '', user_id };
  };
  const [one, two] = [(await addPerson(server)).id, (await addPerson(server)).id];
  const plays = [await add(one), await add(one), await add(two)];
  const finishes = [0, 0, 1, 2, 2].map((index, points) => ({
    play: plays[index] ?? { id: '', user_id: 0 },
    score: { ...score, points },
    now: server.clock.now,
  }));
  const told = await storeFinishes(pool, finishes, 'none');
  expect(told.map((totals) => totals !== null)).toHaveLength(finishes.length);
  for (const [from, to, person] of [
    [0, 3, one],
    [3, 5, two],
  ] as const) {
    const stored = told.slice(from, to).flatMap((totals, index) => (totals === null ? [] : [from + index]));
    const { rows } = await pool.query('select points from users where id = $1', [person]);
    expect(stored).toEqual([rows[0].points]);
  }
});
