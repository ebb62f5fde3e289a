import { getActiveSubscriptions } from '@mindhero/contract/subscription';
import { getMe, type User } from '@mindhero/contract/user';
import { beforeEach, expect, it, vi } from 'vitest';

const stored = vi.hoisted(() => {
  // As Web Storage is: what it holds are its own properties.
  const entries: Record<string, string> = {};
  const storage = new Proxy(entries, {
    get: (target, name: string) => {
      if (name === 'getItem') return (key: string) => target[key] ?? null;
      if (name === 'setItem') return (key: string, value: string) => void (target[key] = value);
      if (name === 'removeItem') return (key: string) => delete target[key];
      return target[name];
    },
  });
  vi.stubGlobal('localStorage', storage);
  return entries;
});
const { ApiError, NetworkError } = await import('./client.ts');
const { callOrKept, forgetKept, keptAnswer } = await import('./kept.ts');

const me = (id: number): User => ({
  id,
  username: `pupil-${id}`,
  role: 'STUDENT',
  language: 'DE',
  theme: 'dark',
  first_name: '',
  last_name: '',
  phone_number: null,
  email: null,
  avatar: 'hero-1',
  is_active: true,
  registered_at: '2026-01-01T00:00:00Z',
  last_homework_at: null,
  school: null,
  time_zone: 'Europe/Kyiv',
  points: 5,
  level: 1,
  stars: 2,
  version: 1,
  may_rename: false,
  is_rated: true,
  goal_minutes: null,
  celebrated_level: 1,
  must_change_password: false,
  must_add_second_factor: false,
  management: {
    can_register_groups: false,
    can_use_math: true,
    can_use_reading: true,
    can_use_logic: true,
    can_register_students: false,
    can_manage_subscriptions: false,
  },
});

function signIn(user: number): void {
  const claims = btoa(JSON.stringify({ sub: String(user), exp: 9_999_999_999 }));
  stored['access'] = stored['refresh'] = `e30.${claims}.x`;
}

const answers = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
const noNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

beforeEach(() => {
  vi.stubEnv('SHAPES_OF_KEPT', 'older');
  for (const key of Object.keys(stored)) delete stored[key];
  signIn(1);
});

it('gives without a network what came with one', async () => {
  answers(me(1));
  await callOrKept(getMe);
  noNetwork();
  expect(await callOrKept(getMe)).toEqual(me(1));
});

it('tells what is kept without a call, and only whose it is', async () => {
  expect(keptAnswer(getMe)).toBeUndefined();
  answers(me(1));
  await callOrKept(getMe);
  expect(keptAnswer(getMe)).toEqual(me(1));
  signIn(2);
  expect(keptAnswer(getMe)).toBeUndefined();
});

it.each([
  ['nothing at all', () => noNetwork()],
  ['a broken server', () => answers({}, 502)],
  [
    'a router’s sign-in page',
    () => vi.stubGlobal('fetch', async () => new Response('<html>', { status: 200 })),
  ],
])('takes %s for no network', async (_, happens) => {
  answers(me(1));
  await callOrKept(getMe);
  happens();
  expect(await callOrKept(getMe)).toEqual(me(1));
});

it('gives nothing of somebody else, also when only the refresh token is left', async () => {
  answers(me(1));
  await callOrKept(getMe);
  noNetwork();
  delete stored['access'];
  expect(await callOrKept(getMe)).toEqual(me(1));
  signIn(2);
  await expect(callOrKept(getMe)).rejects.toThrow(NetworkError);
});

it('keeps nothing that came for somebody who left meanwhile', async () => {
  vi.stubGlobal('fetch', async () => {
    signIn(2);
    return Response.json(me(1));
  });
  await callOrKept(getMe);
  noNetwork();
  await expect(callOrKept(getMe)).rejects.toThrow(NetworkError);
  signIn(1);
  await expect(callOrKept(getMe)).rejects.toThrow(NetworkError);
});

it('forgets what the server refuses by now', async () => {
  const params = { user_id: 1 };
  answers([]);
  await callOrKept(getActiveSubscriptions, { params });
  answers({ status: 404, code: 'not_found' }, 404);
  await expect(callOrKept(getActiveSubscriptions, { params })).rejects.toThrow(ApiError);
  noNetwork();
  await expect(callOrKept(getActiveSubscriptions, { params })).rejects.toThrow(NetworkError);
});

it('gives nothing that an older version kept in another shape', async () => {
  answers(me(1));
  await callOrKept(getMe);
  noNetwork();
  expect(await callOrKept(getMe)).toEqual(me(1));
  vi.stubEnv('SHAPES_OF_KEPT', 'newer');
  await expect(callOrKept(getMe)).rejects.toThrow(NetworkError);
});

it('keeps nothing after it was told to forget', async () => {
  answers(me(1));
  await callOrKept(getMe);
  forgetKept();
  expect(Object.keys(stored).toSorted()).toEqual(['access', 'refresh']);
});
