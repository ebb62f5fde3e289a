import type { NewAccount } from '@mindhero/contract/account';
import type { Student, StudentRow } from '@mindhero/contract/student';
import { MOST_NEW_STUDENTS } from '@mindhero/contract/student';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { forgetPeople } from '../../../test/given-plans.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';
import { auditEvents, groupMembers, users } from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
afterAll(() => server.close());

let school: number, elsewhere: number;
let director: Person, deputy: Person, teacher: Person, tutor: Person, admin: Person;

const registrar = { can_register_students: true };
const all = '/api/v1/students/';
const several = '/api/v1/students/several/';

beforeEach(async () => {
  await forgetPeople(server.database.pool);
  school = await addSchool(server, 'North');
  elsewhere = await addSchool(server, 'South');
  admin = await addPerson(server, { role: 'ADMIN' });
  director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  deputy = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  teacher = await addPerson(server, { role: 'TEACHER', school_id: school, language: 'UK', ...registrar });
  tutor = await addPerson(server, { role: 'TEACHER', ...registrar });
});

const make = async (person: Person, body: object) => {
  const { status, body: made } = await person.post<NewAccount>(all, body);
  expect(status).toBe(201);
  return made;
};

const stored = async (id: number) => {
  const [row] = await server.database.db.select().from(users).where(eq(users.id, id));
  return row;
};

const signIn = async (username: string, password: string) =>
  (await server.call('POST', '/api/token/', { body: { username, password } })).statusCode;

describe('one new student', () => {
  test('gets a username from the name and a first password that opens the account', async () => {
    const made = await make(teacher, { first_name: ' Юлія ', last_name: 'Гай' });
    expect(made).toMatchObject({ first_name: 'Юлія', last_name: 'Гай', username: 'yuliia.hai' });
    expect(await signIn('Yuliia.Hai', made.password)).toBe(200);
    const row = await stored(made.id);
    expect(row).toMatchObject({
      role: 'STUDENT',
      school_id: school,
      created_by: teacher.id,
      language: 'UK',
      points: 0,
    });
    expect(row?.password_hash).toMatch(/^\$argon2id\$/);
    const events = await server.database.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.subject_id, made.id));
    expect(events).toMatchObject([
      { action: 'created', subject: 'person', actor_id: teacher.id, details: {} },
    ]);
  });

  test('has what the form says', async () => {
    const group = await addGroup(server, {
      name: 'Ours',
      school_id: school,
      teacher_id: teacher.id,
      members: [tutor],
    });
    const flags = { can_use_math: true, can_use_reading: false, can_use_logic: false };
    const { id } = await make(teacher, {
      first_name: 'Anna',
      username: 'Anna_2015',
      language: 'DE',
      groups: [group, group],
      ...flags,
    });
    expect((await teacher.get<Student>(`${all}${id}/`)).body).toMatchObject({
      username: 'Anna_2015',
      last_name: '',
      language: 'DE',
      groups: [{ id: group, name: 'Ours' }],
      email: null,
      phone_number: null,
      version: 1,
      ...flags,
    });
  });

  test.each([
    [{}, 'body.first_name', 'required'],
    [{ first_name: ' ' }, 'body.first_name', 'blank'],
    [{ first_name: 'x'.repeat(101) }, 'body.first_name', 'too_long'],
    [{ first_name: '=HYPERLINK("x")' }, 'body.first_name', 'formula'],
    [{ first_name: 'x', last_name: ' @SUM(1)' }, 'body.last_name', 'formula'],
    [{ first_name: 'x', username: 'a b c' }, 'body.username', 'invalid_format'],
    [{ first_name: 'x', username: 'ab' }, 'body.username', 'too_short'],
    [{ first_name: 'x', role: 'ADMIN' }, 'body.role', 'unknown_field'],
    [{ first_name: 'x', school: 1 }, 'body.school', 'unknown_field'],
    [{ first_name: 'x', points: 1 }, 'body.points', 'unknown_field'],
  ])('is not made of %j', async (body, path, code) => {
    const before = await server.database.fingerprint();
    const answer = await teacher.refused('POST', all, body);
    expect([answer.status, answer.body.errors]).toEqual([422, [expect.objectContaining({ path, code })]]);
    expect(await server.database.fingerprint()).toBe(before);
  });

  test('cannot take somebody’s username in whatever case, nor join a group of others', async () => {
    await make(tutor, { first_name: 'Anna', username: 'anna' });
    const taken = await teacher.refused('POST', all, { first_name: 'Anna', username: 'ANNA' });
    expect(taken.body.errors).toEqual([{ path: 'body.username', code: 'taken' }]);
    const theirs = await addGroup(server, {
      name: 'Theirs',
      school_id: school,
      teacher_id: director.id,
      members: [teacher],
    });
    for (const group of [theirs, 2_000_000_000]) {
      const { body } = await teacher.refused('POST', all, { first_name: 'x', groups: [group] });
      expect(body.errors).toEqual([{ path: 'body.groups.0', code: 'not_an_option' }]);
    }
  });

  test('an administrator’s belongs to the school of its groups, which is one', async () => {
    const here = await addGroup(server, { name: 'Here', school_id: school, members: [director] });
    const there = await addGroup(server, { name: 'There', school_id: elsewhere, members: [director] });
    expect(await stored((await make(admin, { first_name: 'x', groups: [here] })).id)).toMatchObject({
      school_id: school,
    });
    const { body } = await admin.refused('POST', all, { first_name: 'x', groups: [here, there] });
    expect(body.errors).toEqual([{ path: 'body.groups.1', code: 'not_an_option' }]);
  });

  test('an administrator’s without a group would be nobody’s, and is refused', async () => {
    for (const [path, body] of [
      [all, { first_name: 'x' }],
      [several, { students: [{ first_name: 'x' }] }],
    ] as const) {
      const { body: refused } = await admin.refused('POST', path, body);
      expect(refused.errors).toEqual([{ path: 'body.groups', code: 'required' }]);
    }
  });
});

