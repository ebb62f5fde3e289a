import type { User } from '@mindhero/contract/user';
import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import { beforeEach, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  const map = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  });
});
const { allowOnly, requireFirstPassword, requireMissingFactor, requireNoPlan, requirePlan, requireSignIn } =
  await import('./guards.ts');

const user = (role: User['role']) => ({ id: 5, role }) as User;
let queryClient = new QueryClient();

beforeEach(() => {
  queryClient = new QueryClient();
  localStorage.removeItem('access');
  localStorage.removeItem('refresh');
  vi.restoreAllMocks();
  vi.spyOn(console, 'error').mockReturnValue();
});

/** Where a gate sends somebody, or null if it lets them pass. */
async function sentTo(gate: () => unknown): Promise<unknown> {
  try {
    await gate();
    return null;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    return { to: thrown.options.to, search: thrown.options.search };
  }
}

function answerPlans(status: number, body: unknown): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
}

const plan = (role: User['role']) => sentTo(() => requirePlan({ context: { queryClient, me: user(role) } }));
const noPlan = (role: User['role']) =>
  sentTo(() => requireNoPlan({ context: { queryClient, me: user(role) } }));

it('leads whoever is not signed in to the sign-in, with the full path', async () => {
  const gate = { context: { queryClient }, location: { href: '/students?page=2#top' } };
  expect(await sentTo(() => requireSignIn(gate))).toEqual({
    to: '/login',
    search: { redirect: '/students?page=2#top' },
  });
});

it('leads whoever came in with a first password to the screen where it is replaced, and nobody else', async () => {
  const token = `e30.${btoa(JSON.stringify({ sub: '5', exp: 4_000_000_000 }))}.x`;
  localStorage.setItem('access', token);
  localStorage.setItem('refresh', token);
  const gate = { context: { queryClient }, location: { href: '/homework' } };
  queryClient.setQueryData(['me'], { ...user('STUDENT'), must_change_password: true });
  expect(await sentTo(() => requireSignIn(gate))).toEqual({
    to: '/first-password',
    search: { redirect: '/homework' },
  });
  expect(await sentTo(() => requireFirstPassword(gate))).toBeNull();
  queryClient.setQueryData(['me'], { ...user('STUDENT'), must_change_password: false });
  expect(await sentTo(() => requireSignIn(gate))).toBeNull();
  expect(await sentTo(() => requireFirstPassword(gate))).toEqual({ to: '/', search: undefined });
});

it('leads whoever has to add a second factor to the screen where that is done, after a first password, and nobody else', async () => {
  const token = `e30.${btoa(JSON.stringify({ sub: '5', exp: 4_000_000_000 }))}.x`;
  localStorage.setItem('access', token);
  localStorage.setItem('refresh', token);
  const gate = { context: { queryClient }, location: { href: '/schools' } };
  const me = { ...user('ADMIN'), must_change_password: false, must_add_second_factor: true };
  queryClient.setQueryData(['me'], me);
  expect(await sentTo(() => requireSignIn(gate))).toEqual({
    to: '/second-factor',
    search: { redirect: '/schools' },
  });
  expect(await sentTo(() => requireMissingFactor(gate))).toBeNull();
  queryClient.setQueryData(['me'], { ...me, must_change_password: true });
  expect(await sentTo(() => requireSignIn(gate))).toMatchObject({ to: '/first-password' });
  queryClient.setQueryData(['me'], { ...me, must_add_second_factor: false });
  expect(await sentTo(() => requireSignIn(gate))).toBeNull();
  expect(await sentTo(() => requireMissingFactor(gate))).toEqual({ to: '/', search: undefined });
});

/** What a session looks like whose access token has expired. */
function leaveRefreshToken(): void {
  localStorage.setItem('refresh', `e30.${btoa(JSON.stringify({ sub: '5', exp: 4_000_000_000 }))}.x`);
}

it.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a broken server', () => Promise.resolve(new Response('', { status: 502 }))],
])('keeps nobody out of an expired session who meets %s', async (_, fetch) => {
  leaveRefreshToken();
  vi.stubGlobal('fetch', fetch);
  queryClient.setQueryData(['me'], user('STUDENT'));
  const gate = { context: { queryClient }, location: { href: '/' } };
  expect(await requireSignIn(gate)).toEqual({ me: user('STUDENT') });
  expect(localStorage.getItem('refresh')).not.toBeNull();
});

it('does not take whoever was there before for the one who has come', async () => {
  leaveRefreshToken();
  const asked = vi.fn<() => Promise<Response>>().mockResolvedValue(new Response('', { status: 404 }));
  vi.stubGlobal('fetch', asked);
  localStorage.setItem('access', `e30.${btoa(JSON.stringify({ sub: '5', exp: 4_000_000_000 }))}.x`);
  queryClient.setQueryData(['me'], { ...user('STUDENT'), id: 4 });
  const gate = { context: { queryClient }, location: { href: '/' } };
  await expect(requireSignIn(gate)).rejects.toMatchObject({ status: 404 });
  expect(asked).toHaveBeenCalledOnce();
});

it('keeps out whose session the server has ended', async () => {
  leaveRefreshToken();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ code: 'not_authenticated' }, { status: 401 })),
  );
  queryClient.setQueryData(['me'], user('STUDENT'));
  const gate = { context: { queryClient }, location: { href: '/' } };
  expect(await sentTo(() => requireSignIn(gate))).toMatchObject({ to: '/login' });
});

it('lets pass who has an active plan', async () => {
  answerPlans(200, [{ id: 1, active_until: '2100-01-01' }]);
  expect(await plan('STUDENT')).toBeNull();
});

it.each([
  ['none, silently', 404, {}, 0],
  ['an empty list, silently', 200, [], 0],
  ['a failure, which is logged', 500, {}, 1],
])('leads to no-subscription with %s', async (_, status, body, logged) => {
  answerPlans(status, body);
  expect(await plan('TEACHER')).toEqual({ to: '/no-subscription', search: undefined });
  expect(console.error).toHaveBeenCalledTimes(logged);
});

it('shows no-subscription only to whoever has no plan', async () => {
  answerPlans(200, []);
  expect(await noPlan('STUDENT')).toBeNull();
  queryClient.clear();
  answerPlans(200, [{ id: 1, active_until: '2100-01-01' }]);
  expect(await noPlan('STUDENT')).toEqual({ to: '/', search: undefined });
  expect(await noPlan('ADMIN')).toEqual({ to: '/', search: undefined });
});

it('asks nothing about an administrator', async () => {
  const asked = vi.fn<() => never>();
  vi.stubGlobal('fetch', asked);
  expect(await plan('ADMIN')).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

it('asks once as long as the plans are known', async () => {
  const asked = vi.fn<() => Promise<Response>>(async () =>
    Response.json([{ id: 1, active_until: '2100-01-01' }]),
  );
  vi.stubGlobal('fetch', asked);
  await plan('STUDENT');
  await plan('STUDENT');
  expect(asked).toHaveBeenCalledOnce();
});

it('opens a screen only to those who may see it', async () => {
  const gate = allowOnly(({ role }) => role === 'ADMIN');
  expect(await sentTo(() => gate({ context: { me: user('ADMIN') } }))).toBeNull();
  expect(await sentTo(() => gate({ context: { me: user('DIRECTOR') } }))).toMatchObject({
    to: '/error/$errorCode',
  });
});
