import { ApiError } from './problem.ts';

/**
 * Refuses a request for several at once of whom some were not found, or are beyond the caller's reach.
 * @param ids the `ids` of the body
 * @throws ApiError 422 not_an_option at the place of each
 */
export function refuseUnknownIds(found: readonly { readonly id: number }[], ids: readonly number[]): void {
  const known = new Set(found.map(({ id }) => id));
  const errors = ids.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: `body.ids.${index}`, code: 'not_an_option' as const }],
  );
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
}
