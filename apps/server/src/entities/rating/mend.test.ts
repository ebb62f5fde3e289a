import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { earn } from '../../../test/rated.ts';
import { purge } from '../../purge.ts';
import { foldRatings } from './fold.ts';
import { mendRatings } from './mend.ts';

const NOW = new Date('2026-03-10T09:00:00Z');
const WEEKS_LATER = new Date('2026-04-08T09:00:00Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.pool.query(
    `insert into users (id, username, role) overriding system value values (1, 'ann', 'STUDENT'), (2, 'bo', 'STUDENT')`,
  );
  await earn(database.pool, 1, 20, NOW);
  await earn(database.pool, 2, 700, NOW);
  await foldRatings(database.pool);
});
afterAll(() => database.close());

const kept = async () => {
  const { rows } = await database.pool.query(`
    select 'points' as what, kind, start::text, user_id as of, points as figure from ratings
    union all select 'count ' || level, kind, start::text, bucket, count from rating_counts where count <> 0 order by 1, 2, 3, 4`);
  return rows;
};

test('what is wrong is found and put right, and nothing else', async () => {
  const { pool } = database;
  const right = await kept();
  expect(await mendRatings(pool, NOW)).toBe(0);
  await pool.query(`update users set rating_week = 5 where id = 1;
    update ratings set points = 9 where kind = 3 and user_id = 2; delete from ratings where kind = 1 and user_id = 1;
    update rating_counts set count = count + 1 where kind = 2 and level = 1`);
  expect(await mendRatings(pool, NOW)).toBeGreaterThan(0);
  expect(await kept()).toEqual(right);
  expect(await mendRatings(pool, NOW)).toBe(0);
});

test('a week and a month that nobody is in any more are forgotten as a whole', async () => {
  await purge(database.pool, NOW);
  expect((await kept()).some(({ kind }) => kind === 1)).toBe(true);
  await purge(database.pool, WEEKS_LATER);
  expect(new Set((await kept()).map(({ kind }) => kind))).toEqual(new Set([3]));
});
