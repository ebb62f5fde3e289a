/** What went wrong, seen from outside: every error becomes an ApiError that gives nothing away. */
import { saysAway } from '../db/away.ts';
import { ApiError } from './problem.ts';

/** SQLSTATEs with which a database that is there says "not now": full, deadlock, locked. */
const notNow = /^(53...|40001|40P01|55P03)$/;

/** What an error means to the caller; one that nobody foresaw is an internal one. */
export function toApiError(error: unknown): ApiError {
  for (let e = error, depth = 0; e instanceof Error && depth < 5; e = e.cause, depth++) {
    if (e instanceof ApiError) return e;
    const known = saysAway(e) ? unavailable() : byCode('code' in e ? e.code : undefined);
    if (known) return known;
    if ('statusCode' in e) return byStatus(e.statusCode);
  }
  return new ApiError('internal');
}

/** What a plugin refuses, the file server a folder for example. */
function byStatus(status: unknown): ApiError {
  if (status === 403 || status === 404) return new ApiError('not_found');
  return new ApiError(Number(status) >= 400 && Number(status) < 500 ? 'invalid_request' : 'internal');
}

function unavailable(): ApiError {
  return new ApiError('unavailable', { retryAfter: 2 });
}

function byCode(code: unknown): ApiError | undefined {
  if (typeof code !== 'string') return undefined;
  if (notNow.test(code)) return unavailable();
  // A value that no column takes, such as a text with a NUL: the request's fault, which no schema saw.
  if (/^22...$/.test(code)) return new ApiError('invalid_request');
  return byFastifyCode(code);
}

/** Fastify refuses requests before any handler of ours sees them. */
function byFastifyCode(code: string): ApiError | undefined {
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new ApiError('body_too_large');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new ApiError('unsupported_media_type');
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return new ApiError('malformed_json');
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return new ApiError('not_found');
    default:
      return undefined;
  }
}
