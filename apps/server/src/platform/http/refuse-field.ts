import type { FieldCode } from '@mindhero/contract/errors';
import { ApiError } from './problem.ts';

/** Refuses a request for one field, of which only the database could tell that it does not do. @throws ApiError 422 */
export function refuseField(path: 'body' | `body.${string}`, code: FieldCode): never {
  throw new ApiError('invalid_request', { errors: [{ path, code }] });
}
