import type { Group } from '@mindhero/contract/group';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { halted } from '../../../test/meanwhile.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';
import { addTraining } from '../../../test/trained.ts';
import { fold } from '../../entities/training/fold.ts';
import { auditEvents, groupMembers } from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
afterAll(() => server.close());

let school: number;
let director: Person, teacher: Person, colleague: Person, foreigner: Person, admin: Person;
let anna: Person, bohdan: Person, stranger: Person;

const keeper = { can_register_groups: true };

beforeEach(async () => {
  school = await addSchool(server, 'North');
  const elsewhere = await addSchool(server, 'South');
  admin = await addPerson(server, { role: 'ADMIN' });
  director = await addPerson(server, { role: 'DIRECTOR', school_id: school, ...keeper });
  teacher = await addPerson(server, { role: 'TEACHER', school_id: school, ...keeper });
  colleague = await addPerson(server, { role: 'TEACHER', school_id: school, ...keeper });
  foreigner = await addPerson(server, { role: 'TEACHER', school_id: elsewhere, ...keeper });
  anna = await addPerson(server, { school_id: school, created_by: teacher.id });
  bohdan = await addPerson(server, { school_id: school, created_by: teacher.id });
  stranger = await addPerson(server, { school_id: elsewhere });
});

const make = async (person: Person, body: object) => (await person.post<Group>('/api/v1/groups/', body)).body;

const membersOf = async (id: number) => {
  const rows = await server.database.db.select().from(groupMembers);
  return rows.filter(({ group_id }) => group_id === id).map(({ user_id }) => user_id);
};

const add = (person: Person, id: number, ...students: readonly Person[]) =>
  person.post<Group>(`/api/v1/groups/${id}/members/`, { students: students.map((one) => one.id) });

test('a teacher’s group is the teacher’s own and of the teacher’s school', async () => {
  expect(await make(teacher, { name: ' Sunflowers ' })).toMatchObject({
    name: 'Sunflowers',
    teacher: { id: teacher.id },
    school: { id: school },
    students: 0,
    week_accuracy: null,
    week_answers: 0,
    version: 1,
  });
  const { body } = await teacher.refused('POST', '/api/v1/groups/', { name: 'x', teacher_id: colleague.id });
  expect(body.errors).toEqual([{ path: 'body.teacher_id', code: 'not_an_option' }]);
});

test('a director gives groups to teachers of the school, and to nobody else', async () => {
  const group = await make(director, { name: 'Chess', teacher_id: teacher.id });
  expect(group).toMatchObject({ teacher: { id: teacher.id }, school: { id: school } });
  const path = `/api/v1/groups/${group.id}/`;
  const given = await director.patch<Group>(path, { version: 1, teacher_id: colleague.id });
  expect(given.body).toMatchObject({ teacher: { id: colleague.id }, version: 2 });
  for (const teacher_id of [foreigner.id, anna.id, admin.id, 2_000_000_000]) {
    const { status, body } = await director.refused('PATCH', path, { version: 2, teacher_id });
    expect([status, body.errors]).toEqual([422, [{ path: 'body.teacher_id', code: 'not_an_option' }]]);
  }
  expect((await director.get<Group>(path)).body).toEqual(given.body);
});

test('groups come in the order of the numbers in their names, and a search finds them', async () => {
  for (const name of ['10-А', '2-Б', 'Chess', '11-А', '2-А', '1-А']) await make(teacher, { name });
  const namesOf = async (query: string) => {
    const { body } = await teacher.get<{ results: Group[] }>(`/api/v1/groups/?${query}`);
    return body.results.map(({ name }) => name);
  };
  expect(await namesOf('ordering=name')).toEqual(['1-А', '2-А', '2-Б', '10-А', '11-А', 'Chess']);
  expect(await namesOf('ordering=-name')).toEqual(['Chess', '11-А', '10-А', '2-Б', '2-А', '1-А']);
  expect(await namesOf('search=10')).toEqual(['10-А']);
});

test('an administrator names the teacher, and the school follows from that', async () => {
  const { body } = await admin.refused('POST', '/api/v1/groups/', { name: 'Nobody’s' });
  expect(body.errors).toEqual([{ path: 'body.teacher_id', code: 'required' }]);
  expect(await make(admin, { name: 'Chess', teacher_id: teacher.id })).toMatchObject({
    school: { id: school },
  });
});

test('whoever leaves in the same moment is given no group and becomes no member', async () => {
  const { id } = await make(director, { name: 'Chess', teacher_id: teacher.id });
  const client = await server.database.pool.connect();
  await client.query(`begin; select from users where id in (${bohdan.id}, ${colleague.id}) for update;
    update users set is_active = false, erased_at = now() where id in (${bohdan.id}, ${colleague.id})`);
  const answers = Promise.all([
    director.refused('POST', '/api/v1/groups/', { name: 'Go', teacher_id: colleague.id }),
    teacher.refused('POST', `/api/v1/groups/${id}/members/`, { students: [anna.id, bohdan.id] }),
  ]);
  await expect.poll(() => halted(server.database.pool)).toBe(2);
  await client.query('commit');
  client.release();
  expect((await answers).map(({ body }) => body.errors?.[0]?.path)).toEqual([
    'body.teacher_id',
    'body.students.1',
  ]);
  expect(await membersOf(id)).toEqual([]);
});