describe('several new students', () => {
  const named = (count: number, first_name: string) => Array.from({ length: count }, () => ({ first_name }));

  test('of the same name are told apart by numbers, in their order', async () => {
    await make(teacher, { first_name: 'Anna', username: 'ANNA2' });
    const { status, body } = await teacher.post<NewAccount[]>(several, {
      students: [...named(25, 'Anna'), { first_name: 'Bo', last_name: 'Ek' }],
      namesake_meant: true,
    });
    expect(status).toBe(201);
    const numbers = Array.from({ length: 24 }, (_, n) => `anna${n + 3}`);
    expect(body.map(({ username }) => username)).toEqual(['anna', ...numbers, 'bo.ek']);
    expect(new Set(body.map(({ password }) => password)).size).toBe(26);
    expect(await signIn('bo.ek', body[25]?.password ?? '')).toBe(200);
  });

  test('made by three people at once all get usernames of their own', async () => {
    const people = [teacher, tutor, director];
    const lists = await Promise.all(
      [...people, ...people].map((person) =>
        person.post<NewAccount[]>(several, {
          students: [...named(4, 'Анна'), ...named(4, 'Богдан')].toSorted(() => person.id % 2 || -1),
          namesake_meant: true,
        }),
      ),
    );
    expect(lists.map(({ status }) => status)).toEqual(lists.map(() => 201));
    const usernames = lists.flatMap(({ body }) => body.map(({ username }) => username));
    expect(new Set(usernames).size).toBe(48);
    expect(new Set(usernames)).toContain('anna24');
  });

  test('are made all or none', async () => {
    await make(teacher, { first_name: 'Anna' });
    const before = await server.database.fingerprint();
    const { status, body } = await teacher.refused('POST', several, {
      students: [
        { first_name: 'Bo' },
        { first_name: 'Anna', username: 'Anna' },
        { first_name: 'Cy', username: 'cyr' },
        { first_name: 'Cy', username: 'CYR' },
      ],
      namesake_meant: true,
    });
    expect(status).toBe(422);
    expect(body.errors).toEqual([
      { path: 'body.students.1.username', code: 'taken' },
      { path: 'body.students.3.username', code: 'taken' },
    ]);
    expect(await server.database.fingerprint()).toBe(before);
  });

  test('are not too many at once', async () => {
    const { body } = await teacher.refused('POST', several, { students: named(MOST_NEW_STUDENTS + 1, 'x') });
    expect(body.errors).toEqual([expect.objectContaining({ path: 'body.students', code: 'too_long' })]);
  });

  test('join their groups', async () => {
    const group = await addGroup(server, {
      name: 'Ours',
      school_id: school,
      teacher_id: teacher.id,
      members: [tutor],
    });
    const { body } = await teacher.post<NewAccount[]>(several, {
      students: named(3, 'Anna'),
      namesake_meant: true,
      groups: [group],
    });
    const members = await server.database.db
      .select()
      .from(groupMembers)
      .where(
        inArray(
          groupMembers.user_id,
          body.map(({ id }) => id),
        ),
      );
    expect(members.map(({ group_id }) => group_id)).toEqual([group, group, group]);
  });
});

