/** What somebody tries who knows HTTP, on every endpoint of the contract. */
import { anyType, type Endpoint, takesKey } from '@mindhero/contract/endpoint';
import { type EndpointName, endpoints } from '@mindhero/contract/endpoints';
import type { Problem } from '@mindhero/contract/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { dataHeaders } from '../src/platform/http/security-headers.ts';
import { type TestApp, testApp } from './app.ts';
import { changeOf, type KeyedName } from './changes.ts';
import { addPerson, mayCall, signInAs } from './people.ts';
import { plainPasswords } from './plain-passwords.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp({
    liveMs: 0,
    passwords: plainPasswords,
  });
});
afterAll(() => server.close());

const all = Object.entries<Endpoint>(endpoints) as [EndpointName, Endpoint][];
const addressOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, '1');

async function tokenFor(endpoint: Endpoint): Promise<{ readonly token?: string }> {
  const caller = await mayCall(server, endpoint);
  return caller === null ? {} : { token: (await server.signedIn(caller.id)).access };
}

test('what a form of another site could send is no request: JSON has to be called JSON', async () => {
  const simple = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];
  const taking = all.filter(([, { body }]) => body !== undefined);
  expect(taking.length).toBeGreaterThan(60);
  const statuses = new Map<string, number[]>();
  for (const [name, endpoint] of taking) {
    const token = await tokenFor(endpoint);
    const answered: number[] = [];
    for (const type of simple) {
      const headers = { 'content-type': type };
      const { method } = endpoint;
      const answer = await server.call(method, addressOf(endpoint), { ...token, headers, body: '{"a":1}' });
      answered.push(answer.statusCode);
    }
    statuses.set(name, answered);
  }
  expect(Object.fromEntries(statuses)).toEqual(
    Object.fromEntries(taking.map(([name]) => [name, simple.map(() => 415)])),
  );
});

test('a file is taken only by the endpoint that says so, and of the types that it names', async () => {
  const taking = all.filter(([, { upload }]) => upload !== undefined && upload.types[0] !== anyType);
  expect(taking.length).toBeGreaterThan(2);
  for (const [name, endpoint] of taking) {
    const headers = { 'content-type': 'text/html' };
    const body = Buffer.from('<script>alert(1)</script>');
    const answer = await server.call(endpoint.method, addressOf(endpoint), {
      ...(await tokenFor(endpoint)),
      headers,
      body,
    });
    expect([name, answer.statusCode]).toEqual([name, 415]);
  }
});

test('every endpoint guards what it answers, whoever asks', async () => {
  for (const [name, endpoint] of all) {
    const { headers, statusCode } = await server.call(endpoint.method, addressOf(endpoint));
    expect([name, statusCode < 500, headers]).toMatchObject([
      name,
      true,
      { ...dataHeaders, 'cache-control': expect.stringMatching(/no-store|immutable/) as string },
    ]);
    expect([name, headers['set-cookie'], headers['server'], headers['x-powered-by']]).toEqual([
      name,
      undefined,
      undefined,
      undefined,
    ]);
  }
});

test('every answer that has a body says of what type it is, and texts in which letters', async () => {
  const wrong: unknown[] = [];
  for (const [name, endpoint] of all) {
    const { method } = endpoint;
    for (const caller of [{}, await tokenFor(endpoint)]) {
      const answer = await server.call(method, addressOf(endpoint), caller);
      const type = answer.headers['content-type'];
      const isJson = /^application\/(problem\+)?json(; charset=utf-8)?$/.test(String(type));
      if (answer.body === '') continue;
      if (isJson) JSON.parse(answer.body);
      else if (!/^(text\/[\w-]+; charset=utf-8|application\/|image\/)/.test(String(type)))
        wrong.push([name, answer.statusCode, type]);
    }
  }
  expect(wrong).toEqual([]);
});

test('what a proxy would say is believed of nobody: guesses count for the address that they come from', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 8; n++) {
    const own = `10.0.0.${n}`;
    const headers = {
      'x-forwarded-for': own,
      'x-real-ip': own,
      'x-client-ip': own,
      'cf-connecting-ip': own,
      forwarded: `for=${own}`,
    };
    const body = { username: 'somebody', password: `Wrong-${n}` };
    const address = '198.51.100.77';
    statuses.push((await server.call('POST', '/api/token/', { body, headers, address })).statusCode);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
});

