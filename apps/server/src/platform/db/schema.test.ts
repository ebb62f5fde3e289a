import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { givePlan } from '../../../test/given-plans.ts';
import { users } from './schema/index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const person = (username: string) => ({ username, role: 'STUDENT' as const, password_hash: '-' });
const codeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'accepted',
    (error: { cause?: { code?: string } }) => error.cause?.code,
  );

test('usernames differ in more than case', async () => {
  await database.db.insert(users).values(person('Оленка'));
  expect(await codeOf(database.db.insert(users).values(person('оленка')))).toBe('23505');
});

test('plans of one type never overlap, also when they are written at the same time', async () => {
  const [user] = await database.db.insert(users).values(person('planned')).returning();
  const plan = (startDate: string, endDate: string, type: 'student' | 'teacher' = 'student') =>
    givePlan(database.db, { user_id: user?.id ?? 0, type, start_date: startDate, end_date: endDate });
  const together = await Promise.all(
    Array.from({ length: 5 }, () => codeOf(plan('2026-03-01', '2026-03-31'))),
  );
  expect(together.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual([
    '23P01',
    '23P01',
    '23P01',
    '23P01',
    'accepted',
  ]);
  // The last day belongs to the plan.
  expect(await codeOf(plan('2026-03-31', '2026-04-30'))).toBe('23P01');
  expect(await codeOf(plan('2026-04-01', '2026-04-30'))).toBe('accepted');
  expect(await codeOf(plan('2026-03-01', '2026-03-31', 'teacher'))).toBe('accepted');
});
