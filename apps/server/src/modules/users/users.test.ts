import { type User, user } from '@mindhero/contract/user';
import { levelStart } from '@mindhero/engine/levels';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { type PersonName, type World, makeWorld } from '../../../test/world.ts';
import { managementOf } from '../../platform/auth/actor.ts';
import { createPasswords } from '../../platform/auth/passwords.ts';
import { auditEvents, users } from '../../platform/db/schema/index.ts';

const PASSWORD = 'Correct-horse-1';

let server: TestApp;
let world: World;
beforeAll(async () => {
  server = await testApp();
  world = await makeWorld(server, await createPasswords().hash(PASSWORD));
});
afterAll(() => server.close());

const me = async (token: string) => server.call('GET', '/api/v1/users/me/', { token });

test('users/me answers the whole account and nothing beside it', async () => {
  const { id, mark } = world.people.student;
  const { access } = await server.signedIn(id);
  const answer = await me(access);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(Object.keys(answer.json<object>()).toSorted()).toEqual(Object.keys(user.shape).toSorted());
  expect(answer.json()).toMatchObject({
    id,
    username: mark,
    role: 'STUDENT',
    language: 'EN',
    theme: 'system',
    email: null,
    is_active: true,
    last_homework_at: null,
    school: { name: 'North' },
    time_zone: 'Europe/Kyiv',
    points: 0,
    level: 1,
    stars: 0,
  });
});

const off = {
  can_register_groups: false,
  can_use_math: false,
  can_use_reading: false,
  can_use_logic: false,
  can_register_students: false,
  can_manage_subscriptions: false,
};
const on = Object.fromEntries(Object.keys(off).map((flag) => [flag, true]));

test.each([
  { role: 'ADMIN' as const, applies: on },
  { role: 'DIRECTOR' as const, applies: { ...on, can_register_groups: false } },
  { role: 'TEACHER' as const, applies: off },
  { role: 'STUDENT' as const, applies: off },
])('with every flag off, $role has what the role implies', ({ role, applies }) => {
  expect(managementOf({ role, ...off })).toEqual(applies);
});

test('language, theme and avatar change alone, and stay changed', async () => {
  const { access: token } = await server.signedIn(world.people.teacher.id);
  const before = (await me(token)).json<object>();
  const answer = await server.call('PATCH', '/api/v1/users/me/', {
    token,
    body: { language: 'UK', avatar: 'hero-7' },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ ...before, language: 'UK', avatar: 'hero-7' });
  expect((await me(token)).json()).toEqual(answer.json());
});

test.each([
  [{ role: 'ADMIN' }, [{ path: 'body.role', code: 'unknown_field' }]],
  [{ language: 'FR' }, [{ path: 'body.language', code: 'not_an_option' }]],
  [{ theme: 5 }, [{ path: 'body.theme', code: 'not_an_option' }]],
  [{ goal_minutes: 19 }, [{ path: 'body.goal_minutes', code: 'too_small' }]],
  [{ goal_minutes: 121 }, [{ path: 'body.goal_minutes', code: 'too_big' }]],
])('the account refuses %j', async (body, errors) => {
  const { access: token } = await server.signedIn(world.people.teacher.id);
  const before = await server.database.fingerprint();
  const answer = await server.call('PATCH', '/api/v1/users/me/', { token, body });
  expect(answer.json()).toMatchObject({ status: 422, code: 'invalid_request', errors });
  expect(await server.database.fingerprint()).toBe(before);
});

test('a goal is chosen, and given up for what is usual', async () => {
  const { access: token } = await server.signedIn(world.people.student.id);
  const choose = async (goal_minutes: number | null) =>
    (await server.call('PATCH', '/api/v1/users/me/', { token, body: { goal_minutes } })).json<object>();
  expect(await choose(120)).toMatchObject({ goal_minutes: 120 });
  expect((await me(token)).json()).toMatchObject({ goal_minutes: 120 });
  expect(await choose(null)).toMatchObject({ goal_minutes: null });
});

test('of all devices one celebrates a level, and only one that is reached', async () => {
  const { id } = world.people.student;
  await server.database.db
    .update(users)
    .set({ points: levelStart(4) })
    .where(eq(users.id, id));
  const { access: token } = await server.signedIn(id);
  const claim = async (level: number) => {
    const answer = await server.call('POST', '/api/v1/users/me/celebrated-level/', {
      token,
      body: { level },
    });
    return answer.json<{ is_first: boolean }>().is_first;
  };
  const told = async () => (await me(token)).json<User>().celebrated_level;
  expect([await claim(5), await told()]).toEqual([false, 1]);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(4)));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect([await claim(3), await told()]).toEqual([false, 4]);
});

