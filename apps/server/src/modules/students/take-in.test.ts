import type { AuditEvent } from '@mindhero/contract/audit';
import type { Problem } from '@mindhero/contract/errors';
import type { Student } from '@mindhero/contract/student';
import type { User } from '@mindhero/contract/user';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { setTask } from '../../../test/homework.ts';
import { addGroup, addPerson, addSchool, type Person, type PersonOptions } from '../../../test/people.ts';
import { auditEvents, signInFailures, users } from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
afterAll(() => server.close());

const staff = { can_register_students: true, can_register_groups: true };
let schoolId: number, ours: number;
let teacher: Person, colleague: Person, director: Person, tutor: Person;
beforeAll(async () => {
  schoolId = await addSchool(server, 'North');
  const add = (columns: PersonOptions) => addPerson(server, { ...staff, ...columns });
  teacher = await add({ role: 'TEACHER', school_id: schoolId });
  colleague = await add({ role: 'TEACHER', school_id: schoolId });
  director = await add({ role: 'DIRECTOR', school_id: schoolId });
  tutor = await add({ role: 'TEACHER' });
  ours = await addGroup(server, {
    name: 'Ours',
    school_id: schoolId,
    teacher_id: teacher.id,
    members: [teacher],
  });
});
beforeEach(async () => {
  await server.database.db.delete(signInFailures);
});

let many = 0;
/** Somebody who registered alone, and the code of today. */
async function registered(columns: PersonOptions = {}) {
  const username = `Ada.${(many += 1)}`;
  const person = await addPerson(server, { plan: false, ...columns, username });
  const { body } = await person.get<{ code: string | null }>(CODE);
  return { ...person, username, code: body.code ?? '' };
}
const CODE = '/api/v1/users/me/take-in-code/';
const PATH = '/api/v1/students/take-in/';
const take = (by: Person, body: object) => by.post<Student>(PATH, body);
const codeOf = async (person: Person) => (await person.get<{ code: string | null }>(CODE)).body.code;
const stored = async ({ id }: Person) =>
  (await server.database.db.select().from(users).where(eq(users.id, id)))[0];

test('who tells username and code is a student of the teacher’s school, in the group, with its homework, on record', async () => {
  const task = await setTask(server, teacher, { groups: [ours] });
  const ada = await registered();
  const typed = `${ada.code.slice(0, 3).toLowerCase()} ${ada.code.slice(3)}`;
  const { status, body } = await take(teacher, {
    username: ` ${ada.username.toLowerCase()} `,
    code: typed,
    group: ours,
  });
  expect({ status, ...body }).toMatchObject({
    status: 200,
    id: ada.id,
    username: ada.username,
    school: { id: schoolId },
    groups: [{ id: ours }],
  });
  expect((await ada.get<User>('/api/v1/users/me/')).body.school?.id).toBe(schoolId);
  expect(await codeOf(ada)).toBeNull();
  const { body: homework } = await ada.get<{ results: { id: number }[] }>('/api/v1/homework/');
  expect(homework.results.map(({ id }) => id)).toEqual([task.id]);
  const [entry] = await server.database.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
  expect(entry).toMatchObject({
    action: 'changed',
    actor_id: teacher.id,
    subject_id: ada.id,
    school_id: schoolId,
  });
  expect(entry?.details).toEqual({ fields: ['created_by', 'school'], to: ours });
  const shown = await director.get<{ results: AuditEvent[] }>(`/api/v1/audit-events/?person=${ada.id}`);
  expect(shown.body.results[0]).toMatchObject({ action: 'changed', target: { id: ours, name: 'Ours' } });
  expect(JSON.stringify(entry)).not.toContain(ada.code);
});

test('without a group the student is the teacher’s all the same; a private tutor’s stays outside of schools', async () => {
  const [ada, grace, alan] = [await registered(), await registered(), await registered()];
  expect((await take(teacher, ada)).status).toBe(422);
  const of = ({ username, code }: { readonly username: string; readonly code: string }) => ({
    username,
    code,
  });
  expect((await take(teacher, of(ada))).status).toBe(200);
  expect((await teacher.get(`/api/v1/students/${ada.id}/`)).status).toBe(200);
  expect((await colleague.get(`/api/v1/students/${ada.id}/`)).status).toBe(404);
  expect((await take(director, of(grace))).status).toBe(200);
  expect(await stored(grace)).toMatchObject({ school_id: schoolId, created_by: director.id });
  expect((await take(tutor, of(alan))).status).toBe(200);
  expect(await stored(alan)).toMatchObject({ school_id: null, created_by: tutor.id });
  expect(await codeOf(alan)).toBeNull();
  expect((await take(teacher, of(alan))).status).toBe(422);
  const [entry] = await server.database.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject_id, alan.id));
  expect(entry?.details).toEqual({ fields: ['created_by'] });
});

