/** What is given and taken back, and what the statement tells of it. */
import type { Grant, StatementLine, Stock } from '@mindhero/contract/plans/stock';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { grantStock } from '../../../test/given-plans.ts';
import { type Person } from '../../../test/people.ts';
import { makePlanSchool } from '../../../test/plan-school.ts';
import { activates, faults, grant, stockOf, students, transfer } from '../../../test/plan-wishes.ts';
import { sheetOf } from '../../../test/sheet.ts';
import { checkBooks } from '../../entities/plans/check.ts';

const server: TestApp = await testApp();
const { db, pool } = server.database;
afterAll(() => server.close());

let admin: Person, director: Person, teacher: Person, colleague: Person, foreigner: Person, anna: Person;

beforeEach(async () => {
  ({ admin, director, teacher, colleague, foreigner, anna } = await makePlanSchool(server));
});

const activate = activates(() => anna);

describe('granting and taking back', () => {
  test('is the administrator’s, to staff alone, with a reason', async () => {
    expect(faults(await grant(director, teacher))).toEqual([403]);
    expect(faults(await grant(admin, anna))).toEqual([422, 'body.recipient_user not_an_option']);
    expect(faults(await grant(admin, teacher, { reason: ' ' }))[0]).toBe(422);
    expect(faults(await grant(admin, teacher))).toEqual([200]);
    expect(await stockOf(teacher)).toEqual(students(6));
  });

  const linesOf = async (person: Person, query = '') =>
    (await person.get<{ results: StatementLine[] }>(`/api/v1/plans/statement/${query}`)).body.results;
  const fileFor = (by: Person, query: string) =>
    server.call('GET', `/api/v1/plans/statement/export/${query}`, {
      token: server.tokens.access({ userId: by.id, sessionId: by.sessionId }),
    });
  const takeBack = (by: Person, id: number | undefined) =>
    by.refused('POST', `/api/v1/plans/statement/${id}/reverse/`, { reason: 'A mistake' });

  test('a transfer is taken back once, and only while it is still there', async () => {
    await grant(admin, teacher);
    await transfer(teacher, { recipient_user: colleague.id, amount: 4 });
    const [moved, granted] = await linesOf(teacher);
    expect(faults(await takeBack(admin, granted?.id))).toEqual([409]);
    expect(faults(await takeBack(director, moved?.id))).toEqual([403]);
    expect(faults(await takeBack(admin, moved?.id))).toEqual([200]);
    expect(faults(await takeBack(admin, moved?.id))).toEqual([409]);
    expect([await stockOf(teacher), await stockOf(colleague)]).toEqual([students(6), students(0)]);
    expect(faults(await takeBack(admin, granted?.id))).toEqual([200]);
    expect(faults(await takeBack(admin, 2_000_000_000))).toEqual([404]);
    expect((await checkBooks(pool)).ok).toBe(true);
  });

  test('of an activation its period goes, if none follows', async () => {
    await grant(admin, teacher);
    await activate(teacher);
    await activate(teacher);
    const [second, first] = await linesOf(teacher);
    expect(faults(await takeBack(admin, first?.id))).toEqual([409]);
    expect(faults(await takeBack(admin, second?.id))).toEqual([200]);
    expect(faults(await takeBack(admin, first?.id))).toEqual([200]);
    expect((await anna.get(`/api/v1/subscriptions/${anna.id}/active/`)).status).toBe(404);
    expect(await stockOf(teacher)).toEqual(students(6));
    expect((await checkBooks(pool)).ok).toBe(true);
  });

  test('whose stock it is, an administrator says; nobody else sees another’s', async () => {
    await grant(admin, teacher);
    const stock = (await admin.get<Stock[]>(`/api/v1/plans/stock/?owner=${teacher.id}`)).body;
    expect(stock.map(({ plan_months }) => plan_months)).toEqual([6, 0, 0]);
    expect((await director.get(`/api/v1/plans/stock/?owner=${teacher.id}`)).status).toBe(403);
  });

  test('what was given is listed: to whom, by whom, why, and whether it was taken back', async () => {
    const granted = async (query = '') =>
      (await admin.get<{ count: number; results: Grant[] }>(`/api/v1/plans/grants/${query}`)).body.results;
    // Given by nobody: what the product did itself is none of it.
    await grantStock(db, teacher.id, 'student', 5);
    await grant(admin, teacher, { reason: 'Trial' });
    await grant(admin, colleague, { plan_type: 'teacher' });
    const [toColleague, toTeacher] = await granted();
    expect(toTeacher).toMatchObject({
      plan_type: 'student',
      plan_months: 6,
      recipient: { id: teacher.id },
      reason: 'Trial',
      in_stock: 11,
      taken_back: null,
    });
    expect(toTeacher?.actor).toEqual(expect.any(String));
    expect(await granted(`?owner=${colleague.id}`)).toEqual([toColleague]);
    expect((await granted('?plan_type=student'))[0]).toEqual(toTeacher);
    expect(await granted(`?plan_type=teacher&owner=${teacher.id}`)).toEqual([]);
    expect((await granted('?ordering=at')).at(-1)).toEqual(toColleague);
    await takeBack(admin, toTeacher?.id);
    const [again] = await granted(`?owner=${teacher.id}`);
    expect(again).toMatchObject({
      in_stock: 5,
      taken_back: { reason: 'A mistake', actor: toTeacher?.actor },
    });
    expect((await director.get('/api/v1/plans/grants/')).status).toBe(403);
  });

  test('is told by the statement line by line, with the balance after each, as a file, too', async () => {
    await grant(admin, teacher);
    await activate(teacher, { months: 2 });
    server.clock.forward(86_400_000);
    await transfer(teacher, { recipient_user: colleague.id });
    await grant(admin, teacher, { plan_type: 'teacher', plans: 1, months: 1 });
    const told = (lines: readonly StatementLine[]) =>
      lines.map(({ reason, plan_months, balance, counterparty }) => [
        reason,
        plan_months,
        balance,
        counterparty?.id ?? null,
      ]);
    const [granted, activated, moved, another] = [
      ['grant', 6, 6, null],
      ['activation', -2, 4, anna.id],
      ['transfer', -1, 3, colleague.id],
      ['grant', 1, 1, null],
    ];
    expect(told(await linesOf(teacher))).toEqual([another, moved, activated, granted]);
    expect(told(await linesOf(teacher, '?ordering=at&plan_type=student'))).toEqual([
      granted,
      activated,
      moved,
    ]);
    expect(told(await linesOf(teacher, '?reason=activation'))).toEqual([activated]);
    const today = server.clock.now.toISOString().slice(0, 10);
    expect(told(await linesOf(teacher, `?since=${today}`))).toEqual([another, moved]);
    expect(told(await linesOf(teacher, `?until=${today}&page_size=1&page=2`))).toEqual([moved]);
    expect(told(await linesOf(colleague))).toEqual([['transfer', 1, 1, teacher.id]]);
    expect(told(await linesOf(admin, `?owner=${colleague.id}`))).toHaveLength(1);

    const file = (format: string) => fileFor(teacher, `?format=${format}&ordering=at&language=EN`);
    const lines = (await file('csv')).body.trimEnd().split('\r\n');
    expect(lines[0]).toContain('When;Plan type;What for;Plan-months;In stock afterwards');
    expect(lines.slice(1).map((line) => line.split(';').slice(1, 6))).toEqual([
      ['Student plans', 'Granted', '6', '6', ''],
      ['Student plans', 'Activated', '-2', '4', 'Anna'],
      ['Student plans', 'Transferred', '-1', '3', 'Colleague'],
      ['Teacher plans', 'Granted', '1', '1', ''],
    ]);
    expect(sheetOf((await file('xlsx')).rawPayload)).toMatch(/<c r="D3"[^>]*><v>-2<\/v>/);
    await pool.query('update users set is_active = false, erased_at = now() where id = $1', [colleague.id]);
    expect((await linesOf(teacher))[1]?.counterparty).toEqual({ id: colleague.id, name: null });
  });

  test('is told of a teacher to the director of the school, too, and to nobody else', async () => {
    await grant(admin, colleague);
    const readBy = async (by: Person, owner: Person) => [
      (await by.get(`/api/v1/plans/statement/?owner=${owner.id}`)).status,
      (await fileFor(by, `?format=csv&owner=${owner.id}`)).statusCode,
    ];
    expect(await linesOf(director, `?owner=${colleague.id}`)).toEqual(await linesOf(colleague));
    expect(await linesOf(director)).toEqual([]);
    for (const [by, owner] of [
      [director, colleague],
      [admin, foreigner],
      [teacher, teacher],
    ] as const)
      expect(await readBy(by, owner)).toEqual([200, 200]);
    for (const [by, owner] of [
      [director, foreigner],
      [director, anna],
      [director, admin],
      [teacher, colleague],
      [teacher, director],
    ] as const)
      expect(await readBy(by, owner)).toEqual([404, 404]);
  });
});
