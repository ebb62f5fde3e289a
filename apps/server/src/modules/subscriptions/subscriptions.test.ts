import { management } from '@mindhero/contract/permission';
import type { QueryResult } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { givePlan } from '../../../test/given-plans.ts';
import { type World, makeWorld } from '../../../test/world.ts';
import { hasActivePlan } from '../../platform/auth/plan.ts';
import { subscriptions } from '../../platform/db/schema/index.ts';

let server: TestApp;
let world: World;
beforeAll(async () => {
  server = await testApp();
  world = await makeWorld(server);
});
afterAll(() => server.close());
beforeEach(() => server.database.db.delete(subscriptions));

const plan = (startDate: string, endDate: string, type: 'student' | 'teacher' = 'student') =>
  givePlan(server.database.db, {
    user_id: world.people.student.id,
    activated_by: world.people.teacher.id,
    type,
    start_date: startDate,
    end_date: endDate,
  });

async function active() {
  const { id } = world.people.student;
  const { access: token } = await server.signedIn(id);
  return server.call('GET', `/api/v1/subscriptions/${id}/active/`, { token });
}

test('nobody’s plan answers 404', async () => {
  expect((await active()).json()).toMatchObject({ status: 404, code: 'not_found' });
});

test('past and future plans are not active', async () => {
  await plan('2026-01-01', '2026-03-09');
  await plan('2026-03-11', '2026-04-10');
  expect((await active()).statusCode).toBe(404);
});

test('active plans come as a list, the one that ends first at the top', async () => {
  await plan('2026-03-10', '2026-04-09', 'teacher');
  await plan('2026-02-11', '2026-03-10');
  const answer = await active();
  expect(answer.statusCode).toBe(200);
  const common = {
    // Both of the names of the people here are this.
    activated_by: `${world.people.teacher.mark} ${world.people.teacher.mark}`,
    id: expect.any(Number) as number,
    created_at: expect.any(String) as string,
  };
  expect(answer.json()).toEqual([
    {
      ...common,
      type: 'student',
      start_date: '2026-02-11',
      end_date: '2026-03-10',
      active_until: '2026-03-10',
    },
    {
      ...common,
      type: 'teacher',
      start_date: '2026-03-10',
      end_date: '2026-04-09',
      active_until: '2026-04-09',
    },
  ]);
});

test('who activated a plan is not named once they are erased, nor where nobody did', async () => {
  const { db, pool } = server.database;
  await plan('2026-02-11', '2026-03-10');
  const named = async () =>
    (await active()).json<{ activated_by: string | null }[]>().map(({ activated_by }) => activated_by);
  const erase = (at: string | null) =>
    pool.query(
      'update users set is_active = $2::timestamptz is null, erased_at = $2::timestamptz where id = $1',
      [world.people.teacher.id, at],
    );
  await erase('2026-03-01');
  expect(await named()).toEqual([null]);
  await erase(null);
  expect(await named()).toEqual([expect.stringContaining(world.people.teacher.mark)]);
  await db.delete(subscriptions);
  const { id } = world.people.student;
  await givePlan(db, { user_id: id, start_date: '2026-02-11', end_date: '2026-03-10' });
  expect(await named()).toEqual([null]);
});

test('what was extended is active until the last of its plans ends', async () => {
  await plan('2026-02-11', '2026-03-10');
  await plan('2026-03-11', '2026-04-10');
  // Another type is another plan.
  await plan('2026-03-01', '2026-06-30', 'teacher');
  const plans = (await active()).json<{ active_until: string }[]>();
  expect(plans.map(({ active_until }) => active_until)).toEqual(['2026-04-10', '2026-06-30']);
});

test('one’s own plans are read in the round trip that finds out who calls', async () => {
  await plan('2026-03-10', '2026-04-09');
  const { id } = world.people.student;
  const { access: token } = await server.signedIn(id);
  const query = vi.spyOn(server.database.pupils.pool, 'query');
  const answer = await server.call('GET', `/api/v1/subscriptions/${id}/active/`, { token });
  const statements = query.mock.calls.length;
  const read = (await query.mock.results[0]?.value) as QueryResult | undefined;
  query.mockRestore();
  expect([answer.statusCode, statements]).toEqual([200, 1]);
  // Of the account only what decides whether somebody may call: to describe the rest would take longer than all of it.
  expect(read?.fields.map(({ name }) => name)).toEqual([
    'number',
    'id',
    'role',
    'school_id',
    ...Object.keys(management.shape),
    'must_change_password',
    'along',
  ]);
});

test('who asks for somebody else’s plans is not answered with their own', async () => {
  await plan('2026-03-10', '2026-04-09');
  const { access: token } = await server.signedIn(world.people.student.id);
  for (const { id } of [world.people.stranger, world.people.teacher]) {
    const answer = await server.call('GET', `/api/v1/subscriptions/${id}/active/`, { token });
    expect(answer.statusCode).toBe(404);
  }
});

test('a plan’s last day ends at midnight in Kyiv', async () => {
  await plan('2026-03-01', '2026-03-10');
  const noon = server.clock.now;
  server.clock.now = new Date('2026-03-10T21:59:59Z');
  expect((await active()).statusCode).toBe(200);
  server.clock.now = new Date('2026-03-10T22:00:00Z');
  expect((await active()).statusCode).toBe(404);
  server.clock.now = noon;
});

test('the gate lets in whoever has a plan, and administrators', async () => {
  const { student, admin } = world.people;
  const actorOf = async (id: number) =>
    server.app.authentication.authenticate(`Bearer ${(await server.signedIn(id)).access}`);
  const passes = async (id: number) =>
    hasActivePlan(server.database.pool, await actorOf(id), server.clock.now);
  expect([await passes(student.id), await passes(admin.id)]).toEqual([false, true]);
  await plan('2026-03-01', '2026-03-31');
  expect(await passes(student.id)).toBe(true);
});
