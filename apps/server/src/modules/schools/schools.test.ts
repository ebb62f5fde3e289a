import { randomUUID } from 'node:crypto';
import type { School } from '@mindhero/contract/school';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { meanwhile } from '../../../test/meanwhile.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';
import { createPasswords } from '../../platform/auth/passwords.ts';
import { auditEvents, groups, pictures, schools, users } from '../../platform/db/schema/index.ts';

interface Made {
  readonly school: School;
  readonly password: string | null;
}

const PASSWORD = 'Correct-horse-1';

const server: TestApp = await testApp();
const passwordHash = await createPasswords().hash(PASSWORD);
afterAll(() => server.close());

let admin: Person, director: Person, teacher: Person;
let school: number, elsewhere: number;

beforeEach(async () => {
  school = await addSchool(server, 'North');
  elsewhere = await addSchool(server, 'South');
  admin = await addPerson(server, { role: 'ADMIN' });
  director = await addPerson(server, { role: 'DIRECTOR', school_id: school });
  await server.database.db.update(schools).set({ director_id: director.id }).where(eq(schools.id, school));
  teacher = await addPerson(server, { role: 'TEACHER', school_id: school });
});

const pathOf = (id: number) => `/api/v1/schools/${id}/`;
const get = async (person: Person, id: number) => (await person.get<School>(pathOf(id))).body;
const personOf = async ({ id }: Person) =>
  (await server.database.db.select().from(users).where(eq(users.id, id)))[0];

test('a list has the totals of those who are active', async () => {
  const name = `Totals ${school}`;
  const pupil = await addPerson(server, { school_id: school });
  await addPerson(server, { school_id: school, is_active: false });
  await addGroup(server, { name: 'Chess', school_id: school, teacher_id: teacher.id, members: [pupil] });
  await admin.patch(pathOf(school), { version: 1, name });
  const { body } = await admin.get<{ results: School[] }>(`/api/v1/schools/?search=${name}`);
  expect(body.results).toEqual([
    expect.objectContaining({ id: school, name, teachers: 1, students: 1, groups: 1, members: 3 }),
  ]);
  expect(body.results[0]?.director?.id).toBe(director.id);
});

test('a school is made with a new director, who signs in with the password that is shown once', async () => {
  const username = `head-${school}`;
  const { status, body } = await admin.post<Made>('/api/v1/schools/', {
    name: `New ${school}`,
    time_zone: 'Europe/Berlin',
    director: { username, first_name: 'Olha', last_name: 'Kovalenko' },
  });
  expect(status).toBe(201);
  expect(body.school).toMatchObject({
    name: `New ${school}`,
    time_zone: 'Europe/Berlin',
    director: { username, avatar: 'hero-1' },
  });
  const signIn = { username, password: body.password };
  expect((await server.call('POST', '/api/token/', { body: signIn })).statusCode).toBe(200);
});

test('a new director without a username gets one from the name, and without a name is refused', async () => {
  const make = { name: `New ${school}`, director: { first_name: 'Юлія', last_name: `Гай${school}` } };
  const { body } = await admin.post<Made>('/api/v1/schools/', make);
  expect(body.school.director?.username).toBe(`yuliia.hai${school}`);
  const { status } = await admin.refused('POST', '/api/v1/schools/', { ...make, director: {} });
  expect(status).toBe(422);
});

test('with a username that is taken, in whatever case, nothing is made', async () => {
  await addPerson(server, { username: `Taken-${school}` });
  const before = await server.database.fingerprint();
  const { status, body } = await admin.refused('POST', '/api/v1/schools/', {
    name: `New ${school}`,
    director: { username: `tAKEN-${school}`, first_name: 'Olha' },
  });
  expect([status, body.errors]).toEqual([422, [{ path: 'body.director.username', code: 'taken' }]]);
  expect(await server.database.fingerprint()).toBe(before);
});

test('a director is shown by the own picture, and nobody by none', async () => {
  const id = randomUUID();
  const picture = { id, user_id: director.id, content: Buffer.from('picture'), made_at: server.clock.now };
  await server.database.db.insert(pictures).values(picture);
  expect((await get(admin, school)).director?.avatar).toBe(`/api/v1/pictures/${id}/`);
  expect((await get(admin, elsewhere)).director).toBeNull();
});

