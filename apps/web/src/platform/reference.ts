import { ApiError } from './request.ts';

/** How to name a fault of the server's when asking for help; null for all that somebody can mend themselves. */
export const referenceOf = (error: unknown): string | null =>
  error instanceof ApiError && error.status >= 500 ? error.requestId : null;
