import type { InactiveUser } from '@mindhero/contract/person';
import type { Student } from '@mindhero/contract/student';
import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { forgetPeople } from '../../../test/given-plans.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';
import { createPasswords } from '../../platform/auth/passwords.ts';
import { auditEvents, users } from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
const passwordHash = await createPasswords().hash('Correct-horse-1');
afterAll(() => server.close());

let school: number;
let director: Person, deputy: Person, teacher: Person, colleague: Person, foreigner: Person, admin: Person;
let anna: Person, bohdan: Person, member: Person, stranger: Person;

beforeEach(async () => {
  await forgetPeople(server.database.pool);
  school = await addSchool(server, 'North');
  const elsewhere = await addSchool(server, 'South');
  admin = await addPerson(server, { role: 'ADMIN' });
  director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  deputy = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  teacher = await addPerson(server, { role: 'TEACHER', school_id: school });
  colleague = await addPerson(server, { role: 'TEACHER', school_id: school });
  foreigner = await addPerson(server, { role: 'TEACHER', school_id: elsewhere });
  anna = await addPerson(server, {
    school_id: school,
    created_by: teacher.id,
    first_name: 'Anna',
    username: 'anna',
    password_hash: passwordHash,
  });
  bohdan = await addPerson(server, { school_id: school, created_by: teacher.id, first_name: 'Bohdan' });
  member = await addPerson(server, { school_id: school, first_name: 'Member' });
  stranger = await addPerson(server, { school_id: elsewhere, first_name: 'Stranger' });
  await addGroup(server, { name: 'Ours', school_id: school, teacher_id: teacher.id, members: [member] });
});

const deactivate = (person: Person, ...people: readonly Person[]) =>
  person.refused('POST', '/api/v1/people/deactivate/', { ids: people.map(({ id }) => id) });
const reactivate = (person: Person, ...people: readonly Person[]) =>
  person.refused('POST', '/api/v1/people/reactivate/', { ids: people.map(({ id }) => id) });
const signOut = (person: Person, ...people: readonly Person[]) =>
  person.refused('POST', '/api/v1/people/sign-out/', { ids: people.map(({ id }) => id) });
const reset = (person: Person, { id }: Person) =>
  person.post<{ password: string }>(`/api/v1/people/${id}/password/`, undefined);

/** Who does not sign in any more. */
const closed = async () =>
  (await server.database.db.select().from(users).where(eq(users.is_active, false))).map(({ id }) => id);

const signIn = (password: string) =>
  server.call('POST', '/api/token/', { body: { username: 'anna', password_hash: passwordHash, password } });

describe('who looks after whom', () => {
  // Functions, since the people are made anew for each test.
  test.each([
    [
      'a teacher',
      () => teacher,
      () => [anna, bohdan, member],
      () => [teacher, colleague, director, stranger, admin],
    ],
    ['a teacher without students', () => colleague, () => [], () => [anna, member, teacher]],
    [
      'a director',
      () => director,
      () => [anna, bohdan, member, teacher, colleague],
      () => [director, deputy, foreigner, stranger, admin],
    ],
    ['an administrator', () => admin, () => [anna, stranger, foreigner, director, deputy], () => [admin]],
  ])('%s', async (_name, actor, theirs, others) => {
    for (const person of theirs()) {
      expect((await signOut(actor(), person)).body).toEqual({ changed: 1 });
      expect((await deactivate(actor(), person)).body).toEqual({ changed: 1 });
      expect((await reactivate(actor(), person)).body).toEqual({ changed: 1 });
      expect((await reset(actor(), person)).status).toBe(200);
    }
    const before = await server.database.fingerprint();
    for (const person of others()) {
      const answers = [deactivate, reactivate, signOut].map((step) => step(actor(), person));
      for (const { status, body } of await Promise.all(answers))
        expect([status, body.errors]).toEqual([422, [{ path: 'body.ids.0', code: 'not_an_option' }]]);
      expect((await reset(actor(), person)).status).toBe(404);
    }
    expect(await server.database.fingerprint()).toBe(before);
  });
});