test('a group of a school may do without a teacher, and stays in its school', async () => {
  const { id } = await make(director, { name: 'Chess', teacher_id: teacher.id });
  const path = `/api/v1/groups/${id}/`;
  const { body } = await teacher.refused('PATCH', path, { version: 1, teacher_id: null });
  expect(body.errors).toEqual([{ path: 'body.teacher_id', code: 'not_an_option' }]);
  for (const [actor, version] of [
    [director, 1],
    [admin, 3],
  ] as const) {
    const left = await actor.patch<Group>(path, { version, teacher_id: null });
    expect(left.body).toMatchObject({ teacher: null, school: { id: school } });
    await director.patch(path, { version: version + 1, teacher_id: teacher.id });
  }
  const tutor = await addPerson(server, { role: 'TEACHER', ...keeper });
  const own = await make(tutor, { name: 'Private' });
  const refused = await admin.refused('PATCH', `/api/v1/groups/${own.id}/`, { version: 1, teacher_id: null });
  expect(refused.body.errors).toEqual([{ path: 'body.teacher_id', code: 'required' }]);
});

test('of two changes of the same version the second is refused and changes nothing', async () => {
  const { id } = await make(director, { name: 'Before' });
  const path = `/api/v1/groups/${id}/`;
  expect((await director.patch(path, { version: 1, name: 'Mine' })).status).toBe(200);
  const { status, body } = await director.refused('PATCH', path, { version: 1, name: 'Theirs' });
  expect([status, body.code]).toEqual([409, 'changed_meanwhile']);
  expect((await director.get<Group>(path)).body).toMatchObject({ name: 'Mine', version: 2 });
});

test.each([
  [{}, 'body.name', 'required'],
  [{ name: '  ' }, 'body.name', 'blank'],
  [{ name: 'x'.repeat(101) }, 'body.name', 'too_long'],
  [{ name: 'two\nlines' }, 'body.name', 'invalid_format'],
  [{ name: 'x', school_id: 1 }, 'body.school_id', 'unknown_field'],
])('the form %j is refused', async (body, path, code) => {
  const answer = await teacher.refused('POST', '/api/v1/groups/', body);
  expect(answer.body.errors).toEqual([expect.objectContaining({ path, code })]);
});

test('students are added once, taken out and moved', async () => {
  const [from, to] = [await make(teacher, { name: 'From' }), await make(teacher, { name: 'To' })];
  expect((await add(teacher, from.id, anna, bohdan)).body.students).toBe(2);
  expect((await add(teacher, from.id, anna)).body.students).toBe(2);
  await add(teacher, to.id, bohdan);
  const move = { students: [anna.id, bohdan.id], to: to.id };
  expect((await teacher.post<Group>(`/api/v1/groups/${from.id}/members/move/`, move)).body.students).toBe(0);
  expect(new Set(await membersOf(to.id))).toEqual(new Set([anna.id, bohdan.id]));
  const remove = { students: [anna.id, stranger.id] };
  const path = `/api/v1/groups/${to.id}/members/remove/`;
  expect((await teacher.post<Group>(path, remove)).body.students).toBe(1);
  expect(await membersOf(to.id)).toEqual([bohdan.id]);
});

test('one student who is not the actor’s, and nobody is added', async () => {
  const { id } = await make(teacher, { name: 'Ours' });
  const { status, body } = await teacher.refused('POST', `/api/v1/groups/${id}/members/`, {
    students: [anna.id, stranger.id, teacher.id],
  });
  expect(status).toBe(422);
  expect(body.errors).toEqual([
    { path: 'body.students.1', code: 'not_an_option' },
    { path: 'body.students.2', code: 'not_an_option' },
  ]);
  expect(await membersOf(id)).toEqual([]);
  // An administrator reaches everybody, but a group is of one school.
  expect((await add(admin, id, stranger)).status).toBe(422);
});

test('nobody moves students into a group out of reach', async () => {
  const from = await make(teacher, { name: 'Ours' });
  await add(teacher, from.id, anna);
  const theirs = await make(foreigner, { name: 'Theirs' });
  for (const to of [theirs.id, from.id, 2_000_000_000]) {
    const { status, body } = await teacher.refused('POST', `/api/v1/groups/${from.id}/members/move/`, {
      students: [anna.id],
      to,
    });
    expect([status, body.errors]).toEqual([422, [{ path: 'body.to', code: 'not_an_option' }]]);
  }
  expect(await membersOf(from.id)).toEqual([anna.id]);
});

