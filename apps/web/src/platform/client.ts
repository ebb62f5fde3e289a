/** Calls to the server, derived from the contract: `await call(listStudents, { query: { page: 2 } })`. */
import type { Endpoint, RequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import type { ErrorCode, FieldError, Problem } from '@mindhero/contract/errors';
import { refreshTokens } from '@mindhero/contract/session';
import { createSession, type RefreshOutcome } from './session.ts';

/** The server refused: a problem document with a code to translate and, for forms, the fields at fault. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: readonly FieldError[];
  /** Seconds after which it may be tried again, where the server says so. */
  readonly retryAfter: number | null;

  constructor(status: number, problem: Partial<Problem>, retryAfter: number | null = null) {
    super(problem.title ?? `The server answered with ${status}`);
    this.status = status;
    this.code = problem.code ?? (status >= 500 ? 'internal' : 'invalid_request');
    this.fields = problem.errors ?? [];
    this.retryAfter = retryAfter;
  }
}

/** No answer came: offline, or the server cannot be reached. Nothing is known about the request's fate. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** What a request may carry, as far as the endpoint has it; without anything the argument may be left out. */
type Arguments<E extends Endpoint> =
  object extends RequestOf<E> ? [request?: RequestOf<E>] : [request: RequestOf<E>];

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

let signedOut: () => void = () => undefined;

/** Says what happens when the server has ended the session (its tokens are already deleted). */
export function onSignedOut(listener: () => void): void {
  signedOut = listener;
}

export const session = createSession({
  storage: localStorage,
  requestTokens: requestNewTokens,
  now: () => Date.now() / 1000,
});

/**
 * Sends a request and gives the answer's body. On a 401 it refreshes the session once and repeats the request; a second
 * 401 ends the session.
 * @throws {ApiError} when the server refuses
 * @throws {NetworkError} when no answer comes
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[request]: Arguments<E>
): Promise<ResponseOf<E>> {
  const parts = (request ?? {}) as Parts;
  const withSession = endpoint.access !== 'public';
  const access = withSession ? session.access() : null;
  let response = await send(endpoint, parts, access);
  if (response.status === 401 && withSession) {
    const renewed = await session.renew(access);
    if (renewed !== null) response = await send(endpoint, parts, renewed);
    if (response.status === 401) {
      session.end();
      signedOut();
    }
  }
  if (!response.ok) throw await toApiError(response);
  return (response.status === 204 ? null : await response.json()) as ResponseOf<E>;
}

async function requestNewTokens(refresh: string): Promise<RefreshOutcome> {
  const response = await send(refreshTokens, { body: { refresh } }, null);
  if (response.ok) return (await response.json()) as RefreshOutcome;
  // Only a refusal ends a session: a server in trouble or too many requests do not.
  if (response.status === 401 || response.status === 400 || response.status === 422) return 'refused';
  throw await toApiError(response);
}

async function send(
  endpoint: Endpoint,
  { params, query, body }: Parts,
  access: string | null,
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (access !== null) headers.set('Authorization', `Bearer ${access}`);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  try {
    return await fetch(addressOf(endpoint.path, params, query), {
      method: endpoint.method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (cause) {
    throw new NetworkError('No answer from the server', { cause });
  }
}

/** Fills a path's parameters and appends the query; what is undefined is left out. */
export function addressOf(path: string, params: Parts['params'] = {}, query: Parts['query'] = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

async function toApiError(response: Response): Promise<ApiError> {
  const retryAfter = Number(response.headers.get('Retry-After'));
  const problem = await response.json().catch(() => ({}));
  return new ApiError(response.status, problem as Partial<Problem>, retryAfter > 0 ? retryAfter : null);
}
