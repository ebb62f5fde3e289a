/** Whom plans are for: who is listed, of whom staff are reminded, who is told what; and the check of the books. */
import type { EndingPlans, PlanPerson } from '@mindhero/contract/plans/stock';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { givePlan } from '../../../test/given-plans.ts';
import { addGroup, addPerson, type Person } from '../../../test/people.ts';
import { makePlanSchool } from '../../../test/plan-school.ts';
import { checkBooks } from '../../entities/plans/check.ts';

const server: TestApp = await testApp();
const { db, pool } = server.database;
afterAll(() => server.close());

let admin: Person,
  director: Person,
  teacher: Person,
  colleague: Person,
  unpermitted: Person,
  foreigner: Person,
  anna: Person,
  bohdan: Person,
  theirs: Person;
let school: number, group: number;

beforeEach(async () => {
  ({ admin, director, teacher, colleague, unpermitted, foreigner, anna, bohdan, theirs, school, group } =
    await makePlanSchool(server));
});

describe('whose plans they are', () => {
  const planned = (person: Person, end_date: string) =>
    givePlan(db, { user_id: person.id, start_date: '2026-01-01', end_date });
  const listed = async (by: Person, query = '') => {
    const { body } = await by.get<{ results: PlanPerson[] }>(`/api/v1/plans/people/${query}`);
    return body.results.map(({ id, state, days_left }) => [id, state, days_left]);
  };

  test('is listed by who has to be thought of first, and staff are reminded of those who end soon', async () => {
    server.clock.now = new Date('2026-03-10T09:00:00Z');
    const [soon, late, today, over] = ['2026-03-24', '2026-03-25', '2026-03-10', '2026-03-09'];
    await planned(anna, soon);
    await planned(bohdan, late);
    expect(await listed(teacher)).toEqual([
      [teacher.id, 'none', null],
      [anna.id, 'ending', 14],
      [bohdan.id, 'active', 15],
    ]);
    const { body } = await teacher.get<EndingPlans>('/api/v1/plans/ending/');
    expect(body).toEqual({
      count: 1,
      people: [
        {
          id: anna.id,
          username: expect.any(String) as string,
          first_name: 'Anna',
          last_name: '',
          role: 'STUDENT',
          end_date: soon,
          days_left: 14,
        },
      ],
    });
    expect((await admin.get('/api/v1/plans/ending/')).status).toBe(403);
    expect((await unpermitted.get('/api/v1/plans/ending/')).status).toBe(403);

    await planned(theirs, today);
    const cora = await addPerson(server, { school_id: school, created_by: teacher.id, plan: false });
    await planned(cora, over);
    expect(await listed(director, '?state=ending')).toEqual([
      [theirs.id, 'ending', 0],
      [anna.id, 'ending', 14],
    ]);
    expect(await listed(teacher, '?state=expired')).toEqual([[cora.id, 'expired', null]]);
    expect(await listed(teacher, `?group=${group}&ordering=-end_date`)).toEqual([
      [bohdan.id, 'active', 15],
      [anna.id, 'ending', 14],
    ]);
    const extended = await addPerson(server, { school_id: school, created_by: teacher.id, plan: false });
    await planned(extended, today);
    await givePlan(db, { user_id: extended.id, start_date: '2026-03-11', end_date: '2026-06-01' });
    expect((await teacher.get<EndingPlans>('/api/v1/plans/ending/')).body.count).toBe(1);
  });

  test('is told of those whom one looks after, and nobody else', async () => {
    const path = `/api/v1/subscriptions/${anna.id}/history/`;
    for (const by of [anna, teacher, director, admin]) expect((await by.get(path)).status).toBe(200);
    for (const by of [bohdan, colleague, foreigner]) expect((await by.get(path)).status).toBe(404);
  });

  test('is hidden from groups of others: a filter by one finds nobody, and names are not told', async () => {
    const hidden = await addGroup(server, {
      name: 'Hidden',
      school_id: school,
      teacher_id: colleague.id,
      members: [anna],
    });
    expect(await listed(teacher, `?group=${hidden}`)).toEqual([]);
    const { body } = await teacher.get<{ results: PlanPerson[] }>(`/api/v1/plans/people/?group=${group}`);
    expect(body.results[0]?.groups.map(({ name }) => name)).toEqual(['5A']);
  });
});

test('the administrator’s check of the books says which invariant is broken', async () => {
  await givePlan(db, { user_id: anna.id, start_date: '2026-01-01', end_date: '2026-01-31' });
  const { body } = await admin.post<Awaited<ReturnType<typeof checkBooks>>>(
    '/api/v1/plans/check/',
    undefined,
  );
  expect([body.ok, body.counts.transfers > 0]).toEqual([true, true]);
  const change = (by: number) =>
    pool.query(
      `update plan_accounts set balance = balance + $1 where kind = 'world' and plan_type = 'student'`,
      [by],
    );
  await change(1);
  const broken = await checkBooks(pool);
  await change(-1);
  expect(broken.ok).toBe(false);
  expect(broken.invariants.filter((one) => one.broken > 0).map(({ name }) => name)).toEqual([
    'balances_sum_to_zero',
    'balance_is_sum_of_transfers',
    'given_out_is_stock_used_and_refunded',
  ]);
  expect((await director.post('/api/v1/plans/check/', undefined)).status).toBe(403);
});