test('a tutor who becomes director brings the own students and groups along', async () => {
  const tutor = await addPerson(server, { role: 'TEACHER' });
  const student = await addPerson(server, { created_by: tutor.id });
  const group = await addGroup(server, { name: 'Mine', teacher_id: tutor.id, members: [student] });
  const { body } = await admin.post<Made>('/api/v1/schools/', {
    name: `New ${school}`,
    director: { id: tutor.id },
  });
  expect(body).toMatchObject({ password: null, school: { director: { id: tutor.id }, students: 1 } });
  expect((await tutor.get(`/api/v1/students/${student.id}/`)).status).toBe(200);
  const [moved] = await server.database.db.select().from(groups).where(eq(groups.id, group));
  expect(moved?.school_id).toBe(body.school.id);
});

test('whoever directed a school stays in it as a teacher', async () => {
  const { body } = await admin.post<Made>(`${pathOf(school)}director/`, {
    version: 1,
    director: { id: teacher.id },
  });
  expect(body.school).toMatchObject({ director: { id: teacher.id }, teachers: 1, version: 2 });
  expect(await personOf(director)).toMatchObject({
    role: 'TEACHER',
    school_id: school,
    can_register_groups: true,
  });
  expect(await personOf(teacher)).toMatchObject({ role: 'DIRECTOR', school_id: school });
  expect((await director.refused('GET', pathOf(school))).status).toBe(403);
  expect((await get(teacher, school)).id).toBe(school);
});

const adding = () =>
  `insert into users (username, role, school_id) values ('added-${school}', 'STUDENT', ${school})`;
const closing = ({ id }: Person) => `update users set is_active = false where id = ${id}`;

/** What somebody else does in two steps, the first of which has locked something when the director is changed. */
const others = [
  {
    what: 'somebody is added to the school',
    steps: () => ['select pg_advisory_xact_lock(7305001)', adding()] as const,
    next: () => ({ first_name: 'Olha' }),
  },
  {
    what: 'the next one adds somebody',
    steps: () => [`select from users where id = ${teacher.id} for key share`, adding()] as const,
    next: () => ({ id: teacher.id }),
  },
  {
    what: 'the account of the former one is closed',
    steps: () => [`select from users where id = ${director.id} for update`, closing(director)] as const,
    next: () => ({ id: teacher.id }),
  },
  {
    what: 'the account of the next one is closed',
    steps: () => [`select from users where id = ${teacher.id} for update`, closing(teacher)] as const,
    next: () => ({ id: teacher.id }),
    status: 422,
  },
];

test.each(others)('a director is changed also while $what', async ({ steps, next, status = 200 }) => {
  const change = () => admin.post(`${pathOf(school)}director/`, { version: 1, director: next() });
  expect((await meanwhile(server.database, steps(), change)).status).toBe(status);
});

test('nobody is given a school who works elsewhere, directs one already, is away or is no teacher', async () => {
  const people = [
    await addPerson(server, { role: 'TEACHER', school_id: elsewhere }),
    await addPerson(server, { role: 'TEACHER', is_active: false }),
    await addPerson(server, { school_id: school }),
    admin,
  ];
  const taken = await addPerson(server, { role: 'DIRECTOR', school_id: elsewhere });
  await server.database.db.update(schools).set({ director_id: taken.id }).where(eq(schools.id, elsewhere));
  for (const { id } of [...people, taken]) {
    const { status, body } = await admin.refused('POST', `${pathOf(school)}director/`, {
      version: 1,
      director: { id },
    });
    expect([status, body.errors]).toEqual([422, [{ path: 'body.director.id', code: 'not_an_option' }]]);
  }
  expect(await get(admin, school)).toMatchObject({ director: { id: director.id }, version: 1 });
  const candidates = await admin.get<{ results: { id: number }[] }>(
    `/api/v1/director-candidates/?school=${school}&page_size=100`,
  );
  const offered = new Set(candidates.body.results.map(({ id }) => id));
  expect(offered.has(teacher.id)).toBe(true);
  for (const { id } of [...people, taken, director]) expect(offered.has(id)).toBe(false);
});

