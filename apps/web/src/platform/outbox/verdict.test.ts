import { expect, test, vi } from 'vitest';

vi.hoisted(() => vi.stubGlobal('localStorage', { getItem: () => null }));

const { ApiError, NetworkError } = await import('../client.ts');
const { judge } = await import('./verdict.ts');

const api = (status: number) => new ApiError(status, { code: 'invalid_events' });

test('what is only in the way now is tried again', () => {
  const errors = [new NetworkError(), new Error('unexpected'), ...[408, 425, 429, 500, 502, 503].map(api)];
  for (const error of errors) expect(judge(error)).toEqual({ kind: 'retry' });
});

test('without a session it waits for its owner', () => {
  expect(judge(api(401))).toEqual({ kind: 'sign_in' });
});

test.each([400, 403, 404, 409, 410, 413, 422])('%i is final', (status) => {
  expect(judge(api(status))).toEqual({ kind: 'refused', code: 'invalid_events' });
});
