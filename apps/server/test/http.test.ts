/** What the server does with requests that are not as they should be, and how answers travel. */
import { gunzipSync } from 'node:zlib';
import { type Endpoint } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import { problem } from '@mindhero/contract/errors';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Method, type TestApp, testApp } from './app.ts';
import { type World, makeWorld } from './world.ts';

let server: TestApp;
let world: World;
let admin: string;
beforeAll(async () => {
  // What tells what happens ends as soon as it has told what is.
  server = await testApp({ liveMs: 0 });
  world = await makeWorld(server);
  admin = (await server.signedIn(world.people.admin.id)).access;
});
afterAll(() => server.close());

const json = { 'content-type': 'application/json' };

test.each([
  ['{"username":', json, 400, 'malformed_json'],
  ['', json, 400, 'malformed_json'],
  ['{"__proto__":{"x":1}}', json, 400, 'malformed_json'],
  ['null', json, 422, 'invalid_request'],
  ['[]', json, 422, 'invalid_request'],
  ['{}', json, 422, 'invalid_request'],
  ['{"username":"a\\u0000b","password":"x"}', json, 422, 'invalid_request'],
  ['username=a', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'unsupported_media_type'],
  ['hello', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
  [`{"username":"${'a'.repeat(20_000)}"}`, json, 413, 'body_too_large'],
])('the body %.40s is refused', async (body, headers, status, code) => {
  const answer = await server.call('POST', '/api/token/', { body, headers });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(problem.parse(answer.json())).toMatchObject({ status, code });
});

test('field errors name every field and what is wrong with it', async () => {
  const answer = await server.call('POST', '/api/token/', {
    body: { username: '', password: 'x'.repeat(201), shared: 1 },
  });
  expect(answer.json<{ errors: unknown }>().errors).toEqual([
    { path: 'body.username', code: 'required' },
    { path: 'body.password', code: 'too_long', params: { max: 200 } },
    { path: 'body.shared', code: 'wrong_type' },
  ]);
});

test('a username with a character that no text of the database holds is named', async () => {
  const answer = await server.call('POST', '/api/token/', { body: { username: 'a\0b', password: 'x' } });
  expect(answer.json<{ errors: unknown }>().errors).toEqual([
    { path: 'body.username', code: 'invalid_format' },
  ]);
});

test.each<[Method, string]>([
  ['GET', '/api/'],
  ['GET', '/api/v1/nothing/'],
  ['POST', '/nothing'],
  ['GET', '/api/%zz'],
  ['GET', `/api/v1/students/${'9'.repeat(300)}/`],
])('%s %.60s is not found', async (method, path) => {
  const answer = await server.call(method, path, { token: admin });
  expect(answer.json()).toMatchObject({ status: 404, code: 'not_found' });
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test.each<[Method, string, string]>([
  ['GET', '/api/token/', 'POST'],
  ['DELETE', '/api/v1/users/me/', 'GET, HEAD, PATCH'],
  ['POST', '/api/v1/users/me', 'GET, HEAD, PATCH'],
  ['PUT', `/api/v1/students/${'9'.repeat(3)}/`, 'GET, HEAD, PATCH'],
])('%s %s is told that the address takes %s', async (method, path, allow) => {
  const answer = await server.call(method, path, { body: '{', headers: json });
  expect(answer.headers['allow']).toBe(allow);
  expect(answer.headers['content-type']).toContain('application/problem+json');
  expect(problem.parse(answer.json())).toMatchObject({ status: 405, code: 'method_not_allowed' });
});

test.each([
  ['/api/health/live/', false],
  ['/api/health/ready', false],
  ['/api/v1/users/me/', true],
  ['/api/v1/users/me/', false],
  ['/api/v1/students/999999999/', true],
])('%s answers HEAD as GET, without a body (signed in: %s)', async (path, isSignedIn) => {
  const options = isSignedIn ? { token: admin } : {};
  const head = await server.call('HEAD', path, options);
  const get = await server.call('GET', path, options);
  expect(head.statusCode).toBe(get.statusCode);
  for (const name of ['content-type', 'content-length', 'www-authenticate']) {
    expect(head.headers[name]).toBe(get.headers[name]);
  }
  expect(head.body).toBe('');
});

test('the slash at the end may be missing', async () => {
  expect((await server.call('GET', '/api/v1/users/me', { token: admin })).statusCode).toBe(200);
});

test('who is not signed in is refused before the body is looked at', async () => {
  const answer = await server.call('PATCH', '/api/v1/users/me/', { body: '{', headers: json });
  expect(answer.statusCode).toBe(401);
  expect(answer.headers['www-authenticate']).toBe('Bearer');
});

test.each(['', 'Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a b', `Bearer ${'x'.repeat(5000)}`])(
  'the authorization "%.20s" is refused',
  async (authorization) => {
    const answer = await server.call('GET', '/api/v1/users/me/', { headers: { authorization } });
    expect(answer.json()).toMatchObject({ status: 401, code: 'not_authenticated' });
  },
);

test('a request beyond the rate is told when to come back, and others are not affected', async () => {
  const { access: token } = await server.signedIn(world.people.stranger.id);
  const { max } = endpoints.updateMe.rate;
  const statuses = [];
  for (let n = 0; n <= max; n++)
    statuses.push(await server.call('PATCH', '/api/v1/users/me/', { token, body: {} }));
  expect(statuses.slice(0, max).every(({ statusCode }) => statusCode === 200)).toBe(true);
  const refused = statuses.at(-1);
  expect(refused?.json()).toMatchObject({ status: 429, code: 'too_many_requests' });
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  const other = await server.signedIn(world.people.student.id);
  expect(
    (await server.call('PATCH', '/api/v1/users/me/', { token: other.access, body: {} })).statusCode,
  ).toBe(200);
});

test('whatever is sent to whichever endpoint, the answer is no server error', async () => {
  const all = Object.values<Endpoint>(endpoints);
  const signsOut = new Set<Endpoint>([endpoints.signOut, endpoints.endAllSessions]);
  const keys = fc.constantFrom(
    'id',
    'game',
    'settings',
    'events',
    'username',
    'password',
    'refresh',
    'language',
    'x',
  );
  const value = fc.letrec((tie) => ({
    any: fc.oneof(
      { maxDepth: 3 },
      fc.string({ unit: 'binary' }),
      fc.double(),
      fc.bigInt().map(Number),
      fc.constantFrom(null, true, 'columns', '\u0000', '00000000-0000-4000-8000-000000000000'),
      fc.array(tie('any'), { maxLength: 4 }),
      fc.dictionary(keys, tie('any'), { maxKeys: 5 }),
    ),
  })).any;
  const segment = fc.oneof(fc.string({ unit: 'binary', maxLength: 30 }), fc.nat().map(String), fc.uuid());
  const query = fc.dictionary(
    fc.constantFrom('page', 'page_size', 'ordering', 'search', 'group', 'game', 'days'),
    fc.string({ unit: 'binary' }),
  );

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...all), segment, query, value, async (endpoint, id, fields, body) => {
      const path = endpoint.path.replace(/\{\w+\}/, encodeURIComponent(id.toWellFormed()));
      const search = new URLSearchParams(
        Object.entries(fields).map(([name, text]): [string, string] => [name, text.toWellFormed()]),
      );
      const answer = await server.call(endpoint.method, `${path}?${search.toString()}`, {
        // Signing out would make the rest of the run be refused at the door.
        ...(signsOut.has(endpoint) ? {} : { token: admin }),
        body: JSON.stringify(body),
        headers: json,
      });
      expect(answer.statusCode).toBeLessThan(500);
    }),
    { numRuns: 300, seed: 20_261_120 },
  );
});

