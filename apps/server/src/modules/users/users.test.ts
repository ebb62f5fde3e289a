import { user } from '@mindhero/contract/user';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { type World, makeWorld } from '../../../test/world.ts';
import { managementOf } from '../../platform/auth/actor.ts';
import { createPasswords } from '../../platform/auth/passwords.ts';
import { users } from '../../platform/db/schema/index.ts';

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
])('the account refuses %j', async (body, errors) => {
  const { access: token } = await server.signedIn(world.people.teacher.id);
  const before = await server.database.fingerprint();
  const answer = await server.call('PATCH', '/api/v1/users/me/', { token, body });
  expect(answer.json()).toMatchObject({ status: 422, code: 'invalid_request', errors });
  expect(await server.database.fingerprint()).toBe(before);
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
  expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});
