import type { SessionRow } from '@mindhero/contract/session';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson } from '../../../test/people.ts';
import { createPasswords } from '../../platform/auth/passwords.ts';

const PASSWORD = 'Correct-horse-1';
const HOUR = 60 * 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

let server: TestApp;
let passwordHash: string;
beforeAll(async () => {
  server = await testApp();
  passwordHash = await createPasswords().hash(PASSWORD);
});
afterAll(() => server.close());

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

async function signIn(username: string, userAgent?: string, shared = false): Promise<Tokens> {
  const headers: Record<string, string> = userAgent === undefined ? {} : { 'user-agent': userAgent };
  const body = { username, password: PASSWORD, shared };
  return (await server.call('POST', '/api/token/', { body, headers })).json();
}

const list = async (token: string) =>
  (await server.call('GET', '/api/v1/sessions/', { token })).json<{ results: SessionRow[] }>().results;
const isIn = async (token: string) =>
  (await server.call('GET', '/api/v1/users/me/', { token })).statusCode === 200;

/** Somebody of this name, without the session that comes with a person. */
async function addNamed(username: string) {
  const person = await addPerson(server, { username, password_hash: passwordHash });
  await person.delete('/api/v1/sessions/');
  return person;
}

test('the list says where one is signed in, this session first, then the one used last', async () => {
  await addNamed('wanda');
  const began = server.clock.now.toISOString();
  const home = await signIn('wanda', firefox);
  server.clock.forward(HOUR);
  await signIn('wanda', 'curl/8.5.0', true);
  server.clock.forward(1000);
  await signIn('wanda', firefox.replace('X11; Linux x86_64', 'Windows NT 10.0'));
  server.clock.forward(HOUR);
  const { access } = (
    await server.call('POST', '/api/token/refresh/', { body: { refresh: home.refresh } })
  ).json<Tokens>();
  const now = server.clock.now.toISOString();
  const rows = await list((await signIn('wanda')).access);
  expect(
    rows.map(({ browser, system, shared, is_current }) => [browser, system, shared, is_current]),
  ).toEqual([
    [null, null, false, true],
    ['Firefox', 'Linux', false, false],
    ['Firefox', 'Windows', false, false],
    [null, null, true, false],
  ]);
  expect(rows[1]).toMatchObject({ started_at: began, used_at: now });
  expect((await list(access)).find((row) => row.is_current)?.system).toBe('Linux');
});

test('one can be ended, by its owner only, and once', async () => {
  await addNamed('vera');
  const [here, there] = [await signIn('vera'), await signIn('vera')];
  const other = await addPerson(server);
  const id = (await list(here.access)).find((row) => !row.is_current)?.id;
  const end = async (token: string) =>
    (await server.call('DELETE', `/api/v1/sessions/${id}/`, { token })).statusCode;

  const stolen = await other.delete(`/api/v1/sessions/${id}/`);
  expect(stolen.status).toBe(404);
  expect(await isIn(there.access)).toBe(true);
  expect(await end(here.access)).toBe(204);
  expect(await isIn(there.access)).toBe(false);
  expect(await end(here.access)).toBe(404);
  expect(await list(here.access)).toHaveLength(1);
});

test('signing out everywhere ends all of them, and nobody else’s', async () => {
  await addNamed('yuri');
  const [here, there] = [await signIn('yuri'), await signIn('yuri')];
  const other = await addPerson(server);
  const answer = await server.call('DELETE', '/api/v1/sessions/', { token: here.access });
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect([await isIn(here.access), await isIn(there.access)]).toEqual([false, false]);
  expect((await other.get('/api/v1/users/me/')).status).toBe(200);
});

test('what is over is not in the list', async () => {
  await addNamed('zoe');
  await signIn('zoe', firefox, true);
  server.clock.forward(13 * HOUR);
  expect(await list((await signIn('zoe')).access)).toHaveLength(1);
});
