import { type Endpoint, takesKey } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import { createGroup } from '@mindhero/contract/group';
import { signIn } from '@mindhero/contract/session';
import { getStudent, listStudents } from '@mindhero/contract/student';
import { importStudents } from '@mindhero/contract/student-import';
import { watchTask } from '@mindhero/contract/task-results';
import { changePassword, getMe } from '@mindhero/contract/user';
import { beforeEach, expect, it, vi } from 'vitest';

const stored = vi.hoisted(() => {
  const map = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  });
  return map;
});
const { ApiError, call, eventsOf, leaveSession, NetworkError, onSignedOut } = await import('./client.ts');

interface Sent {
  readonly address: string;
  readonly method: string;
  readonly authorization: string | null;
  readonly body: unknown;
}

let sent: Sent[] = [];
const signedOut = vi.fn<() => void>();

/** Answers each request by a function of it; statuses alone stand for an empty problem or body. */
function answer(
  reply: (request: Sent) => { status: number; body?: unknown; headers?: Record<string, string> },
): void {
  vi.stubGlobal('fetch', (address: string, { method, headers, body }: RequestInit & { headers: Headers }) => {
    const request = {
      address,
      method: String(method),
      authorization: headers.get('Authorization'),
      body: typeof body === 'string' ? JSON.parse(body) : undefined,
    };
    sent.push(request);
    const response = reply(request);
    const content = response.status === 204 ? null : JSON.stringify(response.body ?? {});
    const told = { 'Content-Type': 'application/json', ...response.headers };
    return Promise.resolve(new Response(content, { status: response.status, headers: told }));
  });
}

const isRefresh = ({ address }: Sent) => address === '/api/token/refresh/';
const tokens = { access: 'access-2', refresh: 'refresh-2' };

beforeEach(() => {
  sent = [];
  signedOut.mockReset();
  onSignedOut(signedOut);
  stored.clear();
  stored.set('access', 'access-1').set('refresh', 'refresh-1');
});

it('sends the access token and fills the path and the query', async () => {
  answer(() => ({ status: 200, body: { id: 7 } }));
  expect(await call(getStudent, { params: { id: 7 } })).toEqual({ id: 7 });
  await call(listStudents, { query: { page: 2, search: 'ä & b' } });
  expect(sent).toEqual([
    { address: '/api/v1/students/7/', method: 'GET', authorization: 'Bearer access-1', body: undefined },
    {
      address: '/api/v1/students/?page=2&search=%C3%A4+%26+b',
      method: 'GET',
      authorization: 'Bearer access-1',
      body: undefined,
    },
  ]);
});

it('sends no token where nobody needs to be signed in, and ends no session over a refused sign-in', async () => {
  answer(() => ({ status: 401, body: { code: 'invalid_credentials' } }));
  await expect(call(signIn, { body: { username: 'a', password: 'b' } })).rejects.toMatchObject({
    code: 'invalid_credentials',
  });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.authorization).toBeNull();
  expect(stored.get('access')).toBe('access-1');
  expect(signedOut).not.toHaveBeenCalled();
});

it('refreshes once on a 401 and repeats the request with the new token', async () => {
  answer((request) => {
    if (isRefresh(request)) return { status: 200, body: tokens };
    return { status: request.authorization === 'Bearer access-2' ? 200 : 401 };
  });
  await call(getMe);
  expect(sent.map(({ address }) => address)).toEqual([
    '/api/v1/users/me/',
    '/api/token/refresh/',
    '/api/v1/users/me/',
  ]);
  expect(sent[1]?.body).toEqual({ refresh: 'refresh-1' });
  expect(Object.fromEntries(stored)).toEqual(tokens);
  expect(signedOut).not.toHaveBeenCalled();
});

it('deletes both tokens and signs out when the repeated request is refused as well', async () => {
  answer((request) => (isRefresh(request) ? { status: 200, body: tokens } : { status: 401 }));
  await expect(call(getMe)).rejects.toBeInstanceOf(ApiError);
  expect(sent).toHaveLength(3);
  expect(stored.size).toBe(0);
  expect(signedOut).toHaveBeenCalledOnce();
});

