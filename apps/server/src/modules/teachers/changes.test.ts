import type { NewAccount } from '@mindhero/contract/account';
import type { Group } from '@mindhero/contract/group';
import type { Student } from '@mindhero/contract/student';
import type { Teacher } from '@mindhero/contract/teacher';
import { and, desc, eq, ne } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { forgetPeople } from '../../../test/given-plans.ts';
import { setTask } from '../../../test/homework.ts';
import { meanwhile } from '../../../test/meanwhile.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';
import { auditEvents, groups, schools, sessions, users } from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
const { db } = server.database;
afterAll(() => server.close());

let north: number, south: number;
let admin: Person, director: Person, deputy: Person, olena: Person, petro: Person, stranger: Person;

const all = '/api/v1/teachers/';
const path = ({ id }: Pick<Person, 'id'>, rest = '') => `${all}${id}/${rest}`;

beforeEach(async () => {
  await db.delete(auditEvents);
  await db.delete(groups);
  await forgetPeople(server.database.pool);
  north = await addSchool(server, 'North');
  south = await addSchool(server, 'South');
  admin = await addPerson(server, { role: 'ADMIN' });
  director = await addPerson(server, { role: 'DIRECTOR', school_id: north, language: 'UK' });
  deputy = await addPerson(server, { role: 'DIRECTOR', school_id: north });
  olena = await addPerson(server, { role: 'TEACHER', school_id: north, first_name: 'Olena' });
  petro = await addPerson(server, { role: 'TEACHER', school_id: north });
  stranger = await addPerson(server, { role: 'TEACHER', school_id: south });
});

const stored = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0];
const entriesOf = (subjectId: number) =>
  db
    .select({ action: auditEvents.action, subject: auditEvents.subject, details: auditEvents.details })
    .from(auditEvents)
    .where(and(eq(auditEvents.subject_id, subjectId), ne(auditEvents.action, 'viewed')))
    .orderBy(desc(auditEvents.id));

describe('a new teacher', () => {
  const make = async (person: Person, body: object) => {
    const answer = await person.post<NewAccount>(all, body);
    expect(answer.status).toBe(201);
    return answer.body;
  };

  test('of a director is of the school, may teach at once, and comes in with a first password', async () => {
    const made = await make(director, { first_name: 'Юлія', last_name: 'Гай' });
    expect(made).toMatchObject({ first_name: 'Юлія', last_name: 'Гай', username: 'yuliia.hai' });
    const { username, password } = made;
    const signedIn = await server.call('POST', '/api/token/', { body: { username, password } });
    expect(signedIn.statusCode).toBe(200);
    expect((await director.get<Teacher>(path(made))).body).toMatchObject({
      school: { id: north, name: 'North' },
      language: 'UK',
      groups: 0,
      students: 0,
      version: 1,
      last_sign_in_at: server.clock.now.toISOString(),
      can_register_groups: true,
      can_register_students: true,
      can_manage_subscriptions: false,
    });
    expect(await stored(made.id)).toMatchObject({ role: 'TEACHER', points: 0, created_by: director.id });
    expect(await entriesOf(made.id)).toEqual([
      { action: 'created', subject: 'person', details: { role: 'TEACHER' } },
    ]);
  });

  test('of an administrator is of the school that is named, or of none', async () => {
    const inSchool = await make(admin, { first_name: 'A', last_name: 'B', school: south });
    expect(await stored(inSchool.id)).toMatchObject({ school_id: south });
    const tutor = await make(admin, { first_name: 'A', last_name: 'B', can_use_math: false });
    expect(await stored(tutor.id)).toMatchObject({ school_id: null, can_use_math: false, username: 'a.b2' });
  });

  test.each([
    [() => director, () => ({ school: south })],
    [() => director, () => ({ school: null })],
    [() => director, () => ({ school: 2_000_000_000 })],
    [() => admin, () => ({ school: 2_000_000_000 })],
  ])('is not made for a school out of reach (%#)', async (actor, school) => {
    const before = await server.database.fingerprint();
    const { status, body } = await actor().refused('POST', all, { first_name: 'x', ...school() });
    expect([status, body.errors]).toEqual([422, [{ path: 'body.school', code: 'not_an_option' }]]);
    expect(await server.database.fingerprint()).toBe(before);
  });

  test('is not made for an archived school, nor by a director without one', async () => {
    await db.update(schools).set({ archived_at: server.clock.now }).where(eq(schools.id, south));
    expect((await admin.refused('POST', all, { first_name: 'x', school: south })).status).toBe(422);
    const headless = await addPerson(server, { role: 'DIRECTOR' });
    expect((await headless.refused('POST', all, { first_name: 'x' })).status).toBe(403);
  });

  test.each([
    [{}, 'body.first_name', 'required'],
    [{ first_name: ' ' }, 'body.first_name', 'blank'],
    [{ first_name: 'x', username: 'a b c' }, 'body.username', 'invalid_format'],
    [{ first_name: 'x', username: 'TAKEN' }, 'body.username', 'taken'],
    [{ first_name: 'x', role: 'ADMIN' }, 'body.role', 'unknown_field'],
    [{ first_name: 'x', school_id: 1 }, 'body.school_id', 'unknown_field'],
    [{ first_name: 'x', is_active: true }, 'body.is_active', 'unknown_field'],
  ])('is not made of %j', async (body, field, code) => {
    await addPerson(server, { username: 'taken' });
    const before = await server.database.fingerprint();
    const answer = await director.refused('POST', all, body);
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [expect.objectContaining({ path: field, code })],
    ]);
    expect(await server.database.fingerprint()).toBe(before);
  });
});

