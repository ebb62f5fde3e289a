/** Changes made on a version that somebody else has changed meanwhile. */
import { ApiError } from '../http/problem.ts';

/** @throws ApiError 409 unless the change was made on what is stored */
export function expectVersion(stored: { readonly version: number }, version: number): void {
  if (stored.version !== version) throw new ApiError('changed_meanwhile');
}
