/** Plans: who may do what with them, what is refused in which field, and that nothing moves then. */
import type { ActivationPreview, PastSubscription, StatementLine } from '@mindhero/contract/plans/stock';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { grantStock } from '../../../test/given-plans.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { makePlanSchool } from '../../../test/plan-school.ts';
import { activates, faults, grant, stockOf, students, transfer } from '../../../test/plan-wishes.ts';
import { checkBooks } from '../../entities/plans/check.ts';
import { auditEvents } from '../../platform/db/schema/index.ts';

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
  bohdan: Person;
let group: number, school: number;

beforeEach(async () => {
  ({ admin, director, teacher, colleague, unpermitted, foreigner, anna, bohdan, group, school } =
    await makePlanSchool(server));
});

const activate = activates(() => anna);

describe('activating', () => {
  test('takes months of the stock, begins today, and goes on where it ended', async () => {
    await grantStock(db, teacher.id, 'student', 10);
    expect(await activate(teacher, { months: 2, whom: { group } })).toMatchObject({
      status: 200,
      body: {
        stock_before: 10,
        stock_after: 6,
        people: [
          { person: { id: anna.id }, start_date: '2026-03-10', end_date: '2026-05-09', is_extension: false },
          { person: { id: bohdan.id } },
        ],
      },
    });
    expect(await activate(teacher)).toMatchObject({
      body: { people: [{ start_date: '2026-05-10', end_date: '2026-06-09', is_extension: true }] },
    });
    expect(await stockOf(teacher)).toEqual(students(5));
    const { body } = await anna.get<PastSubscription[]>(`/api/v1/subscriptions/${anna.id}/history/`);
    expect(
      body.map(({ start_date, months, source, activated_by }) => [start_date, months, source, activated_by]),
    ).toEqual([
      ['2026-05-10', 1, 'stock', 'Teacher'],
      ['2026-03-10', 2, 'stock', 'Teacher'],
    ]);
    await pool.query('update users set is_active = false, erased_at = now() where id = $1', [teacher.id]);
    const later = await anna.get<PastSubscription[]>(`/api/v1/subscriptions/${anna.id}/history/`);
    expect(later.body.map(({ activated_by }) => activated_by)).toEqual([null, null]);
  });

  test('is as its preview says, which changes nothing', async () => {
    await grantStock(db, teacher.id, 'student', 10);
    const wish = { plan_type: 'student', months: 3, whom: { people: [anna.id, bohdan.id] } };
    const before = await server.database.fingerprint();
    const { body } = await teacher.post<ActivationPreview>('/api/v1/plans/activate/preview/', wish);
    expect(await server.database.fingerprint()).toBe(before);
    expect((await activate(teacher, wish)).body).toEqual(body);
  });

  test('is open to those who look after somebody, for oneself, too, and closed to all others', async () => {
    for (const one of [director, teacher, colleague, foreigner]) {
      await grantStock(db, one.id, 'student', 5);
      await grantStock(db, one.id, 'teacher', 5);
    }
    const ofTeacher = { plan_type: 'teacher', whom: { people: [teacher.id] } };
    const notAnOption = [422, 'body.whom.people.0 not_an_option'];
    expect(faults(await activate(colleague))).toEqual(notAnOption);
    expect(faults(await activate(foreigner))).toEqual(notAnOption);
    expect(faults(await activate(colleague, ofTeacher))).toEqual(notAnOption);
    expect(faults(await activate(unpermitted))).toEqual([403]);
    expect(faults(await activate(anna))).toEqual([403]);
    for (const by of [teacher, director, admin]) {
      expect(faults(await activate(by))).toEqual([200]);
      expect(faults(await activate(by, ofTeacher))).toEqual([200]);
    }
    expect(await stockOf(admin)).toEqual(students(0));
  });

  test.each([
    ['months above the available ones', { months: 4 }, 'body.months too_big'],
    ['no months', { months: 0 }, 'body.months too_small'],
    ['months below zero', { months: -1 }, 'body.months too_small'],
    ['more months than two years', { months: 25 }, 'body.months too_big'],
    ['parts of months', { months: 1.5 }, 'body.months wrong_type'],
    ['months as text', { months: '1' }, 'body.months wrong_type'],
    ['a plan of another type', { plan_type: 'teacher' }, 'body.whom.people.0 not_an_option'],
    ['nobody', { whom: { people: [] } }, 'body.whom'],
    [
      'somebody who does not exist',
      { whom: { people: [2_000_000_000] } },
      'body.whom.people.0 not_an_option',
    ],
    ['a group that does not exist', { whom: { group: 2_000_000_000 } }, 'body.whom.group not_an_option'],
  ])('of %s is refused, and nothing moves', async (_, wish, fault) => {
    await grantStock(db, teacher.id, 'student', 3);
    const before = await server.database.fingerprint();
    const found = faults(await activate(teacher, wish));
    expect([found[0], String(found[1]).startsWith(fault) || found]).toEqual([422, true]);
    expect(await server.database.fingerprint()).toBe(before);
  });

  test('twice for one person at once, for a closed account, or for others than were shown is refused', async () => {
    await grantStock(db, teacher.id, 'student', 9);
    await pool.query('update users set is_active = false where id = $1', [bohdan.id]);
    expect(faults(await activate(teacher, { whom: { people: [bohdan.id] } }))).toEqual([
      422,
      'body.whom.people.0 not_an_option',
    ]);
    // The group has one member fewer by now.
    expect(faults(await activate(teacher, { whom: { group }, plan_months: 2 }))).toEqual([409]);
    expect(faults(await activate(teacher, { whom: { people: [anna.id, anna.id] } }))).toEqual([
      422,
      'body.whom.people duplicate',
    ]);
    expect(await stockOf(teacher)).toEqual(students(9));
  });

  test('of the last plan-month by 32 at once succeeds once', async () => {
    await grantStock(db, teacher.id, 'student', 3);
    // Who makes an account for somebody is waited for anyway: both have one already.
    await activate(teacher, { whom: { people: [anna.id, bohdan.id] } });
    expect(await stockOf(teacher)).toEqual(students(1));
    const answers = await Promise.all(
      Array.from({ length: 32 }, (_, n) =>
        activate(teacher, { whom: { people: [[anna, bohdan][n % 2]?.id] } }),
      ),
    );
    const found = Object.groupBy(answers, ({ status }) => status);
    expect([found[200]?.length, found[422]?.length]).toEqual([1, 31]);
    expect(await stockOf(teacher)).toEqual(students(0));
    expect((await checkBooks(pool)).ok).toBe(true);
  });
});

