/** That accounts and groups are told of the same days, at any hour and over the changes to summer time and back. */
import { dayNumber, planDay } from '@mindhero/contract/calendar';
import { periods } from '@mindhero/contract/statistics/period';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../test/database.ts';
import { findPlatform } from './overview.ts';

const HOUR = 3_600_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const asking = fc
  .tuple(
    fc.constantFrom('2026-03-29T01:00Z', '2026-04-05T12:00Z', '2026-10-25T01:00Z', '2026-11-09T12:00Z'),
    fc.integer({ min: -36 * HOUR, max: 36 * HOUR }),
  )
  .map(([about, beside]) => new Date(Date.parse(about) + beside));

/** Around an end of the days, of those before or of today, where an hour matters. */
const ends = fc.tuple(fc.constantFrom(0, 1, 2), fc.integer({ min: -30 * HOUR, max: 6 * HOUR }));

test('an account that is made, one that is closed and a group are of the days on which that was', async () => {
  const { pool } = database;
  await fc.assert(
    fc.asyncProperty(asking, fc.constantFrom(...periods), ends, async (now, days, [times, beside]) => {
      const at = new Date(Math.min(now.getTime(), now.getTime() - times * days * 24 * HOUR + beside));
      const made = await pool.query<{ id: number }>(
        `insert into users (username, role, is_active, registered_at, deactivated_at) values
           (gen_random_uuid()::text, 'TEACHER', true, $1, null), (gen_random_uuid()::text, 'TEACHER', false, '2000-01-01', $1)
         returning id`,
        [at],
      );
      const group = await pool.query<{ id: number }>(
        `insert into groups (name, teacher_id, created_at) values ('G', $1, $2) returning id`,
        [made.rows[0]?.id, at],
      );
      const { new_accounts, closed_accounts, new_groups } = await findPlatform(pool, days, now);
      await pool.query('delete from groups where id = $1', [group.rows[0]?.id]);
      await pool.query('delete from users where id = any($1)', [made.rows.map(({ id }) => id)]);
      const ago = dayNumber(planDay(now)) - dayNumber(planDay(at));
      const told = { now: Number(ago < days), before: Number(ago >= days && ago < 2 * days) };
      expect({ new_accounts, closed_accounts, new_groups }).toEqual({
        new_accounts: told,
        closed_accounts: told,
        new_groups: told,
      });
    }),
    { numRuns: 100 },
  );
});
