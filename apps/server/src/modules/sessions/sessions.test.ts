import type { Problem } from '@mindhero/contract/errors';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson, addSchool } from '../../../test/people.ts';
import { type World, makeWorld } from '../../../test/world.ts';
import { type Passwords, createPasswords } from '../../platform/auth/passwords.ts';
import { schools, sessions, users } from '../../platform/db/schema/index.ts';

const PASSWORD = 'Correct-horse-1';
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let server: TestApp;
let world: World;
let hashCalls = 0;
beforeAll(async () => {
  const real = createPasswords();
  const counted: Passwords = {
    hash: real.hash,
    verify(hash, password) {
      hashCalls++;
      return real.verify(hash, password);
    },
  };
  server = await testApp({ passwords: counted });
  world = await makeWorld(server, await real.hash(PASSWORD));
});
afterAll(() => server.close());

const signIn = (username: string, password = PASSWORD, more: object = {}, address = '198.51.100.1') =>
  server.call('POST', '/api/token/', { body: { username, password, ...more }, address });
const refresh = (token: string) => server.call('POST', '/api/token/refresh/', { body: { refresh: token } });
const me = (token: string) => server.call('GET', '/api/v1/users/me/', { token });
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
const counterOf = async (sessionId: string) =>
  (await server.database.db.select().from(sessions).where(eq(sessions.id, sessionId)))[0]?.refresh_counter;

test('signing in answers exactly two tokens, whose access part says what it must', async () => {
  const answer = await signIn(world.people.student.mark.toUpperCase());
  expect(answer.statusCode).toBe(200);
  const tokens = answer.json<{ access: string; refresh: string }>();
  expect(Object.keys(tokens).toSorted()).toEqual(['access', 'refresh']);
  const seconds = Math.floor(server.clock.now.getTime() / 1000);
  expect(claimsOf(tokens.access)).toEqual({
    sub: String(world.people.student.id),
    sid: expect.any(String) as string,
    typ: 'access',
    iat: seconds,
    exp: seconds + 600,
    aud: 'mindhero-web',
    iss: 'mindhero',
    jti: expect.any(String) as string,
  });
  expect((await me(tokens.access)).json()).toMatchObject({ id: world.people.student.id, role: 'STUDENT' });
});

test('a wrong password and an unknown name get one answer, whatever the account', async () => {
  const answers = await Promise.all([
    signIn(world.people.classmate.mark, 'Wrong-horse-1'),
    signIn('nobody-of-that-name'),
    signIn(world.people.deactivated.mark, 'Wrong-horse-1'),
  ]);
  const told = answers.map((answer) => {
    const { request_id: _, ...rest } = answer.json<Record<string, unknown>>();
    return { status: answer.statusCode, ...rest };
  });
  expect(told[0]).toMatchObject({ status: 401, code: 'invalid_credentials' });
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
});

test('whoever knows the password is told why the door is closed, and whom to ask', async () => {
  const hash = await createPasswords().hash(PASSWORD);
  const named = (username: string, more: Partial<typeof users.$inferInsert>) =>
    addPerson(server, { username, password_hash: hash, ...more });
  const schoolId = await addSchool(server, 'Lindenschule');
  const director = await named('linden-lead', {
    role: 'DIRECTOR',
    school_id: schoolId,
    first_name: 'Vera',
    last_name: 'Linde',
  });
  await named('linden-pupil', { school_id: schoolId });
  await named('linden-closed', { school_id: schoolId, is_active: false });
  const tutor = await named('linden-tutor', { role: 'TEACHER', first_name: 'Tom', is_active: true });
  await named('tutored-closed', { created_by: tutor.id, is_active: false });
  const { db } = server.database;
  await db.update(schools).set({ director_id: director.id }).where(eq(schools.id, schoolId));
  const told = async (username: string, password = PASSWORD) => {
    const answer = await signIn(username, password, {}, '198.51.100.9');
    const { code, closed_door } = answer.json<Problem>();
    return [answer.statusCode, code, closed_door];
  };

  const ask = { school: 'Lindenschule', ask: 'Vera Linde' };
  expect(await told('linden-closed')).toEqual([403, 'account_closed', ask]);
  expect(await told('tutored-closed')).toEqual([403, 'account_closed', { school: null, ask: 'Tom' }]);
  expect((await signIn('linden-pupil')).statusCode).toBe(200);

  await db.update(schools).set({ archived_at: server.clock.now }).where(eq(schools.id, schoolId));
  expect(await told('linden-pupil')).toEqual([403, 'school_archived', ask]);
  expect(await told('linden-lead')).toEqual([403, 'school_archived', { ...ask, ask: null }]);
  expect(await told('linden-pupil', 'Wrong-horse-1')).toEqual([401, 'invalid_credentials', undefined]);
});