test('a deleted group leaves its students behind', async () => {
  const { id } = await make(teacher, { name: 'Gone' });
  await add(teacher, id, anna);
  expect((await teacher.delete(`/api/v1/groups/${id}/`)).status).toBe(204);
  expect((await teacher.get(`/api/v1/groups/${id}/`)).status).toBe(404);
  expect((await teacher.get(`/api/v1/students/${anna.id}/`)).status).toBe(200);
});

test('every action is recorded, a refused one is not', async () => {
  const { id } = await make(teacher, { name: 'Seen' });
  await add(teacher, id, anna);
  await teacher.refused('POST', `/api/v1/groups/${id}/members/`, { students: [stranger.id] });
  await teacher.delete(`/api/v1/groups/${id}/`);
  const events = (await server.database.db.select().from(auditEvents)).filter(
    ({ subject_id }) => subject_id === id,
  );
  expect(events.map(({ action, details }) => [action, details])).toEqual([
    ['created', { name: 'Seen' }],
    ['members_added', { name: 'Seen', count: 1 }],
    ['deleted', { name: 'Seen' }],
  ]);
  for (const event of events) {
    expect(event).toMatchObject({ actor_id: teacher.id, school_id: school, subject: 'group' });
  }
});

test('a week of a group is that of its active members', async () => {
  const id = await addGroup(server, {
    name: 'Week',
    school_id: school,
    teacher_id: teacher.id,
    members: [anna, bohdan],
  });
  const train = (person: Person, day: string, correct: number, incorrect: number, minutes: number) =>
    addTraining(server, [person], { day, correct, incorrect, minutes });
  server.clock.now = new Date('2026-03-11T12:00:00Z');
  await train(anna, '2026-03-11', 6, 2, 10);
  await train(anna, '2026-03-04', 0, 50, 60);
  await train(bohdan, '2026-03-05', 0, 0, 3);
  const week = { students: 2, week_active: 2, week_minutes: 13, week_accuracy: 75, week_answers: 8 };
  expect((await teacher.get<Group>(`/api/v1/groups/${id}/`)).body).toMatchObject(week);
  await fold(server.database.pool, server.clock.now);
  expect((await teacher.get<Group>(`/api/v1/groups/${id}/`)).body).toMatchObject(week);
  // Somebody who was there already, again.
  await train(bohdan, '2026-03-10', 1, 1, 2);
  expect((await teacher.get<Group>(`/api/v1/groups/${id}/`)).body).toMatchObject({
    week_active: 2,
    week_minutes: 15,
    week_accuracy: 70,
    week_answers: 10,
  });
});

test('a group that trained for seconds only is told from one that did not train', async () => {
  const pupil = await addPerson(server, { school_id: school, created_by: teacher.id });
  const id = await addGroup(server, {
    name: 'Seconds',
    school_id: school,
    teacher_id: teacher.id,
    members: [pupil],
  });
  const week = async () => (await teacher.get<Group>(`/api/v1/groups/${id}/`)).body.week_minutes;
  expect(await week()).toBe(0);
  server.clock.now = new Date('2026-03-11T12:00:00Z');
  await addTraining(server, [pupil], { day: '2026-03-11', minutes: 2 / 60 });
  expect(await week()).toBe(0.1);
});

test('whoever is of no school becomes a student of the school whose group they join, but not a tutor’s', async () => {
  const tutor = await addPerson(server, { role: 'TEACHER' });
  const nobodys = await addPerson(server, {});
  const tutors = await addPerson(server, { created_by: tutor.id });
  const { id } = await make(teacher, { name: 'Ours' });
  const students = [nobodys.id, tutors.id];
  expect((await admin.post(`/api/v1/groups/${id}/members/`, { students })).status).toBeLessThan(300);
  expect((await director.get(`/api/v1/students/${nobodys.id}/`)).status).toBe(200);
  expect((await director.get(`/api/v1/students/${tutors.id}/`)).status).toBe(404);
  const events = (await server.database.db.select().from(auditEvents)).filter(
    ({ action, subject_id }) => action === 'changed' && students.includes(subject_id ?? 0),
  );
  expect(events).toMatchObject([{ action: 'changed', subject_id: nobodys.id, school_id: school }]);
});

test('whoever joins groups of two schools in the same moment is a member of the first alone', async () => {
  const free = await addPerson(server, { school_id: null, created_by: teacher.id });
  const { id } = await make(teacher, { name: 'Second' });
  const client = await server.database.pool.connect();
  await client.query(`begin; update users set school_id = (select school_id from users where id = ${foreigner.id})
    where id = ${free.id}`);
  const answer = teacher.refused('POST', `/api/v1/groups/${id}/members/`, { students: [free.id] });
  await expect.poll(() => halted(server.database.pool)).toBe(1);
  await client.query('commit');
  client.release();
  expect((await answer).body.errors?.[0]?.path).toBe('body.students.0');
  expect(await membersOf(id)).toEqual([]);
});
