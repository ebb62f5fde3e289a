import { expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null });
const { ApiError } = await import('../../platform/client.ts');
const { faultOfFile, fileFaultOf } = await import('./file-faults.ts');

const upload = { types: ['image/png', 'image/jpeg'], maxBytes: 100 } as const;

it.each([
  [{ type: 'image/png', size: 100 }, null],
  [{ type: 'image/png', size: 101 }, 'too_large'],
  [{ type: 'image/svg+xml', size: 50 }, 'type'],
  [{ type: '', size: 50 }, 'type'],
  [{ type: 'image/jpeg', size: 0 }, 'empty'],
])('says of %j: %s', (file, fault) => {
  expect(faultOfFile(file, upload)).toBe(fault);
});

it.each([
  [new ApiError(413, { code: 'body_too_large' }), 'too_large'],
  [new ApiError(415, { code: 'unsupported_media_type' }), 'type'],
  [new ApiError(422, { code: 'invalid_request', errors: [{ path: 'body', code: 'file_broken' }] }), 'broken'],
  [new ApiError(422, { code: 'invalid_request', errors: [{ path: 'body.name', code: 'required' }] }), null],
  [new ApiError(503, { code: 'unavailable' }), null],
  [new TypeError('x'), null],
])('knows what the server says of a file: %s', (error, fault) => {
  expect(fileFaultOf(error)).toBe(fault);
});
