import { agreements, versions } from '@mindhero/contract/agreement';
import { type FieldCode, problem } from '@mindhero/contract/errors';
import type { User } from '@mindhero/contract/user';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { auditEvents, consents, users } from '../../platform/db/schema/index.ts';

const PASSWORD = 'Correct-horse-1';
const agreed = {
  user_agreement: versions.user_agreement[0],
  privacy_policy: versions.privacy_policy[0],
  data_processing: versions.data_processing[0],
};

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const bodyOf = (username: string, more: object = {}) => ({
  role: 'STUDENT',
  first_name: 'Ada',
  last_name: 'Lovelace',
  username,
  password: PASSWORD,
  language: 'EN',
  consents: agreed,
  ...more,
});
const register = (body: object, address = '198.51.100.1') =>
  server.call('POST', '/api/v1/registration/', { body, address });
const get = <Body>(path: string, token: string) =>
  server.call('GET', path, { token }).then((answer) => answer.json<Body>());
const personCalled = async (username: string) => {
  const [found] = await server.database.db.select().from(users).where(eq(users.username, username));
  if (found === undefined) throw new Error(`nobody is called ${username}`);
  return found;
};

/** The fields that a registration is refused for. @throws Error if it was not refused, or left something behind */
async function refusalOf(body: object): Promise<Record<string, FieldCode>> {
  const before = await server.database.fingerprint();
  const answer = await register(body);
  const { status, errors = [] } = problem.parse(answer.json());
  if (status !== 422) throw new Error(`answered ${status}`);
  if ((await server.database.fingerprint()) !== before) throw new Error('changed the database');
  return Object.fromEntries(errors.map(({ path, code }) => [path, code]));
}

test('whoever registers is signed in at once, and can sign in later', async () => {
  const answer = await register(
    bodyOf('ada', { email: 'ada@example.org', first_name: ' Ada ', language: 'UK' }),
  );
  expect(answer.statusCode).toBe(201);
  const tokens = answer.json<{ access: string; refresh: string }>();
  expect(Object.keys(tokens).toSorted()).toEqual(['access', 'refresh']);
  const refreshed = await server.call('POST', '/api/token/refresh/', { body: { refresh: tokens.refresh } });
  expect(refreshed.statusCode).toBe(200);

  const signIn = await server.call('POST', '/api/token/', { body: { username: 'ADA', password: PASSWORD } });
  expect(signIn.statusCode).toBe(200);
  for (const { access } of [tokens, signIn.json<typeof tokens>()]) {
    expect(await get<User>('/api/v1/users/me/', access)).toMatchObject({
      username: 'ada',
      role: 'STUDENT',
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.org',
      language: 'UK',
      school: null,
      points: 0,
      registered_at: server.clock.now.toISOString(),
    });
  }
});

test('every consent is stored with its version, language and time, and the action without a name', async () => {
  await register(bodyOf('grace', { role: 'TEACHER', language: 'DE' }));
  const { db } = server.database;
  const { id } = await personCalled('grace');
  const given = await db
    .select()
    .from(consents)
    .where(eq(consents.user_id, id))
    .orderBy(asc(sql`id`));
  expect(given).toMatchObject(
    agreements.map((agreement) => ({
      agreement,
      version: versions[agreement][0],
      language: 'DE',
      given_at: server.clock.now,
    })),
  );
  const entries = await db.select().from(auditEvents).where(eq(auditEvents.subject_id, id));
  expect(entries).toMatchObject([
    {
      action: 'registered',
      subject: 'person',
      actor_id: null,
      school_id: null,
      details: { role: 'TEACHER' },
    },
  ]);
});

const off = { can_register_groups: false, can_register_students: false, can_manage_subscriptions: false };