describe('transferring', () => {
  test('goes to staff of the same school and back, into the stock or activated at once', async () => {
    await grantStock(db, teacher.id, 'student', 12);
    expect(
      (await transfer(teacher, { recipient_user: colleague.id, amount: 2, months_amount: 3 })).body,
    ).toEqual([
      { plan_type: 'student', plan_months: 6 },
      { plan_type: 'teacher', plan_months: 0 },
      { plan_type: 'director', plan_months: 0 },
    ]);
    expect(faults(await transfer(colleague, { recipient_user: teacher.id, amount: 6 }))).toEqual([200]);
    expect(faults(await transfer(teacher, { recipient_user: director.id }))).toEqual([200]);
    expect([await stockOf(teacher), await stockOf(colleague), await stockOf(director)]).toEqual([
      students(11),
      students(0),
      students(1),
    ]);
    await grantStock(db, director.id, 'teacher', 3);
    const activation = { transfer_type: 'activation', subscription_type: 'teacher', months_amount: 2 };
    expect(faults(await transfer(director, { ...activation, recipient_user: teacher.id }))).toEqual([200]);
    expect((await teacher.get(`/api/v1/subscriptions/${teacher.id}/active/`)).status).toBe(200);
    const two = { ...activation, amount: 2, recipient_user: teacher.id };
    expect(faults(await transfer(director, two))).toEqual([422, 'body.amount too_big']);
    const months = { ...activation, months_amount: 3, recipient_user: teacher.id };
    expect(faults(await transfer(director, months))).toEqual([422, 'body.months_amount too_big']);
  });

  test('is listed and open to the same people', async () => {
    const { body } = await teacher.get<{ results: readonly { id: number }[] }>('/api/v1/plans/recipients/');
    expect(new Set(body.results.map(({ id }) => id))).toEqual(
      new Set([director.id, colleague.id, unpermitted.id]),
    );
    await grantStock(db, teacher.id, 'student', 3);
    await pool.query('update users set is_active = false where id = $1', [colleague.id]);
    for (const { id } of [colleague, teacher, foreigner, admin, anna])
      expect(faults(await transfer(teacher, { recipient_user: id }))).toEqual([
        422,
        'body.recipient_user not_an_option',
      ]);
    const tutor = await addPerson(server, { role: 'TEACHER', can_manage_subscriptions: true, plan: false });
    await grantStock(db, tutor.id, 'student', 3);
    expect(faults(await transfer(tutor, { recipient_user: director.id }))[0]).toBe(422);
    expect(faults(await transfer(unpermitted, { recipient_user: director.id }))).toEqual([403]);
    expect(faults(await transfer(anna, { recipient_user: director.id }))).toEqual([403]);
  });

  test('by an administrator is between any two, who are named', async () => {
    await grantStock(db, teacher.id, 'student', 3);
    const wish = { recipient_user: foreigner.id, amount: 3 };
    expect(faults(await transfer(admin, wish))).toEqual([422, 'body.sender_user required']);
    expect(faults(await transfer(director, { ...wish, sender_user: teacher.id }))[0]).toBe(422);
    expect(faults(await transfer(admin, { ...wish, sender_user: teacher.id }))).toEqual([200]);
    expect([await stockOf(teacher), await stockOf(foreigner)]).toEqual([students(0), students(3)]);
  });

  test.each([
    ['more than there is', { amount: 4 }, 'body.amount too_big'],
    ['more months than there are', { amount: 2, months_amount: 2 }, 'body.amount too_big'],
    ['nothing', { amount: 0 }, 'body.amount too_small'],
    ['less than nothing', { amount: -2 }, 'body.amount too_small'],
    ['parts', { amount: 1.5 }, 'body.amount wrong_type'],
    ['parts of months', { months_amount: 0.5 }, 'body.months_amount wrong_type'],
    ['no months', { months_amount: 0 }, 'body.months_amount too_small'],
  ])('%s is refused, and nothing moves', async (_, wish, fault) => {
    await grantStock(db, teacher.id, 'student', 3);
    const before = await server.database.fingerprint();
    expect(faults(await transfer(teacher, { ...wish, recipient_user: colleague.id }))).toEqual([422, fault]);
    expect(await server.database.fingerprint()).toBe(before);
  });
});