test('an unknown name costs as many password hashes as a known one', async () => {
  const costs: number[] = [];
  for (const name of [world.people.classmate.mark, 'nobody-of-that-name', world.people.deactivated.mark]) {
    const before = hashCalls;
    await signIn(name, 'Wrong-horse-1', {}, '198.51.100.2');
    costs.push(hashCalls - before);
  }
  expect(costs).toEqual([1, 1, 1]);
});

test('twenty refreshes at once all succeed and move the counter once', async () => {
  const { sessionId, refresh: token } = await server.signedIn(world.people.student.id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(token)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(await counterOf(sessionId)).toBe(1);
  const works = await Promise.all(
    answers.map(async (answer) => (await me(answer.json<{ access: string }>().access)).statusCode),
  );
  expect(new Set(works)).toEqual(new Set([200]));
});

test('five tabs that wake together fifty times are never signed out', async () => {
  const { sessionId, refresh: first } = await server.signedIn(world.people.student.id);
  let stored = first;
  for (let round = 0; round < 50; round++) {
    const held = stored;
    const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(held)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    // Whichever tab writes last wins.
    stored = answers[round % 5]?.json<{ refresh: string }>().refresh ?? '';
  }
  expect(await counterOf(sessionId)).toBe(50);
});

test('a client that never stores the new refresh token stays signed in', async () => {
  const { refresh: token } = await server.signedIn(world.people.student.id);
  for (let round = 0; round < 5; round++) expect((await refresh(token)).statusCode).toBe(200);
});

test('a refresh token two behind ends the session, access token included', async () => {
  const { refresh: zero, access } = await server.signedIn(world.people.student.id);
  const one = (await refresh(zero)).json<{ refresh: string }>().refresh;
  const two = (await refresh(one)).json<{ refresh: string }>().refresh;
  expect((await refresh(zero)).statusCode).toBe(401);
  expect((await refresh(two)).statusCode).toBe(401);
  expect((await me(access)).statusCode).toBe(401);
});

test('neither an access token nor another server’s token refreshes', async () => {
  const { access, refresh: token } = await server.signedIn(world.people.student.id);
  for (const wrong of [access, `${token.slice(0, -3)}abc`, 'x', 'a.b.c']) {
    expect((await refresh(wrong)).json()).toMatchObject({ status: 401, code: 'not_authenticated' });
  }
});

test('an access token ends after ten minutes', async () => {
  const { access } = await server.signedIn(world.people.student.id);
  const start = server.clock.now;
  server.clock.forward(10 * MINUTE - 1000);
  expect((await me(access)).statusCode).toBe(200);
  server.clock.forward(1000);
  expect((await me(access)).statusCode).toBe(401);
  server.clock.now = start;
});

test.each([
  { shared: false, every: 13 * DAY, lasts: 90 * DAY },
  { shared: false, every: 14 * DAY, lasts: 0 },
  { shared: true, every: 5 * 60 * MINUTE, lasts: 12 * 60 * MINUTE },
])(
  'a session (shared: $shared) refreshed every $every ms lasts $lasts ms',
  async ({ shared, every, lasts }) => {
    const start = server.clock.now;
    let token = (await signIn(world.people.schoolmate.mark, PASSWORD, { shared })).json<{ refresh: string }>()
      .refresh;
    let lived = 0;
    for (;;) {
      server.clock.forward(every);
      const answer = await refresh(token);
      if (answer.statusCode !== 200) break;
      lived += every;
      token = answer.json<{ refresh: string }>().refresh;
    }
    expect(lived).toBeLessThanOrEqual(lasts);
    expect(lived + every).toBeGreaterThanOrEqual(lasts);
    server.clock.now = start;
  },
);

test('signing out ends this session and no other', async () => {
  const here = await server.signedIn(world.people.student.id);
  const elsewhere = await server.signedIn(world.people.student.id);
  const answer = await server.call('DELETE', '/api/v1/sessions/current/', { token: here.access });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect((await me(here.access)).statusCode).toBe(401);
  expect((await refresh(here.refresh)).statusCode).toBe(401);
  expect((await me(elsewhere.access)).statusCode).toBe(200);
});

test('deactivation works at once', async () => {
  const { id } = world.people.stranger;
  const { access, refresh: token } = await server.signedIn(id);
  await server.database.db.update(users).set({ is_active: false }).where(eq(users.id, id));
  expect((await me(access)).statusCode).toBe(401);
  expect((await refresh(token)).statusCode).toBe(401);
  await server.database.db.update(users).set({ is_active: true }).where(eq(users.id, id));
});
