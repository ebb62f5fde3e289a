/** What is taken for granted of every sign-in, each by a test of its own. */
import { createHmac, randomUUID } from 'node:crypto';
import type { Endpoint } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import { createSigner } from 'fast-jwt';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswords } from '../src/platform/auth/passwords.ts';
import { createTickets } from '../src/platform/auth/tickets.ts';
import { sessions, users } from '../src/platform/db/schema/index.ts';
import { systemRandom } from '../src/platform/random.ts';
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

test('a token opens what it was made for and nothing else: its kind, its audience, its maker and its time count', async () => {
  const { sessionId, access, refresh } = await server.signedIn(1);
  const now = Math.floor(server.clock.now.getTime() / 1000);
  const made = {
    sub: '1',
    sid: sessionId,
    typ: 'access',
    iat: now,
    exp: now + 600,
    aud: 'mindhero-web',
    iss: 'mindhero',
    jti: randomUUID(),
  };
  const tickets = createTickets({
    secret: TOKEN_SECRET,
    clock: () => server.clock.now,
    random: systemRandom,
  });
  const sign = createSigner({ key: TOKEN_SECRET, algorithm: 'HS256' });
  const statusOf = async (token: string) =>
    (await server.call('GET', '/api/v1/users/me/', { token })).statusCode;
  expect(await statusOf(sign(made))).toBe(200);
  const { aud: _aud, ...forNobody } = made;
  const others = {
    refresh,
    'a ticket for a play': tickets.issue(1).token,
    'another audience': sign({ ...made, aud: 'mindhero-play' }),
    'no audience': sign(forNobody),
    'another maker': sign({ ...made, iss: 'somebody' }),
    'no kind': sign({ ...made, typ: undefined }),
    over: sign({ ...made, exp: now }),
  };
  for (const [what, token] of Object.entries(others))
    expect([what, await statusOf(token)]).toEqual([what, 401]);
  // Nor does one to come in refresh, or begin a play.
  const refreshed = await server.call('POST', '/api/token/refresh/', { body: { refresh: access } });
  expect(refreshed.statusCode).toBe(401);
  expect(tickets.read(access)).toBeNull();
});

test('no other site is let to read an answer, asked beforehand or not', async () => {
  const ways = Object.values<Endpoint>(endpoints);
  for (const origin of ['https://evil.example', 'null', 'http://localhost:3000'])
    for (const { method, path } of ways)
      for (const sent of [method, 'OPTIONS'] as const) {
        const headers = { origin, 'access-control-request-method': method };
        const answer = await server.call(sent, path.replaceAll(/\{\w+\}/g, '1'), { headers });
        const named = Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'));
        expect([origin, path, named, answer.headers['cross-origin-resource-policy']]).toEqual([
          origin,
          path,
          [],
          'same-origin',
        ]);
      }
});
