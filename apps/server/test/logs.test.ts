import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createPasswords } from '../src/platform/auth/passwords.ts';
import { users } from '../src/platform/db/schema/index.ts';
import { type TestApp, testApp } from './app.ts';
import { addPerson } from './people.ts';

const lines: string[] = [];
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ logLevel: 'debug', logStream: { write: (line) => void lines.push(line) } });
});
afterAll(() => server.close());

const secrets = {
  username: 'olena.k',
  password: 'Very-secret-1',
  first_name: 'Olena',
  last_name: 'Kovalenko',
};

test('logs say who did what, and carry no password, token or name', async () => {
  const { db } = server.database;
  const passwordHash = await createPasswords().hash(secrets.password);
  await db.insert(users).values({ ...secrets, role: 'TEACHER', password_hash: passwordHash });
  const body = { username: secrets.username, password: secrets.password };
  const { access, refresh } = (await server.call('POST', '/api/token/', { body })).json<
    Record<string, string>
  >();
  await server.call('POST', '/api/token/refresh/', { body: { refresh } });
  await server.call('POST', '/api/token/', { body: { ...body, password: 'Other-secret-2' } });
  await server.call('GET', `/api/v1/students/?search=${secrets.last_name}`, { token: access ?? '' });

  const log = lines.join('');
  expect(log).toContain('"route":"/api/v1/students/"');
  expect(log).toMatch(/"user":\d+/);
  for (const secret of [
    secrets.password,
    'Other-secret-2',
    secrets.last_name,
    secrets.username,
    access,
    refresh,
    passwordHash,
  ]) {
    expect(log).not.toContain(secret);
  }
});

type Line = Readonly<Record<string, unknown>>;
const written = (message: string) =>
  lines.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === message);

test('the log tells of each sign-in who tried, from where and what came of it, in one shape and without names', async () => {
  lines.length = 0;
  const { db } = server.database;
  const passwordHash = await createPasswords().hash('Purple-otter-7');
  const [row] = await db
    .insert(users)
    .values({ username: 'noted', role: 'TEACHER', password_hash: passwordHash })
    .returning({ id: users.id });
  const user = row?.id;
  const signIn = (password: string, username = 'noted') =>
    server.call('POST', '/api/token/', { body: { username, password }, address: '198.51.100.44' });
  for (let n = 0; n < 7; n++) await signIn(`wrong-${n}`, 'NOTED');
  server.clock.forward(60_000);
  const { access: token } = (await signIn('Purple-otter-7')).json<{ access: string }>();
  const body = { current_password: 'Wrong-horse-1', new_password: 'Better-horse-2' };
  await server.call('POST', '/api/v1/users/me/password/', { token, body });
  body.current_password = 'Purple-otter-7';
  await server.call('POST', '/api/v1/users/me/password/', { token, body });
  await server.call('DELETE', '/api/v1/sessions/', { token });
  await db
    .update(users)
    .set({ is_active: false })
    .where(eq(users.id, user ?? 0));
  await signIn('Better-horse-2');

  const events = written('security');
  expect(events.map(({ event }) => event)).toEqual([
    ...Array(6).fill('sign_in_failed'),
    'sign_in_delayed',
    'signed_in',
    'password_not_confirmed',
    'password_changed',
    'sessions_ended',
    'sign_in_refused',
  ]);
  const [failed, , , , , , delayed, entered, , changed] = events;
  expect(failed).toMatchObject({ level: 40, means: 'password', address: '198.51.100.44' });
  expect(failed?.['account']).toMatch(/^[\w-]{16}$/);
  expect(new Set([failed, delayed, entered].map((line) => line?.['account'])).size).toBe(1);
  expect(entered).toMatchObject({ level: 30, user });
  expect(changed).toMatchObject({ user, by: user });
  expect(lines.join('').toLowerCase()).not.toContain('noted');
});

