/** Refusals as RFC 9457 problem documents. */
import type { ClosedDoor, ErrorCode, FieldError, Problem } from '@mindhero/contract/errors';
import type { Namesake } from '@mindhero/contract/namesake';
import type { Quote } from '@mindhero/contract/plans/price';

/** Status and title of every code. A code answers with the same status everywhere. */
export const problemKinds: Readonly<Record<ErrorCode, { status: number; title: string }>> = {
  invalid_request: { status: 422, title: 'The request has invalid fields' },
  malformed_request: { status: 400, title: 'The request cannot be read' },
  malformed_json: { status: 400, title: 'The body is not valid JSON' },
  body_too_large: { status: 413, title: 'The body is too large' },
  request_too_slow: { status: 408, title: 'The request did not arrive in time' },
  expectation_failed: { status: 417, title: 'This expectation is not met here' },
  headers_too_large: { status: 431, title: 'The headers are too long' },
  unsupported_media_type: { status: 415, title: 'The body is of a type that is not taken here' },
  not_authenticated: { status: 401, title: 'Sign in first' },
  invalid_credentials: { status: 401, title: 'Invalid username or password' },
  account_closed: { status: 403, title: 'This account is closed' },
  school_archived: { status: 403, title: 'The school of this account is archived' },
  password_expired: { status: 403, title: 'This first password has expired' },
  password_change_required: { status: 403, title: 'Choose a password of your own first' },
  second_factor_required: { status: 401, title: 'The code of the second factor is needed, too' },
  second_factor_missing: { status: 403, title: 'Add a second factor first' },
  forbidden: { status: 403, title: 'Not allowed' },
  no_school: { status: 403, title: 'This account belongs to no school yet' },
  no_subscription: { status: 403, title: 'An active plan is needed' },
  subject_not_allowed: { status: 403, title: 'This area is switched off for this account' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'This address takes other methods' },
  changed_meanwhile: { status: 409, title: 'Somebody else has changed this meanwhile' },
  namesakes: { status: 409, title: 'There is this name already; say so if it is meant' },
  in_use: { status: 409, title: 'Something in use needs this' },
  not_yet_available: { status: 409, title: 'This homework begins later' },
  conflict: { status: 409, title: 'The request contradicts what is stored' },
  key_reused: { status: 422, title: 'This idempotency key belongs to another request' },
  invalid_settings: { status: 422, title: 'These settings do not work' },
  invalid_events: { status: 422, title: 'These events cannot have happened' },
  invalid_ticket: { status: 422, title: 'This ticket is not for this play' },
  ticket_expired: { status: 422, title: 'The play began after its ticket had expired' },
  password_incorrect: { status: 422, title: 'The current password is incorrect' },
  code_incorrect: { status: 422, title: 'This code is incorrect, or was used before' },
  link_invalid: { status: 422, title: 'This link does not work, or not any more' },
  too_many_rows: { status: 422, title: 'The list is too long for a file' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'Temporarily unavailable' },
  internal: { status: 500, title: 'Something went wrong' },
};

interface Options {
  /** For developers; the client shows its own text for the code. */
  readonly detail?: string;
  readonly errors?: readonly FieldError[];
  /** Only where the caller proved to be the person. */
  readonly closedDoor?: ClosedDoor;
  /** Who or what is called so already. */
  readonly namesakes?: readonly Namesake[];
  /** What an order costs by now. */
  readonly quote?: Quote;
  /** Seconds after which trying again makes sense. */
  readonly retryAfter?: number;
  /** Methods that the address takes. */
  readonly allow?: readonly string[];
}

/** Thrown where a request is refused; the one error handler turns it into the answer. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly options: Options;

  constructor(code: ErrorCode, options: Options = {}) {
    super(options.detail ?? problemKinds[code].title);
    this.code = code;
    this.status = problemKinds[code].status;
    this.options = options;
  }
}

/** The body of a refusal (RFC 9457); `requestId` leads to the log. */
export function problemOf(error: ApiError, requestId: string): Problem {
  const { detail, errors, closedDoor, namesakes, quote } = error.options;
  return {
    type: `/api/docs/#${error.code}`,
    title: problemKinds[error.code].title,
    status: error.status,
    code: error.code,
    ...(detail === undefined ? {} : { detail }),
    ...(errors === undefined ? {} : { errors: [...errors] }),
    ...(closedDoor === undefined ? {} : { closed_door: closedDoor }),
    ...(namesakes === undefined ? {} : { namesakes: [...namesakes] }),
    ...(quote === undefined ? {} : { quote }),
    request_id: requestId,
  };
}