it('signs out when the refresh is refused, without repeating the request', async () => {
  answer(() => ({ status: 401 }));
  await expect(call(getMe)).rejects.toMatchObject({ status: 401 });
  expect(sent).toHaveLength(2);
  expect(stored.size).toBe(0);
  expect(signedOut).toHaveBeenCalledOnce();
});

it('keeps the session when the refresh meets a server in trouble', async () => {
  answer((request) => (isRefresh(request) ? { status: 503 } : { status: 401 }));
  await expect(call(getMe)).rejects.toMatchObject({ status: 503 });
  expect(stored.get('refresh')).toBe('refresh-1');
  expect(signedOut).not.toHaveBeenCalled();
});

it('tells the fields at fault, and when to try again', async () => {
  const fault = { path: 'body.new_password', code: 'password_common' };
  answer(() => ({
    status: 422,
    body: { code: 'invalid_request', errors: [fault] },
    headers: { 'Retry-After': '30' },
  }));
  const body = { current_password: 'a', new_password: 'Password1' };
  await expect(call(changePassword, { body })).rejects.toMatchObject({ fields: [fault], retryAfter: 30 });
});

it('survives an answer that is no problem document', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
  await expect(call(getMe)).rejects.toMatchObject({ status: 502, code: null });
});

it('believes no code that it does not know', async () => {
  answer(() => ({ status: 403, body: { code: 'blocked_by_school_filter', title: 'Blocked' } }));
  await expect(call(getMe)).rejects.toMatchObject({ status: 403, code: null });
});

it('gives up a request when its signal says so, even while the session is being refreshed', async () => {
  const patience = new AbortController();
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit) => {
    sent.push({ address, method: '', authorization: null, body: undefined });
    if (sent.length === 1) return Promise.resolve(new Response('{}', { status: 401 }));
    expect(signal).toBeUndefined();
    patience.abort();
    return new Promise(() => {});
  });
  await expect(call(getMe, { signal: patience.signal })).rejects.toBeInstanceOf(NetworkError);
  expect(sent).toHaveLength(2);
  expect(stored.get('refresh')).toBe('refresh-1');
});

it('signs out here before the server has answered, and never a session that began since', async () => {
  answer((request) => {
    expect(stored.get('refresh')).not.toBe('refresh-1');
    if (isRefresh(request)) return { status: 200, body: tokens };
    return { status: request.authorization === 'Bearer access-2' ? 204 : 401 };
  });
  const left = leaveSession();
  expect(stored.size).toBe(0);
  stored.set('access', 'somebody').set('refresh', 'else');
  await left;
  expect(sent.map(({ address, authorization }) => [address, authorization])).toEqual([
    ['/api/v1/sessions/current/', 'Bearer access-1'],
    ['/api/token/refresh/', null],
    ['/api/v1/sessions/current/', 'Bearer access-2'],
  ]);
  expect(Object.fromEntries(stored)).toEqual({ access: 'somebody', refresh: 'else' });
  expect(signedOut).not.toHaveBeenCalled();
});

it('signs out without a network', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await leaveSession();
  expect(stored.size).toBe(0);
});

it('gives null for an answer without content', async () => {
  answer(() => ({ status: 204 }));
  expect(await call(changePassword, { body: { current_password: 'a', new_password: 'b' } })).toBeNull();
});

it('tells a lost network from a refusal', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await expect(call(getMe)).rejects.toBeInstanceOf(NetworkError);
  expect(stored.get('access')).toBe('access-1');
});

