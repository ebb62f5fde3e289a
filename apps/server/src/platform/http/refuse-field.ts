import type { FieldCode } from '@mindhero/contract/errors';
import { ApiError } from './problem.ts';

/** Refuses a request for one field, of which only the database could tell that it does not do. @throws ApiError 422 */
export function refuseField(path: 'body' | `body.${string}`, code: FieldCode): never {
  throw new ApiError('invalid_request', { errors: [{ path, code }] });
}

/** The same for a number that is too big. @throws ApiError 422 with the most that there is */
export function refuseTooMany(path: `body.${string}`, max: number): never {
  const error = { path, code: 'too_big' as const, params: { max } };
  throw new ApiError('invalid_request', { errors: [max > 0 ? { ...error, suggestion: max } : error] });
}
