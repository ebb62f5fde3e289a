import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswords } from '../src/platform/auth/passwords.ts';
import { users } from '../src/platform/db/schema/index.ts';
import { type TestApp, testApp } from './app.ts';

const lines: string[] = [];
let server: TestApp;
beforeAll(async () => {
  server = await testApp({ logLevel: 'debug', logStream: { write: (line) => void lines.push(line) } });
});
afterAll(() => server.close());

const secrets = { username: 'olena.k', password: 'Very-secret-1', firstName: 'Olena', lastName: 'Kovalenko' };

test('logs say who did what, and carry no password, token or name', async () => {
  const { db } = server.database;
  const passwordHash = await createPasswords().hash(secrets.password);
  await db.insert(users).values({ ...secrets, role: 'TEACHER', passwordHash });
  const body = { username: secrets.username, password: secrets.password };
  const { access, refresh } = (await server.call('POST', '/api/token/', { body })).json<
    Record<string, string>
  >();
  await server.call('POST', '/api/token/refresh/', { body: { refresh } });
  await server.call('POST', '/api/token/', { body: { ...body, password: 'Other-secret-2' } });
  await server.call('GET', `/api/v1/students/?search=${secrets.lastName}`, { token: access ?? '' });

  const log = lines.join('');
  expect(log).toContain('"route":"/api/v1/students/"');
  expect(log).toMatch(/"user":\d+/);
  for (const secret of [
    secrets.password,
    'Other-secret-2',
    secrets.lastName,
    secrets.username,
    access,
    refresh,
    passwordHash,
  ]) {
    expect(log).not.toContain(secret);
  }
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
  expect(JSON.stringify(entry)).not.toContain(secrets.lastName);
});