test('data may load nothing and be framed by nobody, in few words', async () => {
  for (const path of ['/api/health/live/', '/api/v1/users/me/', '/api/openapi.json', '/api/nothing/']) {
    const { headers } = await server.call('GET', path, { token: admin });
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers).not.toHaveProperty('permissions-policy');
  }
});

test('every page carries the security headers', async () => {
  for (const path of ['/api/docs/', '/nothing']) {
    const { headers } = await server.call('GET', path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types service-worker");
    expect(policy).toMatch(/style-src 'self'[; ]/);
    expect(policy).not.toContain('unsafe');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  }
});

test('forms of pages go to the providers by whom plans are paid, and nowhere else', async () => {
  const formsOf = async (of: TestApp, path: string) =>
    /form-action ([^;]*)/.exec(String((await of.call('GET', path)).headers['content-security-policy']))?.[1];
  expect(await formsOf(server, '/nothing')).toBe("'self' https://www.liqpay.ua https://secure.wayforpay.com");
  expect(await formsOf(server, '/api/docs/')).toBe("'self'");
  const unpaid = await testApp({ providers: new Map() });
  expect(await formsOf(unpaid, '/nothing')).toBe("'self'");
  await unpaid.close();
});

test('behind TLS, and only by word of a trusted proxy, browsers are told to stay with TLS', async () => {
  const behind = await testApp({ trustProxy: '203.0.113.1' });
  const headers = { 'x-forwarded-proto': 'https' };
  // An answer, a refusal and a page.
  for (const path of ['/api/health/live/', '/api/v1/nothing/', '/api/docs/']) {
    const answer = await behind.call('GET', path, { headers });
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  }
  const untrusted = await behind.call('GET', '/api/health/live/', { headers, address: '198.51.100.1' });
  expect(untrusted.headers['strict-transport-security']).toBeUndefined();
  await behind.close();
});

test.each<[string | undefined, string | undefined]>([
  ['gzip, deflate, br', 'gzip'],
  ['br;q=1, gzip;q=0.5', 'gzip'],
  ['gzip;q=0', undefined],
  ['identity', undefined],
  [undefined, undefined],
])('to whoever accepts %s a long answer comes with the encoding %s', async (accepted, encoding) => {
  const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
  const answer = await server.call('GET', '/api/v1/students/?page_size=100', { token: admin, headers });
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding]);
  expect(answer.headers['vary']).toBe('accept-encoding');
  const { length } = answer.rawPayload;
  expect(answer.headers['content-length']).toBe(String(length));
  const whole = encoding === undefined ? answer.rawPayload : gunzipSync(answer.rawPayload);
  expect(JSON.parse(whole.toString())).toHaveProperty('results');
  expect(length < whole.length / 2).toBe(encoding !== undefined);
});

test('a short answer and the answer to a change come as they are', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const short = await server.call('GET', '/api/v1/users/me/', { token: admin, headers });
  const change = await server.call('PATCH', '/api/v1/users/me/', { token: admin, headers, body: {} });
  for (const answer of [short, change]) expect(answer.headers).not.toHaveProperty('content-encoding');
});