test('a director changes the own school’s settings, and no other one’s', async () => {
  const changed = await director.patch<School>(pathOf(school), { version: 1, time_zone: 'Europe/Berlin' });
  expect(changed.body).toMatchObject({ time_zone: 'Europe/Berlin', version: 2 });
  const late = await admin.refused('PATCH', pathOf(school), { version: 1, name: 'Theirs' });
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect((await director.refused('PATCH', pathOf(elsewhere), { version: 1, name: 'x' })).status).toBe(404);
  const zone = await director.refused('PATCH', pathOf(school), { version: 2, time_zone: 'Mars/Olympus' });
  expect(zone.body.errors).toEqual([expect.objectContaining({ path: 'body.time_zone' })]);
});

test('a director settles the weekly goal and the holidays, which come in their order', async () => {
  const { body } = await director.patch<School>(pathOf(school), {
    version: 1,
    goal_minutes: 90,
    holidays: [
      { from: '2026-12-24', to: '2027-01-06' },
      { from: '2026-10-26', to: '2026-10-26' },
    ],
  });
  expect(body).toMatchObject({
    goal_minutes: 90,
    holidays: [{ from: '2026-10-26' }, { from: '2026-12-24', to: '2027-01-06' }],
  });
  const refused = async (change: object) =>
    (await director.refused('PATCH', pathOf(school), { version: 2, ...change })).body.errors?.map(
      ({ path, code }) => [path, code],
    );
  const holiday = (from: string, to: string) => refused({ holidays: [{ from, to }] });
  expect(await holiday('2026-10-27', '2026-10-26')).toEqual([['body.holidays.0.to', 'not_after_start']]);
  expect(await holiday('2026-01-01', '2026-12-31')).toEqual([['body.holidays.0.to', 'too_big']]);
  expect(await holiday('2026-02-30', '2026-03-01')).toEqual([['body.holidays.0.from', expect.any(String)]]);
  const many = Array.from({ length: 21 }, () => ({ from: '2026-10-26', to: '2026-10-26' }));
  expect(await refused({ holidays: many })).toEqual([['body.holidays', expect.any(String)]]);
  for (const minutes of [10, 25, 130, 60.5])
    expect(await refused({ goal_minutes: minutes })).toEqual([['body.goal_minutes', expect.any(String)]]);
  const none = await director.patch<School>(pathOf(school), { version: 2, goal_minutes: null, holidays: [] });
  expect(none.body).toMatchObject({ goal_minutes: null, holidays: [] });
});

test('an administrator lets a director make groups, who cannot do that alone', async () => {
  const group = () => director.refused('POST', '/api/v1/groups/', { name: 'Chess' });
  const field = 'director_can_register_groups';
  expect((await group()).status).toBe(403);
  const own = await director.refused('PATCH', pathOf(school), { version: 1, [field]: true });
  expect(own.body.errors).toEqual([{ path: `body.${field}`, code: 'not_allowed' }]);
  const { body } = await admin.patch<School>(pathOf(school), { version: 1, [field]: true });
  expect(body.director).toMatchObject({ id: director.id, can_register_groups: true });
  expect((await group()).status).toBe(201);
  const nobody = await admin.refused('PATCH', pathOf(elsewhere), { version: 1, [field]: true });
  expect(nobody.body.errors).toEqual([{ path: `body.${field}`, code: 'not_an_option' }]);
});

test('an archived school’s people are out at once and stay out until it is restored', async () => {
  const username = `pupil-${school}`;
  const pupil = await addPerson(server, { school_id: school, username, password_hash: passwordHash });
  const signIn = async () =>
    (await server.call('POST', '/api/token/', { body: { username, password: PASSWORD } })).statusCode;
  expect(await signIn()).toBe(200);

  const archived = await admin.post<School>(`${pathOf(school)}archive/`, { version: 1 });
  expect(archived.body).toMatchObject({ archived_at: server.clock.now.toISOString(), version: 2 });
  expect((await pupil.refused('GET', '/api/v1/users/me/')).status).toBe(401);
  expect(await signIn()).toBe(403);
  const listed = async (state: string) => {
    const { body } = await admin.get<{ results: School[] }>(`/api/v1/schools/?state=${state}&page_size=100`);
    return body.results.some(({ id }) => id === school);
  };
  expect([await listed('active'), await listed('archived'), await listed('all')]).toEqual([
    false,
    true,
    true,
  ]);

  expect((await admin.post(`${pathOf(school)}restore/`, { version: 2 })).status).toBe(200);
  expect(await signIn()).toBe(200);
  const events = await server.database.db.select().from(auditEvents).where(eq(auditEvents.school_id, school));
  expect(events.map(({ action, actor_id }) => [action, actor_id])).toEqual([
    ['archived', admin.id],
    ['restored', admin.id],
  ]);
});