test('whatever is done with plans is on the record, under the school of whom it concerns', async () => {
  await grant(admin, teacher, { reason: 'Partner of Iryna' });
  await activate(teacher);
  await activate(teacher, { months: 2 });
  await transfer(teacher, { recipient_user: colleague.id, amount: 1, months_amount: 2 });
  const { body } = await teacher.get<{ results: StatementLine[] }>('/api/v1/plans/statement/');
  await admin.post(`/api/v1/plans/statement/${body.results[0]?.id}/reverse/`, { reason: 'A mistake' });
  await grantStock(db, director.id, 'teacher', 1);
  const given = { transfer_type: 'activation', subscription_type: 'teacher', recipient_user: teacher.id };
  await transfer(director, given);
  // Refused, so that nothing happened.
  await activate(teacher, { months: 9 });
  const events = await db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.school_id, school))
    .orderBy(auditEvents.id);
  const of = (plan_type: string, plan_months: number) => ({ plan_type, plan_months });
  expect(
    events.map(({ action, actor_id, subject_id, details }) => [action, actor_id, subject_id, details]),
  ).toEqual([
    ['granted', admin.id, teacher.id, of('student', 6)],
    ['activated', teacher.id, anna.id, of('student', 1)],
    ['extended', teacher.id, anna.id, of('student', 2)],
    ['transferred', teacher.id, colleague.id, of('student', 2)],
    ['reversed', admin.id, colleague.id, of('student', 2)],
    ['activated', director.id, teacher.id, of('teacher', 1)],
  ]);
});