test('a username that no database could hold is refused where it stands', async () => {
  const { body } = await teacher.refused('POST', PATH, { username: 'a\u0000da', code: 'AAAAAA' });
  expect(body.errors).toEqual([{ path: 'body.username', code: 'invalid_format' }]);
});

test('a code counts until the end of the next day', async () => {
  const [ada, grace] = [await registered(), await registered()];
  const before = server.clock.now;
  server.clock.forward(24 * 3_600_000);
  expect(await codeOf(ada)).not.toBe(ada.code);
  expect((await take(teacher, { username: ada.username, code: ada.code })).status).toBe(200);
  server.clock.forward(24 * 3_600_000);
  expect((await take(teacher, { username: grace.username, code: grace.code })).status).toBe(422);
  server.clock.now = before;
});

test('unknown, wrong, of another, in a school, a tutor’s, closed, no student: one answer, and nothing changes', async () => {
  const [ada, grace] = [await registered(), await registered()];
  const wrong = ada.code.startsWith('2') ? `3${ada.code.slice(1)}` : `2${ada.code.slice(1)}`;
  const taken = await registered();
  const closed = await registered();
  const tutored = await registered();
  const { db } = server.database;
  await db.update(users).set({ school_id: schoolId }).where(eq(users.id, taken.id));
  await db.update(users).set({ is_active: false }).where(eq(users.id, closed.id));
  await db.update(users).set({ created_by: tutor.id }).where(eq(users.id, tutored.id));
  const asked = [
    { username: 'nobody.at.all', code: ada.code },
    { username: ada.username, code: wrong },
    { username: ada.username, code: grace.code },
    { username: ada.username, code: 'ÄÖÜ?' },
    ...[taken, closed, tutored].map(({ username, code }) => ({ username, code })),
    { username: (await stored(colleague))?.username ?? '', code: ada.code },
  ];
  const answers = [];
  for (const body of asked) {
    const answer = await teacher.refused('POST', PATH, { ...body, group: ours });
    const { request_id: _id, ...told } = answer.body satisfies Problem;
    answers.push(told);
  }
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]).toMatchObject({ status: 422, errors: [{ path: 'body.code', code: 'not_an_option' }] });
  expect(await stored(ada)).toMatchObject({ school_id: null, created_by: null, version: 1 });
  expect(await stored(tutored)).toMatchObject({ school_id: null, created_by: tutor.id, version: 1 });
});

test('whoever guesses has to wait, also with the right code, and so for somebody who is not there', async () => {
  const ada = await registered();
  for (const username of [ada.username, 'nobody.at.all']) {
    const statuses = [];
    for (let n = 0; n < 7; n++) statuses.push((await take(teacher, { username, code: 'AAAAAA' })).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429]);
  }
  const right = { username: ada.username, code: ada.code };
  expect((await take(teacher, right)).status).toBe(429);
  server.clock.forward(31_000);
  expect((await take(teacher, right)).status).toBe(200);
});

test('of two who take at once one gets the student; the other hears what all hear', async () => {
  for (let n = 0; n < 5; n++) {
    const ada = await registered();
    const body = { username: ada.username, code: ada.code };
    const answers = await Promise.all([take(teacher, body), take(colleague, body), take(tutor, body)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    const winner = [teacher, colleague, tutor][answers.findIndex(({ status }) => status === 200)];
    expect(await stored(ada)).toMatchObject({ created_by: winner?.id, version: 2 });
    await server.database.db.delete(signInFailures);
  }
});

test('somebody else’s group takes nobody in', async () => {
  const ada = await registered();
  const theirs = await addGroup(server, {
    name: 'Theirs',
    school_id: schoolId,
    teacher_id: colleague.id,
    members: [colleague],
  });
  const answer = await teacher.refused('POST', PATH, {
    username: ada.username,
    code: ada.code,
    group: theirs,
  });
  expect(answer.body.errors).toEqual([{ path: 'body.group', code: 'not_an_option' }]);
  expect(await stored(ada)).toMatchObject({ school_id: null, created_by: null });
  expect(await codeOf(ada)).toBe(ada.code);
});

test('a director without a school takes nobody in, and a teacher without the permission', async () => {
  const ada = await registered();
  const body = { username: ada.username, code: ada.code };
  const lost = await addPerson(server, { role: 'DIRECTOR' });
  expect((await lost.refused('POST', PATH, body)).body.code).toBe('no_school');
  const guest = await addPerson(server, { role: 'TEACHER', school_id: schoolId });
  expect((await guest.refused('POST', PATH, body)).body.code).toBe('forbidden');
});