describe('a change', () => {
  test('changes what it names and nothing beside, and is recorded without values', async () => {
    const before = (await director.get<Teacher>(path(olena))).body;
    const changes = {
      last_name: 'Berg',
      username: 'berg',
      email: 'olena@example.org',
      phone_number: '+380 44 123 45 67',
      language: 'DE',
      can_register_groups: true,
      can_use_reading: false,
      can_manage_subscriptions: true,
    };
    const { status, body } = await director.patch<Teacher>(path(olena), { version: 1, ...changes });
    expect([status, body]).toEqual([200, { ...before, ...changes, version: 2 }]);
    expect(await entriesOf(olena.id)).toEqual([
      { action: 'changed', subject: 'person', details: { fields: Object.keys(changes) } },
    ]);
  });

  test('of a permission holds from the next request on', async () => {
    const create = () => olena.refused('POST', '/api/v1/groups/', { name: 'Mine' });
    expect((await create()).status).toBe(403);
    await director.patch(path(olena), { version: 1, can_register_groups: true });
    expect((await create()).status).toBe(201);
    await director.patch(path(olena), { version: 2, can_register_groups: false });
    expect((await create()).status).toBe(403);
  });

  test('by two directors: the second is told, and overwrites nothing', async () => {
    const answers = await Promise.all([
      director.refused('PATCH', path(olena), { version: 1, first_name: 'Mine' }),
      deputy.refused('PATCH', path(olena), { version: 1, first_name: 'Theirs' }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await stored(olena.id))?.version).toBe(2);
  });

  test.each([
    [{ role: 'ADMIN' }, 'body.role', 'unknown_field'],
    [{ school: 1 }, 'body.school', 'unknown_field'],
    [{ points: 9 }, 'body.points', 'unknown_field'],
    [{ is_active: false }, 'body.is_active', 'unknown_field'],
    [{ first_name: '' }, 'body.first_name', 'required'],
    [{ email: 'nowhere' }, 'body.email', 'invalid_format'],
    [{ can_use_math: 'yes' }, 'body.can_use_math', 'wrong_type'],
    [{ username: 'TAKEN' }, 'body.username', 'taken'],
    [{ email: 'Taken@example.org' }, 'body.email', 'taken'],
  ])('to %j is refused', async (change, field, code) => {
    await addPerson(server, { username: 'taken', email: 'taken@example.org' });
    const before = await server.database.fingerprint();
    const { status, body } = await director.refused('PATCH', path(olena), { version: 1, ...change });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path: field, code })]]);
    expect(await server.database.fingerprint()).toBe(before);
  });

  test('reaches nobody but teachers, and nobody of another school', async () => {
    const student = await addPerson(server, { school_id: north });
    for (const person of [stranger, director, deputy, student, admin]) {
      const before = await stored(person.id);
      const { status } = await director.refused('PATCH', path(person), { version: 1, can_use_math: false });
      expect(status).toBe(404);
      expect(await stored(person.id)).toEqual(before);
    }
  });
});