describe('closing accounts', () => {
  test('ends their sessions at once and stops edits made on what was before', async () => {
    expect((await anna.get('/api/v1/users/me/')).status).toBe(200);
    expect((await deactivate(teacher, anna, bohdan)).body).toEqual({ changed: 2 });
    expect((await anna.get('/api/v1/users/me/')).status).toBe(401);
    const late = await director.refused('PATCH', `/api/v1/students/${anna.id}/`, {
      version: 1,
      first_name: 'x',
    });
    expect(late.status).toBe(409);
    await reactivate(teacher, anna);
    // Back, but to be signed in again.
    expect((await anna.get('/api/v1/users/me/')).status).toBe(401);
    expect((await teacher.get<Student>(`/api/v1/students/${anna.id}/`)).body).toMatchObject({
      is_active: true,
      version: 3,
    });
    expect(await closed()).toEqual([bohdan.id]);
  });

  test('is all or nothing, and names who is out of reach', async () => {
    const { status, body } = await deactivate(teacher, anna, stranger, bohdan, colleague);
    expect([status, body.errors]).toEqual([
      422,
      [
        { path: 'body.ids.1', code: 'not_an_option' },
        { path: 'body.ids.3', code: 'not_an_option' },
      ],
    ]);
    expect(await closed()).toEqual([]);
    expect((await anna.get('/api/v1/users/me/')).status).toBe(200);
  });

  test('by two people at once in different orders waits for no end, and counts each once', async () => {
    const answers = await Promise.all([
      deactivate(teacher, anna, bohdan, member),
      deactivate(director, member, bohdan, anna),
      deactivate(admin, bohdan, member, anna),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const events = await server.database.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'deactivated'), inArray(auditEvents.subject_id, await closed())));
    expect(events).toHaveLength(3);
    expect(events[0]).toMatchObject({ subject: 'person', school_id: school, details: {} });
  });

  test('of up to 500, and of at least one', async () => {
    const path = '/api/v1/people/deactivate/';
    for (const ids of [[], Array.from({ length: 501 }, (_, n) => n + 1), [0], ['x']])
      expect((await director.refused('POST', path, { ids })).status).toBe(422);
  });

  test('nobody brings back who was erased', async () => {
    await server.database.db
      .update(users)
      .set({ is_active: false, erased_at: server.clock.now })
      .where(eq(users.id, anna.id));
    expect((await reactivate(admin, anna)).status).toBe(422);
    expect((await reset(admin, anna)).status).toBe(404);
  });
});

test('signing somebody out ends every session, leaves the account open, and is recorded once', async () => {
  const { access } = await server.signedIn(anna.id);
  expect((await signOut(teacher, anna, bohdan, anna)).body).toEqual({ changed: 2 });
  expect((await anna.get('/api/v1/users/me/')).status).toBe(401);
  expect((await server.call('GET', '/api/v1/users/me/', { token: access })).statusCode).toBe(401);
  expect((await signIn('Correct-horse-1')).statusCode).toBe(200);
  await signOut(teacher, bohdan);
  const events = await server.database.db
    .select()
    .from(auditEvents)
    .where(inArray(auditEvents.subject_id, [anna.id, bohdan.id]));
  expect(events).toMatchObject([
    { action: 'signed_out', subject_id: anna.id, actor_id: teacher.id, school_id: school },
    { action: 'signed_out', subject_id: bohdan.id },
  ]);
});

test('signing out is all or nothing', async () => {
  expect((await signOut(teacher, anna, stranger)).status).toBe(422);
  expect((await anna.get('/api/v1/users/me/')).status).toBe(200);
});

test('a new password opens the account, ends the sessions, and forgets what was tried before', async () => {
  for (let n = 0; n < 10; n++) await signIn('Wrong-horse-1');
  expect((await signIn('Wrong-horse-1')).statusCode).toBe(429);
  const { body } = await reset(teacher, anna);
  expect((await anna.get('/api/v1/users/me/')).status).toBe(401);
  expect((await signIn(body.password)).statusCode).toBe(200);
  const events = await server.database.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.subject_id, anna.id));
  expect(events).toMatchObject([{ action: 'password_reset', actor_id: teacher.id }]);
  expect(JSON.stringify(events)).not.toContain(body.password);
});

describe('the list of closed accounts', () => {
  interface List {
    readonly count: number;
    readonly results: readonly InactiveUser[];
  }
  const list = async (person: Person, query = '') =>
    (await person.get<List>(`/api/v1/inactive-users/${query}`)).body;

  test('has those whom one looks after', async () => {
    await deactivate(admin, anna, member, stranger, colleague, deputy);
    const ids = async (person: Person) => new Set((await list(person)).results.map(({ id }) => id));
    expect(await ids(teacher)).toEqual(new Set([anna.id, member.id]));
    expect(await ids(director)).toEqual(new Set([anna.id, member.id, colleague.id]));
    expect(await ids(foreigner)).toEqual(new Set());
    expect(await list(admin, '?page_size=2')).toMatchObject({ count: 5, results: [{}, {}] });
    expect((await stranger.refused('GET', '/api/v1/inactive-users/')).status).toBe(401);
  });

  test('says since when, sorts and searches', async () => {
    await deactivate(teacher, anna);
    server.clock.forward(60_000);
    await deactivate(teacher, bohdan);
    const names = async (query: string) => (await list(teacher, query)).results.map((row) => row.first_name);
    expect(await names('?ordering=-deactivated_at')).toEqual(['Bohdan', 'Anna']);
    expect(await names('?ordering=deactivated_at')).toEqual(['Anna', 'Bohdan']);
    expect(await names('?search=ANN')).toEqual(['Anna']);
    const [row] = (await list(teacher, '?search=bohdan')).results;
    expect(row).toMatchObject({
      role: 'STUDENT',
      school: { id: school, name: 'North' },
      deactivated_at: server.clock.now.toISOString(),
      last_played_at: null,
    });
  });
});
