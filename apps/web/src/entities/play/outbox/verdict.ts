/** What an error on delivery means for the play. */
import type { ErrorCode } from '@mindhero/contract/errors';
import { ApiError } from '../../../platform/request.ts';

export type Verdict =
  /** No network, a busy or a broken server, somebody on the way who answers in its place: try again by itself. */
  | { readonly kind: 'retry' }
  /** Nobody is signed in any more: it waits for its owner. */
  | { readonly kind: 'sign_in' }
  /** It will never be accepted. */
  | { readonly kind: 'refused'; readonly code: ErrorCode };

/** What our server says of a play that it will say again tomorrow. A status alone proves nothing: proxies have them too. */
const final: ReadonlySet<ErrorCode | null> = new Set<ErrorCode>([
  'invalid_request',
  'invalid_events',
  'invalid_settings',
  'invalid_ticket',
  'ticket_expired',
  'no_subscription',
  'subject_not_allowed',
  'body_too_large',
  'forbidden',
  'not_found',
  'conflict',
]);

/** What to do after a delivery that failed: only codes that no other try could change are final. */
export function judge(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return { kind: 'retry' };
  const { code, status } = error;
  if (status === 401) return { kind: 'sign_in' };
  return code !== null && final.has(code) ? { kind: 'refused', code } : { kind: 'retry' };
}
