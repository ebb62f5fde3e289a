import { isRedirect } from '@tanstack/react-router';
import { beforeEach, expect, it, vi } from 'vitest';

const stored = vi.hoisted(() => {
  const map = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  });
  vi.stubGlobal('location', { origin: 'https://mindhero.example' });
  return map;
});
const { passBy } = await import('./pass-by.ts');

const token = (expiry: number) => `header.${btoa(JSON.stringify({ sub: '5', exp: expiry }))}.signature`;
const now = Date.now() / 1000;

beforeEach(() => stored.clear());

/** Where the sign-in sends somebody on to; null if it shows its form. */
async function sentTo(search: Parameters<typeof passBy>[0]['search']): Promise<unknown> {
  try {
    await passBy({ search });
    return null;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    return thrown.options.href;
  }
}

it('shows the form to whoever is not signed in', async () => {
  expect(await sentTo({ redirect: '/profile' })).toBeNull();
});

it.each([
  ['home', {}, '/'],
  ['to the wanted screen', { redirect: '/students?page=2' }, '/students?page=2'],
  ['never to another site', { redirect: '//elsewhere.example' }, '/'],
  ['home from what is no path', { redirect: null }, '/'],
  ['never round in circles', { redirect: '/login?redirect=/login' }, '/'],
])('leads whoever is signed in on: %s', async (_, search, target) => {
  stored.set('access', token(now + 600));
  expect(await sentTo(search)).toBe(target);
});

it('shows the form when the session can only be asked for, and there is no network', async () => {
  stored.set('access', token(now - 600));
  stored.set('refresh', 'some');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sentTo({})).toBeNull();
});