describe('a change', () => {
  let anna: NewAccount;
  beforeEach(async () => {
    anna = await make(teacher, { first_name: 'Anna', last_name: 'Ek' });
  });
  const path = () => `${all}${anna.id}/`;

  test('changes what it names and nothing beside, and is recorded without values', async () => {
    const before = (await teacher.get<Student>(path())).body;
    const changes = {
      last_name: 'Berg',
      username: 'berg',
      email: 'anna@example.org',
      phone_number: '+380 44 123 45 67',
      language: 'DE',
      can_use_logic: false,
    };
    const { status, body } = await teacher.patch<Student>(path(), { version: 1, ...changes });
    expect([status, body]).toEqual([200, { ...before, ...changes, version: 2 }]);
    const [event] = await server.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.subject_id, anna.id), eq(auditEvents.action, 'changed')));
    expect(event).toMatchObject({ action: 'changed', details: { fields: Object.keys(changes) } });
    expect(await signIn('berg', anna.password)).toBe(200);
  });

  test('by two directors: the second is told, and overwrites nothing', async () => {
    const [mine, theirs] = await Promise.all([
      director.refused('PATCH', path(), { version: 1, first_name: 'Mine' }),
      deputy.refused('PATCH', path(), { version: 1, first_name: 'Theirs' }),
    ]);
    expect(new Set([mine.status, theirs.status])).toEqual(new Set([200, 409]));
    const refused = mine.status === 409 ? mine : theirs;
    expect(refused.body.code).toBe('changed_meanwhile');
    const { body } = await director.get<Student>(path());
    expect(body).toMatchObject({ first_name: mine.status === 200 ? 'Mine' : 'Theirs', version: 2 });
  });

  test.each([
    [{ role: 'ADMIN' }, 'body.role', 'unknown_field'],
    [{ school: 1 }, 'body.school', 'unknown_field'],
    [{ points: 9 }, 'body.points', 'unknown_field'],
    [{ is_active: false }, 'body.is_active', 'unknown_field'],
    [{ can_register_students: true }, 'body.can_register_students', 'unknown_field'],
    [{ first_name: '' }, 'body.first_name', 'required'],
    [{ email: 'nowhere' }, 'body.email', 'invalid_format'],
    [{ phone_number: 'call me' }, 'body.phone_number', 'invalid_format'],
    [{ username: 'TAKEN' }, 'body.username', 'taken'],
    [{ email: 'Taken@example.org' }, 'body.email', 'taken'],
  ])('to %j is refused', async (change, field, code) => {
    await addPerson(server, { username: 'taken', email: 'taken@example.org' });
    const before = await server.database.fingerprint();
    const { status, body } = await teacher.refused('PATCH', path(), { version: 1, ...change });
    expect([status, body.errors]).toEqual([422, [expect.objectContaining({ path: field, code })]]);
    expect(await server.database.fingerprint()).toBe(before);
  });
});

test('the list is of everybody, of those who are active or of those who are not', async () => {
  await addPerson(server, { school_id: school, first_name: 'Here' });
  await addPerson(server, { school_id: school, first_name: 'Gone', is_active: false });
  const names = async (query: string) =>
    (await director.get<{ results: StudentRow[] }>(`${all}${query}`)).body.results.map(
      (row) => row.first_name,
    );
  expect((await names('')).toSorted()).toEqual(['Gone', 'Here']);
  expect(await names('?active=true')).toEqual(['Here']);
  expect(await names('?active=false')).toEqual(['Gone']);
  expect((await director.refused('GET', `${all}?active=maybe`)).status).toBe(422);
});