it('tells events as they come, and a stream that breaks off is no answer', async () => {
  const pieces = ['event: students\nda', 'ta: {"a":1}\n\n', ':\n\ndata: half'];
  let breaks = false;
  vi.stubGlobal('fetch', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece));
        else if (breaks) controller.error(new TypeError('lost'));
        else controller.close();
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
  });
  const told = [];
  for await (const event of eventsOf(watchTask, { params: { id: 7 } })) told.push(event);
  expect(told).toEqual([{ type: 'students', data: '{"a":1}' }]);
  breaks = true;
  await expect(eventsOf(watchTask, { params: { id: 7 } }).next()).rejects.toBeInstanceOf(NetworkError);
});

/** The keys of the requests that are sent, each of which meets the next of these fates. */
async function keysSent(...fates: readonly (() => Promise<Response>)[]): Promise<(string | null)[]> {
  const keys: (string | null)[] = [];
  const left = [...fates];
  vi.stubGlobal('fetch', (address: string, { headers }: { headers?: Headers } = {}) => {
    // Whether the server can be reached is asked after a loss.
    if (address === '/api/health/live/') return Promise.resolve(new Response());
    keys.push(headers?.get('Idempotency-Key') ?? null);
    return left.shift()?.();
  });
  for (const _ of fates) await call(createGroup, { body: { name: 'A' } }).catch(() => undefined);
  return keys;
}

const json = (status: number, body: string) => () =>
  Promise.resolve(new Response(body, { status, headers: { 'Content-Type': 'application/json' } }));

it.each([
  ['the answer gets lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['it comes from somebody on the way', () => Promise.resolve(new Response('<p>Sign in</p>'))],
  ['half of it comes', json(201, '{"id":')],
  ['the server is in trouble', json(503, '{"code":"unavailable"}')],
  ['it comes too often', json(429, '{"code":"too_many_requests"}')],
  ['it is refused', json(422, '{"code":"invalid_request"}')],
])(
  'asks for the same with the same key when %s, and with a new one after the answer',
  async (_what, fate) => {
    const [first, second, third] = await keysSent(fate, json(201, '{"id":7}'), json(201, '{"id":8}'));
    expect(first).toMatch(/^[\w-]{36}$/);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  },
);

it('draws a new key for one that the server knows from something else', async () => {
  const [first, second] = await keysSent(json(422, '{"code":"key_reused"}'), json(201, '{"id":7}'));
  expect(second).not.toBe(first);
});

it('sends a key with all that takes one, and with nothing else', async () => {
  const keyed: string[] = [];
  vi.stubGlobal('fetch', (_address: string, { headers, method }: RequestInit & { headers: Headers }) => {
    if (headers.has('Idempotency-Key')) keyed.push(`${method} ${_address}`);
    return Promise.resolve(new Response(null, { status: 204 }));
  });
  const params = { id: 7, user_id: 7 };
  for (const endpoint of Object.values<Endpoint>(endpoints)) await call(endpoint, { params } as object);
  const expected = Object.values<Endpoint>(endpoints)
    .filter(takesKey)
    .map(({ method, path }) => `${method} ${path.replace('{id}', '7')}`);
  expect(keyed).toEqual(expected);
});

it('keeps the key of work that is told until it is told to its end', async () => {
  const keys: (string | null)[] = [];
  const pieces = ['event: progress\ndata: {}\n\n', 'event: done\ndata: {}\n\n'];
  let told = 1;
  vi.stubGlobal('fetch', (address: string, { headers }: { headers?: Headers } = {}) => {
    if (address === '/api/health/live/') return Promise.resolve(new Response());
    keys.push(headers?.get('Idempotency-Key') ?? null);
    const body = new Blob(pieces.slice(0, told++)).stream();
    return Promise.resolve(new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }));
  });
  const body = new Blob(['name\nAnna'], { type: 'text/csv' });
  const types: string[] = [];
  for (let n = 0; n < 3; n++) {
    for await (const { type } of eventsOf(importStudents, { body, query: { plan: 'x' } })) {
      types.push(type);
      if (type === 'done') break;
    }
  }
  expect(types).toEqual(['progress', 'progress', 'done', 'progress', 'done']);
  expect(keys[0]).not.toBeNull();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
