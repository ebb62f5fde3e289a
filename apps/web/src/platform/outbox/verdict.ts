/** What an error on delivery means for the play. */
import { ApiError } from '../client.ts';

export type Verdict =
  /** No network, a busy or a broken server: try again by itself. */
  | { readonly kind: 'retry' }
  /** Nobody is signed in any more: it waits for its owner. */
  | { readonly kind: 'sign_in' }
  /** It will never be accepted. */
  | { readonly kind: 'refused'; readonly code: string };

/** Client errors that say nothing about the play itself: request timeout, too early, too many requests. */
const passing = new Set([408, 425, 429]);

export function judge(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return { kind: 'retry' };
  if (error.status === 401) return { kind: 'sign_in' };
  const isFinal = error.status >= 400 && error.status < 500 && !passing.has(error.status);
  return isFinal ? { kind: 'refused', code: error.code } : { kind: 'retry' };
}
