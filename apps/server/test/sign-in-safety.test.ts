/** What is taken for granted of every sign-in, each by a test of its own. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswords } from '../src/platform/auth/passwords.ts';
import { sessions, users } from '../src/platform/db/schema/index.ts';
import { TOKEN_SECRET, type TestApp, testApp } from './app.ts';

const PASSWORD = 'Correct-horse-1';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

const signIn = (username: string, password: string, headers: Record<string, string> = {}) =>
  server.call('POST', '/api/token/', { body: { username, password }, headers });

test('a fresh installation has no account, so that no usual name and password open it', async () => {
  expect(await server.database.db.$count(users)).toBe(0);
  for (const username of ['admin', 'root', 'administrator', 'demo', 'teacher', 'student'])
    for (const password of ['admin', 'Mindhero1', username, 'Password1'])
      expect([401, 429]).toContain((await signIn(username, password)).statusCode);
});

test('each sign-in begins a session of its own with a random name, whatever the caller already holds', async () => {
  const passwordHash = await createPasswords().hash(PASSWORD);
  await server.database.db
    .insert(users)
    .values({ username: 'owner', role: 'TEACHER', password_hash: passwordHash });
  const first = (await signIn('owner', PASSWORD)).json<{ access: string }>().access;
  const second = (await signIn('owner', PASSWORD, { authorization: `Bearer ${first}` })).json<{
    access: string;
  }>();
  expect(second.access).not.toBe(first);
  const rows = await server.database.db.select().from(sessions);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
  // Version 4: 122 bits, all from the system's source for secrets; the token around it is signed beside.
  for (const { id } of rows)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('a token is believed only with our signature in our algorithm', async () => {
  const { access } = await server.signedIn(1);
  const [head = '', payload = ''] = access.split('.');
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const signed = (header: object, algorithm: string, secret: string) => {
    const content = `${encode(header)}.${payload}`;
    return `${content}.${createHmac(algorithm, secret).update(content).digest('base64url')}`;
  };
  const forged = [
    `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`,
    `${head}.${payload}.`,
    `${head}.${payload}`,
    signed({ alg: 'HS256', typ: 'JWT' }, 'sha256', 'another secret, of more than 32 bytes as well'),
    signed({ alg: 'HS512', typ: 'JWT' }, 'sha512', TOKEN_SECRET),
    signed({ alg: 'HS256', typ: 'JWT', kid: '../../dev/null' }, 'sha256', ''),
    signed({ alg: 'HS256', typ: 'JWT', jku: 'https://example.org/keys' }, 'sha256', 'x'),
  ];
  for (const token of forged)
    expect([token, (await server.call('GET', '/api/v1/users/me/', { token })).statusCode]).toEqual([
      token,
      401,
    ]);
  expect((await server.call('GET', '/api/v1/users/me/', { token: access })).statusCode).toBe(200);
});

test('no other site is let to read an answer, asked beforehand or not', async () => {
  for (const origin of ['https://evil.example', 'null', 'http://localhost:3000'])
    for (const method of ['GET', 'POST', 'OPTIONS'] as const) {
      const asked = { origin, 'access-control-request-method': 'POST' };
      const answer = await server.call(method, '/api/token/', { headers: asked });
      const named = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
      expect([origin, named]).toEqual([origin, []]);
    }
});