test.each([
  { role: 'STUDENT', may: off },
  { role: 'TEACHER', may: Object.fromEntries(Object.keys(off).map((flag) => [flag, true])) },
  { role: 'DIRECTOR', may: { ...off, can_register_students: true, can_manage_subscriptions: true } },
])('a $role who registered may what the account type needs', async ({ role, may }) => {
  const answer = await register(bodyOf(`new.${role}`, { role }));
  const { management } = await get<User>('/api/v1/users/me/', answer.json<{ access: string }>().access);
  expect(management).toEqual({ can_use_math: true, can_use_reading: true, can_use_logic: true, ...may });
});

test.each(agreements)(
  'without %s nobody gets an account, nor with another version of it',
  async (agreement) => {
    const { [agreement]: _, ...others } = agreed;
    const path = `body.consents.${agreement}`;
    expect(await refusalOf(bodyOf('refused', { consents: others }))).toEqual({ [path]: 'required' });
    for (const version of ['2000-01-01', '', null, true]) {
      const body = bodyOf('refused', { consents: { ...agreed, [agreement]: version } });
      expect(await refusalOf(body)).toEqual({ [path]: 'not_an_option' });
    }
  },
);

test.each<[string, object, Readonly<Record<string, FieldCode>>]>([
  ['an administrator', { role: 'ADMIN' }, { 'body.role': 'not_an_option' }],
  ['a school', { school: 1 }, { 'body.school': 'unknown_field' }],
  ['points', { points: 100 }, { 'body.points': 'unknown_field' }],
  ['a permission', { can_register_groups: true }, { 'body.can_register_groups': 'unknown_field' }],
  ['another consent', { consents: { ...agreed, all: true } }, { 'body.consents.all': 'unknown_field' }],
  ['no consents', { consents: undefined }, { 'body.consents': 'required' }],
  ['no last name', { last_name: '  ' }, { 'body.last_name': 'blank' }],
  ['a line break', { first_name: 'A\nB' }, { 'body.first_name': 'invalid_format' }],
  ['a short username', { username: ' ab ' }, { 'body.username': 'too_short' }],
  ['a formula', { last_name: '=HYPERLINK("x")' }, { 'body.last_name': 'formula' }],
  ['a username with a Cyrillic a', { username: '\u0430da' }, { 'body.username': 'invalid_format' }],
  ['a username with a gap', { username: 'ada l' }, { 'body.username': 'invalid_format' }],
  ['no e-mail address', { email: 'ada' }, { 'body.email': 'invalid_format' }],
  ['a short password', { password: 'Short1' }, { 'body.password': 'too_short' }],
  ['lower case alone', { password: 'lowercase1' }, { 'body.password': 'password_no_uppercase' }],
  ['upper case alone', { password: 'UPPERCASE1' }, { 'body.password': 'password_no_lowercase' }],
  ['no digit', { password: 'NoDigitsHere' }, { 'body.password': 'password_no_digit' }],
  ['a common password', { password: 'Password1' }, { 'body.password': 'password_common' }],
])('refuses %s', async (_, more, faults) => {
  expect(await refusalOf(bodyOf('refused', more))).toEqual(faults);
});

test('a username and an e-mail address belong to one person, whatever their case', async () => {
  await register(bodyOf('Taken', { email: 'taken@example.org' }));
  expect(await refusalOf(bodyOf('tAKEN'))).toEqual({ 'body.username': 'taken' });
  const other = bodyOf('somebody.else', { email: 'Taken@Example.org' });
  expect(await refusalOf(other)).toEqual({ 'body.email': 'taken' });
});

test('of two who want the same name at once, one gets it', async () => {
  const answers = await Promise.all([register(bodyOf('wanted')), register(bodyOf('WANTED'))]);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 422]));
});

test('a class behind one address gets in, and a flood does not', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 121; n++) statuses.push((await register({}, '198.51.100.77')).statusCode);
  expect(statuses.slice(0, 120)).toEqual(Array(120).fill(422));
  expect(statuses.at(-1)).toBe(429);
});
