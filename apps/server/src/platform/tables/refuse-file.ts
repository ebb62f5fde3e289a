import type { FieldCode } from '@mindhero/contract/errors';
import { ApiError } from '../http/problem.ts';

/** Refuses a file as a whole. @throws ApiError 422 with the line, where there is one */
export function refuseFile(code: FieldCode, line?: number): never {
  const params = line === undefined ? {} : { params: { line } };
  throw new ApiError('invalid_request', { errors: [{ path: 'body', code, ...params }] });
}