test.each([
  '/metrics',
  '/api/metrics',
  '/debug',
  '/debug/pprof/',
  '/server-status',
  '/.env',
  '/.git/config',
  '/package.json',
  '/admin',
  '/api/v1/',
  '/actuator/health',
  '/trace',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%2f..%2fpackage.json',
])('%s is not there', async (path) => {
  const answer = await server.call('GET', path);
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not_found' });
});

test.each(['TRACE', 'CONNECT', 'PROPFIND'] as const)(
  'the method %s is answered by nothing',
  async (method) => {
    const answer = await server.app.inject({ method: method as 'GET', url: '/api/v1/users/me/' });
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
  },
);

const fieldsOf = (schema: Endpoint['body']) =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];

describe('fields that nobody asked for', () => {
  const changing = all.filter(([, endpoint]) => takesKey(endpoint) && endpoint.body !== undefined);

  /** What would be worth having. */
  const wanted = {
    role: 'ADMIN',
    is_active: true,
    school_id: 1,
    points: 1_000_000,
    stars: 1_000_000,
    password_hash: 'x',
    can_manage_subscriptions: true,
    can_register_students: true,
    created_by: 1,
    management: { can_manage_subscriptions: true },
    user_id: 1,
    id: 1,
  };

  test.each(changing as [KeyedName, Endpoint][])('give nobody anything: %s', async (name, endpoint) => {
    const { by, id = '', query = '', body = {} } = await changeOf(server, name);
    const path = endpoint.path.replace(/\{\w+\}/, String(id)) + query;
    const token = by === null ? {} : { token: (await server.signedIn(by.id)).access };
    const send = async (fields: string) => {
      const own = JSON.stringify(body).slice(1, -1);
      const headers = { 'content-type': 'application/json' };
      const sent = `{${own === '' ? '' : `${own},`}${fields}}`;
      const answer = await server.call(endpoint.method, path, { ...token, body: sent, headers });
      return { status: answer.statusCode, problem: answer.json<Problem>() };
    };
    const before = await server.database.fingerprint();
    const surplus = Object.entries(wanted).filter(([field]) => !(field in body));
    const refused = await send(JSON.stringify(Object.fromEntries(surplus)).slice(1, -1));
    expect(refused.status).toBe(422);
    const told = new Set(refused.problem.errors?.map(({ path, code }) => `${path} ${code}`));
    // A field that there is here may be refused for its value instead.
    const unknown = surplus.filter(([field]) => !fieldsOf(endpoint.body).includes(field));
    expect(unknown.filter(([field]) => !told.has(`body.${field} unknown_field`))).toEqual([]);
    for (const key of ['__proto__', 'constructor']) {
      const polluting = key === 'constructor' ? { prototype: wanted } : wanted;
      const { status } = await send(`${JSON.stringify(key)}:${JSON.stringify(polluting)}`);
      expect([key, status]).toEqual([key, 400]);
    }
    expect(await server.database.fingerprint()).toBe(before);
    expect(({} as Record<string, unknown>)['role']).toBeUndefined();
  });

  test('whoever registers is what the contract lets them be', async () => {
    const { body = {} } = await changeOf(server, 'register');
    for (const role of ['ADMIN', 'admin', ['STUDENT', 'ADMIN'], { toString: 'ADMIN' }]) {
      const answer = await server.call('POST', '/api/v1/registration/', { body: { ...body, role } });
      expect([role, answer.statusCode]).toEqual([role, 422]);
    }
  });
});

test('a new password ends whatever session somebody has planted before, refresh token included', async () => {
  const teacher = await addPerson(server, {
    role: 'TEACHER',
    password_hash: 'Correct-horse-1',
  });
  const planted = await server.signedIn(teacher.id);
  const own = await signInAs(server, teacher.id);
  await own.post('/api/v1/users/me/password/', {
    current_password: 'Correct-horse-1',
    new_password: 'Better-otter-27',
  });
  expect((await server.call('GET', '/api/v1/users/me/', { token: planted.access })).statusCode).toBe(401);
  const body = { refresh: planted.refresh };
  expect((await server.call('POST', '/api/token/refresh/', { body })).statusCode).toBe(401);
});