test('the log tells what was refused, whom the rate stopped and what administrators did, by whom and from where', async () => {
  const admin = await addPerson(server, { role: 'ADMIN' });
  const teacher = await addPerson(server, { role: 'TEACHER' });
  const { access: of } = await server.signedIn(teacher.id);
  lines.length = 0;
  const address = '198.51.100.60';
  await server.call('GET', '/api/v1/schools/', { token: of, address });
  await server.call('POST', '/api/v1/schools/', { token: of, address, body: { name: 'Mine' } });
  await admin.post('/api/v1/schools/', { name: 'Kovalenko school' });
  await admin.get('/api/v1/schools/');
  await admin.post('/api/v1/schools/', {});
  for (let n = 0; n < 11; n++)
    await server.call('POST', '/api/v1/users/me/password/', { token: of, address, body: {} });

  const events = written('security').map(({ event, user, by, route, level, address: from }) => ({
    event,
    user,
    by,
    route,
    level,
    from,
  }));
  const refused = { event: 'refused', user: teacher.id, by: teacher.id, level: 40, from: address };
  expect(events).toEqual([
    { ...refused, route: '/api/v1/schools/' },
    { ...refused, route: '/api/v1/schools/' },
    {
      event: 'administered',
      user: admin.id,
      by: admin.id,
      route: '/api/v1/schools/',
      level: 30,
      from: '203.0.113.1',
    },
    {
      event: 'rate_limited',
      user: undefined,
      by: teacher.id,
      route: '/api/v1/users/me/password/',
      level: 40,
      from: address,
    },
  ]);
  expect(lines.join('')).not.toContain('Kovalenko');
});

test('whatever is sent, each line of the log is one JSON object, and holds none of it', async () => {
  lines.length = 0;
  const broken = 'x\n{"level":60,"msg":"security","event":"signed_in","user":1}\r\n\u2028\u001b[2J';
  const { access: token } = await server.signedIn(1);
  const headers = { 'user-agent': 'evil-agent', 'x-forwarded-for': '6.6.6.6', 'idempotency-key': 'evil-key' };
  await server.call('POST', '/api/token/', { body: { username: broken, password: broken }, headers });
  await server.call('POST', '/api/token/', { body: { username: 'a', password: 'b', code: broken }, headers });
  await server.call('GET', `/api/v1/students/?search=${encodeURIComponent(broken)}`, { token, headers });
  await server.call('GET', `/api/v1/students/${encodeURIComponent(broken)}/`, { token, headers });
  await server.call('POST', '/api/v1/recovery/', { body: { token: broken, new_password: broken }, headers });
  await server.call('POST', '/api/v1/users/me/password/', {
    token,
    body: { current_password: broken, new_password: broken },
    headers,
  });
  expect(lines.length).toBeGreaterThan(6);
  for (const line of lines) {
    expect(line.trimEnd().split(/[\n\r\u2028]/)).toHaveLength(1);
    expect(JSON.parse(line)).toBeTypeOf('object');
  }
  expect(lines.join('')).not.toMatch(/\\u001b\[|"level":60|evil|6\.6\.6\.6/);
});

test('the line of a request has an address where nobody is signed in and where it is refused, and no other', async () => {
  lines.length = 0;
  const { access: token } = await server.signedIn(1);
  await server.call('GET', '/api/v1/users/me/', { token, address: '198.51.100.45' });
  await server.call('GET', '/api/v1/users/me/', { token: 'x', address: '198.51.100.46' });
  await server.call('GET', '/api/v1/groups/999/', { token, address: '198.51.100.47' });
  await server.call('GET', '/api/health/live/', { address: '198.51.100.48' });
  expect(written('request').map(({ status, address }) => [status, address])).toEqual([
    [200, undefined],
    [401, '198.51.100.46'],
    [404, '198.51.100.47'],
    [200, '198.51.100.48'],
  ]);
});

test('an upload that breaks off is no error of ours', async () => {
  lines.length = 0;
  const { access } = await server.signedIn(1);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const begun = once(server.app.server, 'request');
  const socket = connect(port, '127.0.0.1');
  socket.write(
    `PUT /api/v1/users/me/picture/ HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${access}\r\n` +
      'content-type: image/png\r\ncontent-length: 1000\r\n\r\nhalf',
  );
  const [request] = (await begun) as [IncomingMessage];
  // The sender is looked up first; then the body is read.
  await vi.waitFor(() => expect(request.listenerCount('data')).toBeGreaterThan(0));
  socket.resetAndDestroy();
  await vi.waitFor(() => expect(written('aborted by the client')).toHaveLength(1));
  expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
});

test('an unexpected failure is logged without the values of its query, and tells the outside nothing', async () => {
  lines.length = 0;
  await server.database.db.execute(sql`alter table users rename column points to points_gone`);
  const { access: token } = await server.signedIn(1);
  const answer = await server.call('GET', '/api/v1/users/me/', { token });
  await server.database.db.execute(sql`alter table users rename column points_gone to points`);

  expect(answer.json()).toMatchObject({ status: 500, code: 'internal', title: 'Something went wrong' });
  expect(answer.body).not.toContain('points');
  const entry = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .find(({ level }) => level === 50);
  expect(entry).toMatchObject({
    reqId: answer.json<{ request_id: string }>().request_id,
    err: { code: '42703' },
  });
  expect(JSON.stringify(entry)).not.toContain(secrets.last_name);
});
