import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));

const { codeOf, nextAfter, toldAs } = await import('./error-text.ts');
const { MissingCode, watchCode } = await import('../../platform/missing-code.ts');
const { ApiError, NetworkError } = await import('../../platform/client.ts');

/** An error as the bundler throws it, after it has told of it. */
function lostByBundler(onMissed: () => void = () => undefined): Error {
  const window = new EventTarget();
  watchCode(window, onMissed);
  const payload = new TypeError('error loading dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return payload;
}

test('what the bundler could not bring is told as a part that is missing, in every browser', () => {
  const onMissed = vi.fn<() => void>();
  expect(codeOf(lostByBundler(onMissed), true)).toBe('incomplete');
  expect(onMissed).toHaveBeenCalledTimes(1);
  expect(codeOf(new MissingCode('No texts'), true)).toBe('incomplete');
  expect(toldAs('incomplete')).toBe('incomplete');
});

test('without a network nothing is missing but the network', () => {
  expect(codeOf(lostByBundler(), false)).toBe('offline');
  expect(codeOf(new MissingCode('No texts'), false)).toBe('offline');
});

test('other failures are told as what they are', () => {
  expect(codeOf(new TypeError('error loading dynamically imported module'), true)).toBe('other');
  expect(codeOf(new NetworkError(), true)).toBe('offline');
  expect(codeOf(new ApiError(503, { code: null }), true)).toBe('503');
});

test('what passes is tried again, what does not begins anew', () => {
  expect(['429', '500', '503', 'OFFLINE', 'incomplete'].map(nextAfter)).toEqual(Array(5).fill('again'));
  expect(['403', '404', '418', 'nonsense'].map(nextAfter)).toEqual(Array(4).fill('home'));
  expect(nextAfter('401')).toBe('sign_in');
});