const change = (token: string, current_password: string, new_password: string) =>
  server.call('POST', '/api/v1/users/me/password/', { token, body: { current_password, new_password } });

test.each([
  ['short1A', ['too_short']],
  ['nouppercase1', ['password_no_uppercase']],
  ['NOLOWERCASE1', ['password_no_lowercase']],
  ['NoDigitsHere', ['password_no_digit']],
  ['Password1', ['password_common']],
  ['Qwerty123', ['password_common']],
  [PASSWORD, ['password_unchanged']],
  ['--------', ['password_no_uppercase', 'password_no_lowercase', 'password_no_digit']],
])('the new password %s is refused', async (password, codes) => {
  const { access } = await server.signedIn(world.people.schoolmate.id);
  const answer = await change(access, PASSWORD, password);
  const errors = codes.map((code) => expect.objectContaining({ path: 'body.new_password', code }) as object);
  expect(answer.json()).toMatchObject({ status: 422, code: 'invalid_request', errors });
});

test('a change of password needs the current one, ends every other session, and keeps this one', async () => {
  const { id, mark } = world.people.classmate;
  const here = await server.signedIn(id);
  const elsewhere = await server.signedIn(id);

  const wrong = await change(here.access, 'Wrong-horse-1', 'Better-horse-2');
  expect(wrong.json()).toMatchObject({ status: 422, code: 'password_incorrect' });
  expect((await me(elsewhere.access)).statusCode).toBe(200);

  const right = await change(here.access, PASSWORD, 'Better-horse-2');
  expect([right.statusCode, right.body]).toEqual([204, '']);
  expect((await me(here.access)).statusCode).toBe(200);
  expect((await me(elsewhere.access)).statusCode).toBe(401);
  expect(
    (await server.call('POST', '/api/token/refresh/', { body: { refresh: elsewhere.refresh } })).statusCode,
  ).toBe(401);

  const signIn = async (password: string) =>
    (await server.call('POST', '/api/token/', { body: { username: mark, password } })).statusCode;
  expect(await signIn(PASSWORD)).toBe(401);
  expect(await signIn('Better-horse-2')).toBe(200);
  const [stored] = await server.database.db.select().from(users).where(eq(users.id, id));
  expect(stored?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

const details = async (name: PersonName, body: object) => {
  const { access: token } = await server.signedIn(world.people[name].id);
  return server.call('PATCH', '/api/v1/users/me/details/', { token, body });
};
const versionOf = async (name: PersonName) => {
  const [row] = await server.database.db.select().from(users).where(eq(users.id, world.people[name].id));
  return row?.version ?? 0;
};

test('names and ways to be reached change alone, trimmed, and one version on', async () => {
  const version = await versionOf('colleague');
  const answer = await details('colleague', {
    version,
    first_name: '  Оксана ',
    email: 'oksana@example.org',
    phone_number: '+380 (44) 123-45-67',
    current_password: PASSWORD,
  });
  expect(answer.statusCode).toBe(200);
  const { access } = await server.signedIn(world.people.colleague.id);
  expect(answer.json()).toEqual((await me(access)).json());
  expect(answer.json()).toMatchObject({
    first_name: 'Оксана',
    last_name: 'mark-of-colleague',
    email: 'oksana@example.org',
    phone_number: '+380 (44) 123-45-67',
    version: version + 1,
    may_rename: true,
  });
  const again = await details('colleague', {
    version: version + 1,
    email: null,
    phone_number: null,
    current_password: PASSWORD,
  });
  expect(again.json()).toMatchObject({ email: null, phone_number: null, first_name: 'Оксана' });
  const entries = await server.database.db
    .select()
    .from(auditEvents)
    .where(eq(auditEvents.actor_id, world.people.colleague.id));
  expect(entries.map((entry) => [entry.action, entry.subject_id, entry.details])).toEqual([
    ['changed', world.people.colleague.id, { fields: ['first_name', 'email', 'phone_number'] }],
    ['changed', world.people.colleague.id, { fields: ['email', 'phone_number'] }],
  ]);
});

test('what a director has changed meanwhile is not overwritten', async () => {
  const version = await versionOf('foreign_teacher');
  expect((await details('foreign_teacher', { version, last_name: 'One' })).statusCode).toBe(200);
  const late = await details('foreign_teacher', { version, last_name: 'Two' });
  expect(late.json()).toMatchObject({ status: 409, code: 'changed_meanwhile' });
});

test.each([
  [{ first_name: ' ' }, 'body.first_name', 'blank'],
  [{ first_name: 'a\nb' }, 'body.first_name', 'invalid_format'],
  [{ last_name: 'x'.repeat(101) }, 'body.last_name', 'too_long'],
  [{ email: 'nobody' }, 'body.email', 'invalid_format'],
  [{ email: 'TAKEN@example.org', current_password: PASSWORD }, 'body.email', 'taken'],
  [{ phone_number: '123' }, 'body.phone_number', 'too_short'],
  [{ phone_number: 'call me' }, 'body.phone_number', 'invalid_format'],
  [{ points: 1_000_000 }, 'body.points', 'unknown_field'],
  [{ role: 'ADMIN' }, 'body.role', 'unknown_field'],
  [{ school: 2 }, 'body.school', 'unknown_field'],
  [{ may_rename: true }, 'body.may_rename', 'unknown_field'],
])('the details refuse %j', async (body, path, code) => {
  const { db } = server.database;
  await db.update(users).set({ email: 'taken@example.org' }).where(eq(users.id, world.people.director.id));
  const version = await versionOf('teacher');
  const answer = await details('teacher', { version, ...body });
  expect(answer.json()).toMatchObject({ status: 422, errors: [{ path, code }] });
  expect(await versionOf('teacher')).toBe(version);
});

test('another e-mail address has to be confirmed with the password, and nothing else has', async () => {
  const version = await versionOf('foreign_director');
  const change = (body: object) => details('foreign_director', { version, ...body });
  for (const email of ['thief@example.org', null]) {
    await server.database.db
      .update(users)
      .set({ email: 'own@example.org' })
      .where(eq(users.id, world.people.foreign_director.id));
    expect((await change({ email })).json()).toMatchObject({
      status: 422,
      errors: [{ path: 'body.current_password', code: 'required' }],
    });
    const wrong = await change({ email, current_password: 'Wrong-horse-1' });
    expect(wrong.json()).toMatchObject({ status: 422, code: 'password_incorrect' });
  }
  expect(await versionOf('foreign_director')).toBe(version);

  expect((await change({ email: 'own@example.org', phone_number: '044 123 45 67' })).statusCode).toBe(200);
  const right = { version: version + 1, email: 'new@example.org', current_password: PASSWORD };
  expect((await details('foreign_director', right)).json()).toMatchObject({ email: 'new@example.org' });
});

test('guessing the password by way of the e-mail address is slowed down', async () => {
  const version = await versionOf('admin');
  const guess = async (n: number) =>
    (await details('admin', { version, email: 'a@example.org', current_password: `Wrong-${n}` })).statusCode;
  const statuses: number[] = [];
  for (let n = 0; n < 8; n++) statuses.push(await guess(n));
  expect(statuses).toEqual([422, 422, 422, 422, 422, 422, 429, 429]);
});

test('a pupil of a school or of a teacher is called as these say, and may be reached as the pupil says', async () => {
  const version = await versionOf('student');
  const renamed = await details('student', { version, first_name: 'Batman' });
  expect(renamed.json()).toMatchObject({ status: 403, code: 'forbidden' });
  const reached = await details('student', { version, phone_number: '044 123 45 67' });
  expect(reached.json()).toMatchObject({ phone_number: '044 123 45 67', may_rename: false });

  const { db } = server.database;
  const { id } = world.people.stranger;
  await db
    .update(users)
    .set({ school_id: null, created_by: world.people.teacher.id })
    .where(eq(users.id, id));
  const ofTutor = await details('stranger', { version: await versionOf('stranger'), last_name: 'Batman' });
  expect(ofTutor.statusCode).toBe(403);
  await db.update(users).set({ created_by: null }).where(eq(users.id, id));
  const free = await details('stranger', { version: await versionOf('stranger'), last_name: 'Wayne' });
  expect(free.json()).toMatchObject({ last_name: 'Wayne', may_rename: true });
});
