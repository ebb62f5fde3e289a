import { expect, it } from 'vitest';
import { referenceOf } from './reference.ts';
import { ApiError, NetworkError } from './request.ts';

it('names the request of a fault that only the server’s log can explain', () => {
  expect(referenceOf(new ApiError(500, { code: null, request_id: '5f3c-11' }))).toBe('5f3c-11');
});

it('says nothing of what somebody can mend, and of what no log tells', () => {
  const refused = new ApiError(403, { code: 'forbidden', request_id: '5f3c-12' });
  const errors = [refused, new ApiError(502, { code: null }), new NetworkError(), new Error('broken')];
  expect(errors.map(referenceOf)).toEqual([null, null, null, null]);
});
