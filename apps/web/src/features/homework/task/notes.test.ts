import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));
const { ApiError, NetworkError } = await import('../../../platform/client.ts');
const { failureOf, isTakenBack } = await import('./notes.ts');

const refused = (status: number, code: 'not_yet_available' | 'no_subscription' | 'not_found' | 'conflict') =>
  new ApiError(status, { code });

test.each([
  ['no answer', new NetworkError('offline'), 'offline'],
  ['a server in trouble', new ApiError(503, { code: 'unavailable' }), 'offline'],
  ['too early', refused(409, 'not_yet_available'), 'not_yet_available'],
  ['no plan', refused(403, 'no_subscription'), 'no_subscription'],
  ['an id that is taken', refused(409, 'conflict'), 'failed'],
  ['a mistake of ours', new TypeError('x is undefined'), 'failed'],
])('%s is told as such', (_, error, failure) => {
  expect(failureOf(error)).toBe(failure);
});

test('only what the server does not know any more was taken back', () => {
  expect(isTakenBack(refused(404, 'not_found'))).toBe(true);
  expect(isTakenBack(new ApiError(404, { code: null }))).toBe(false);
  expect(isTakenBack(new NetworkError('offline'))).toBe(false);
});