test('the last sign-in is known for good, also when no session is left of it', async () => {
  const lastOf = async (person: Pick<Person, 'id'>) =>
    (await director.get<Teacher>(path(person))).body.last_sign_in_at;
  expect(await lastOf(olena)).toBeNull();
  const account = { first_name: 'Nina', last_name: 'Bondar' };
  const { id, username, password } = (await director.post<NewAccount>(all, account)).body;
  await server.call('POST', '/api/token/', { body: { username, password } });
  await db.delete(sessions).where(eq(sessions.user_id, id));
  expect(await lastOf({ id })).toBe(server.clock.now.toISOString());
});

describe('handing over', () => {
  /** Made by Olena: in her first group, in her second one, in both, in none, and gone to another school. */
  let first: Person, second: Person, both: Person, none: Person, gone: Person;
  let one: number, two: number;

  beforeEach(async () => {
    const made = { school_id: north, created_by: olena.id };
    first = await addPerson(server, { ...made, imported_at: server.clock.now });
    second = await addPerson(server, made);
    both = await addPerson(server, made);
    none = await addPerson(server, made);
    gone = await addPerson(server, { ...made, school_id: south });
    const taught = { school_id: north, teacher_id: olena.id };
    one = await addGroup(server, { ...taught, name: 'One', members: [first, both] });
    two = await addGroup(server, { ...taught, name: 'Two', members: [second, both] });
  });

  const handOver = (person: Person, body: object) => person.refused('POST', path(olena, 'hand-over/'), body);
  const studentsOf = async ({ id }: Person) => {
    const list = await director.get<{ results: Student[] }>(`/api/v1/students/?teacher=${id}`);
    return new Set(list.body.results.map((student) => student.id));
  };
  const ids = (...people: readonly Person[]) => new Set(people.map(({ id }) => id));

  test('everything leaves nobody behind', async () => {
    expect(await studentsOf(olena)).toEqual(ids(first, second, both, none));
    const { status, body } = await handOver(director, { to: petro.id });
    expect([status, body]).toEqual([200, { groups: 2, students: 4 }]);
    expect(await studentsOf(olena)).toEqual(new Set());
    expect(await studentsOf(petro)).toEqual(ids(first, second, both, none));
    for (const id of [one, two]) {
      const group = (await petro.get<Group>(`/api/v1/groups/${id}/`)).body;
      expect(group).toMatchObject({ teacher: { id: petro.id }, version: 2 });
    }
    expect((await olena.get(`/api/v1/students/${first.id}/`)).status).toBe(404);
    expect((await petro.get(`/api/v1/students/${none.id}/`)).status).toBe(200);
    expect(await stored(gone.id)).toMatchObject({ created_by: olena.id });
    // What Olena once imported is not what Petro imported last.
    const imported = await petro.get<{ count: number }>('/api/v1/students/?imported=last');
    expect([imported.status, imported.body.count]).toEqual([200, 0]);
    expect(await entriesOf(olena.id)).toEqual([
      { action: 'changed', subject: 'person', details: { groups: 2, students: 4, teacher: petro.id } },
    ]);
    expect(await entriesOf(one)).toEqual([
      { action: 'changed', subject: 'group', details: { name: 'One', teacher: petro.id } },
    ]);
  });

  test('one group takes along whoever is in no other, and the last one the rest', async () => {
    const { body } = await handOver(director, { to: petro.id, groups: [one] });
    expect(body).toEqual({ groups: 1, students: 1 });
    expect(await studentsOf(olena)).toEqual(ids(second, both, none));
    expect(await studentsOf(petro)).toEqual(ids(first, both));
    expect((await handOver(director, { to: deputy.id, groups: [two] })).body).toEqual({
      groups: 1,
      students: 3,
    });
    expect(await studentsOf(olena)).toEqual(new Set());
  });

  test('homework goes along with the groups that have it, and with the last one the rest', async () => {
    const ofOne = await setTask(server, olena, { groups: [one] });
    const ofNone = await setTask(server, olena, { students: [none.id] });
    const seen = async (person: Person, { id }: { readonly id: number }) =>
      (await person.get(`/api/v1/tasks/${id}/`)).status;
    await handOver(director, { to: petro.id, groups: [one] });
    expect([await seen(petro, ofOne), await seen(petro, ofNone), await seen(olena, ofNone)]).toEqual([
      200, 404, 200,
    ]);
    await handOver(director, { to: deputy.id, groups: [two] });
    expect([await seen(petro, ofOne), await seen(deputy, ofNone), await seen(olena, ofNone)]).toEqual([
      200, 200, 404,
    ]);
  });

  test('works for somebody who has gone already, and once more does nothing', async () => {
    await director.post('/api/v1/people/deactivate/', { ids: [olena.id] });
    expect((await handOver(admin, { to: petro.id })).body).toEqual({ groups: 2, students: 4 });
    expect((await handOver(admin, { to: petro.id })).body).toEqual({ groups: 0, students: 0 });
  });

  test('to somebody who is no colleague is refused', async () => {
    const retired = await addPerson(server, { role: 'TEACHER', school_id: north, is_active: false });
    const before = await server.database.fingerprint();
    for (const to of [olena.id, stranger.id, retired.id, first.id, admin.id, 2_000_000_000]) {
      for (const actor of [director, admin]) {
        const { status, body } = await handOver(actor, { to });
        expect([status, body.errors]).toEqual([422, [{ path: 'body.to', code: 'not_an_option' }]]);
      }
    }
    expect(await server.database.fingerprint()).toBe(before);
  });

  test('of groups that are another’s is refused, and nothing is done by halves', async () => {
    const theirs = await addGroup(server, {
      name: 'Theirs',
      school_id: north,
      teacher_id: deputy.id,
      members: [none],
    });
    const before = await server.database.fingerprint();
    const { status, body } = await handOver(director, { to: petro.id, groups: [one, theirs, 2_000_000_000] });
    expect([status, body.errors]).toEqual([
      422,
      [
        { path: 'body.groups.1', code: 'not_an_option' },
        { path: 'body.groups.2', code: 'not_an_option' },
      ],
    ]);
    expect(await server.database.fingerprint()).toBe(before);
  });

  test('is not for private tutors, who have no colleagues', async () => {
    const tutor = await addPerson(server, { role: 'TEACHER' });
    const other = await addPerson(server, { role: 'TEACHER' });
    await addGroup(server, { name: 'Private', teacher_id: tutor.id, members: [other] });
    expect((await admin.refused('POST', path(tutor, 'hand-over/'), { to: other.id })).status).toBe(422);
  });

  test('by two to each other at once waits for no end', async () => {
    const theirs = await addGroup(server, {
      name: 'Theirs',
      school_id: north,
      teacher_id: petro.id,
      members: [none],
    });
    const answers = await Promise.all([
      handOver(director, { to: petro.id, groups: [one, two] }),
      deputy.refused('POST', path(petro, 'hand-over/'), { to: olena.id, groups: [theirs] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  const lock = (table: string, key: string, id: number | undefined) =>
    `select from ${table} where ${key} = ${id} for ${table === 'tasks' ? 'no key update' : 'update'}`;

  /** What somebody else locks one after the other, of which a hand-over needs both. */
  const others = [
    {
      what: 'accounts of students are closed',
      // The later one is found first.
      steps: async () => {
        await db.update(users).set({ last_name: 'Z' }).where(eq(users.id, first.id));
        return [lock('users', 'id', first.id), lock('users', 'id', second.id)] as const;
      },
    },
    {
      what: 'accounts of a student and of the colleague are closed',
      steps: async () => [lock('users', 'id', first.id), lock('users', 'id', late.id)] as const,
    },
    {
      what: 'an account is opened again that counts in the school',
      steps: async () =>
        [lock('school_totals', 'school_id', north), lock('teacher_totals', 'teacher_id', olena.id)] as const,
    },
    {
      what: 'a task gets another group',
      steps: async () => {
        const task = await setTask(server, olena, { groups: [one] });
        return [lock('tasks', 'id', task.id), lock('groups', 'id', one)] as const;
      },
    },
  ];
  let late: Person;

  test.each(others)('does not wait in a circle while $what', async ({ steps }) => {
    late = await addPerson(server, { role: 'TEACHER', school_id: north });
    const [before, after] = await steps();
    // Of two that wait for each other the other one would be broken off, which nothing here does again.
    const { status } = await meanwhile(
      server.database,
      [`set local deadlock_timeout = 10; ${before}`, after],
      () => handOver(director, { to: late.id }),
    );
    expect(status).toBe(200);
  });

  test('a list of a teacher’s students shows nobody of a teacher out of reach', async () => {
    await db.update(users).set({ created_by: stranger.id }).where(eq(users.id, none.id));
    expect(await studentsOf(stranger)).toEqual(new Set());
    expect(await studentsOf(petro)).toEqual(new Set());
  });
});
