import type { ErrorCode } from '@mindhero/contract/errors';
import { expect, test } from 'vitest';
import { ApiError, NetworkError } from '../../../platform/request.ts';
import { judge } from './verdict.ts';

const api = (status: number, code: ErrorCode | null) => new ApiError(status, { code });

test('what is only in the way now is tried again', () => {
  const errors = [
    new NetworkError(),
    new Error('unexpected'),
    api(429, 'too_many_requests'),
    api(500, 'internal'),
    api(503, 'unavailable'),
  ];
  for (const error of errors) expect(judge(error)).toEqual({ kind: 'retry' });
});

test.each([400, 403, 404, 408, 410, 413, 502])(
  'a %i that our server did not write says nothing',
  (status) => {
    expect(judge(api(status, null))).toEqual({ kind: 'retry' });
  },
);

test('without a session it waits for its owner', () => {
  expect(judge(api(401, 'not_authenticated'))).toEqual({ kind: 'sign_in' });
});

test.each([
  [403, 'forbidden'],
  [404, 'not_found'],
  [413, 'body_too_large'],
  [422, 'invalid_events'],
  [422, 'invalid_settings'],
  [422, 'invalid_ticket'],
  [422, 'ticket_expired'],
  [403, 'no_subscription'],
  [403, 'subject_not_allowed'],
] as const)('%i %s is final', (status, code) => {
  expect(judge(api(status, code))).toEqual({ kind: 'refused', code });
});