describe('people without a school', () => {
  interface Waiting {
    readonly results: readonly { readonly id: number; readonly role: string }[];
  }
  const waiting = async () => {
    const path = '/api/v1/people-without-school/?page_size=100';
    return (await admin.get<Waiting>(path)).body.results.map(({ id }) => id);
  };
  const give = (id: number, person: Person) =>
    admin.refused('POST', `${pathOf(id)}people/`, { person: person.id });

  test('are listed for administrators, the newest first, without whom a tutor or an administrator made', async () => {
    const tutor = await addPerson(server, { role: 'TEACHER', created_by: admin.id });
    const later = new Date(server.clock.now.getTime() + 1000);
    const lone = await addPerson(server, { role: 'DIRECTOR', registered_at: server.clock.now });
    const pupil = await addPerson(server, { registered_at: later });
    const others = [
      tutor,
      await addPerson(server, { created_by: tutor.id }),
      await addPerson(server, { is_active: false }),
      await addPerson(server, { school_id: school }),
    ].map(({ id }) => id);
    const found = await waiting();
    expect(found.indexOf(pupil.id)).toBeLessThan(found.indexOf(lone.id));
    expect(found).toEqual(expect.arrayContaining([pupil.id, lone.id]));
    expect(found.filter((id) => others.includes(id))).toEqual([]);
  });

  test('are told what is missing, and get it from an administrator', async () => {
    const lone = await addPerson(server, { role: 'DIRECTOR' });
    for (const path of ['/api/v1/students/', '/api/v1/teachers/']) {
      const { status, body } = await lone.refused('POST', path, { first_name: 'Anna' });
      expect([status, body.code]).toEqual([403, 'no_school']);
    }
    const empty = await addSchool(server, 'Empty');
    expect((await give(empty, lone)).body).toMatchObject({ director: { id: lone.id }, version: 2 });
    expect((await lone.post('/api/v1/teachers/', { first_name: 'Tom' })).status).toBe(201);
    expect(await waiting()).not.toContain(lone.id);
    const late = await addPerson(server, { role: 'DIRECTOR' });
    expect((await give(empty, late)).body.errors).toEqual([{ path: 'body.person', code: 'taken' }]);
    expect((await give(empty, lone)).body.errors).toEqual([{ path: 'body.person', code: 'not_an_option' }]);
  });

  test('bring along whom they teach, and are seen by the director of that school alone', async () => {
    const { db } = server.database;
    const home = await addSchool(server, 'Home');
    const leader = await addPerson(server, { role: 'DIRECTOR', school_id: home });
    const rival = await addPerson(server, { role: 'DIRECTOR', school_id: elsewhere });
    const tutor = await addPerson(server, { role: 'TEACHER' });
    const taught = await addPerson(server, { created_by: tutor.id });
    const group = await addGroup(server, { name: 'Own', teacher_id: tutor.id, members: [taught] });
    const pupil = await addPerson(server);
    for (const person of [tutor, pupil]) expect((await give(home, person)).status).toBe(200);
    for (const [path, id] of [
      ['teachers', tutor.id],
      ['students', taught.id],
      ['students', pupil.id],
      ['groups', group],
    ] as const) {
      expect((await leader.get(`/api/v1/${path}/${id}/`)).status).toBe(200);
      expect((await rival.get(`/api/v1/${path}/${id}/`)).status).toBe(404);
    }
    const about = and(eq(auditEvents.subject_id, pupil.id), eq(auditEvents.action, 'changed'));
    const entries = await db.select().from(auditEvents).where(about);
    expect(entries).toMatchObject([{ actor_id: admin.id, school_id: home, details: { fields: ['school'] } }]);
    await db.update(schools).set({ archived_at: server.clock.now }).where(eq(schools.id, home));
    expect((await give(home, await addPerson(server))).status).toBe(404);
  });
});
