/** Calls to the server, derived from the contract: `await call(listStudents, { query: { page: 2 } })`. */
import type { Endpoint, RequestOf, ResponseOf, Upload } from '@mindhero/contract/endpoint';
import {
  type ClosedDoor,
  errorCodes,
  type ErrorCode,
  type FieldError,
  type Problem,
} from '@mindhero/contract/errors';
import { refreshTokens, signOut } from '@mindhero/contract/session';
import { answeredFile, isFile } from './answered-file.ts';
import { eventReader, type ServerEvent } from './event-stream.ts';
import { isOurs, isStream, network } from './network.ts';
import { sendFile } from './send-file.ts';
import { createSession, type RefreshOutcome } from './session.ts';

/** What is read of a problem document; nothing of it need be there. */
interface Told {
  readonly title?: string | undefined;
  readonly code: ErrorCode | null;
  readonly errors?: readonly FieldError[] | undefined;
  readonly closed_door?: ClosedDoor | undefined;
}

/** The server refused: a problem document with a code to translate and, for forms, the fields at fault. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Null for an answer that is none of ours, such as a proxy's page. */
  readonly code: ErrorCode | null;
  readonly fields: readonly FieldError[];
  /** Why the right password was not enough, where that is so. */
  readonly closedDoor: ClosedDoor | null;
  /** Seconds after which it may be tried again, where the server says so. */
  readonly retryAfter: number | null;

  constructor(status: number, told: Told, retryAfter: number | null = null) {
    super(told.title ?? `The server answered with ${status}`);
    this.status = status;
    this.code = told.code;
    this.fields = told.errors ?? [];
    this.closedDoor = told.closed_door ?? null;
    this.retryAfter = retryAfter;
  }
}

/** No answer came: offline, or the server cannot be reached. Nothing is known about the request's fate. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Whether the server could not be asked, rather than refused: nothing came, or it is in trouble, or it was not ours. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  return error instanceof ApiError && (error.code === null || error.status >= 500);
}

/** Ends a request that nobody should wait for any longer. By default a request may take as long as it takes. */
interface Patience {
  readonly signal?: AbortSignal;
}

/** A file may be long on its way. */
interface Progress {
  /** Told how much of the file has been sent, from 0 to 1; the answer is whole then, and no stream. */
  readonly onProgress?: (sent: number) => void;
}

type Manner<E extends Endpoint> = Patience & (E extends { upload: Upload } ? Progress : unknown);

/** What a request may carry, as far as the endpoint has it; without anything the argument may be left out. */
export type Arguments<E extends Endpoint> =
  object extends RequestOf<E> ? [request?: RequestOf<E> & Manner<E>] : [request: RequestOf<E> & Manner<E>];

interface Parts extends Patience, Progress {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** How long a sign-out tries to tell the server. */
const SIGN_OUT_TIMEOUT_MS = 30_000;

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
  return (await bodyOf(await answerTo(endpoint, request))) as ResponseOf<E>;
}

/**
 * What an endpoint tells as it happens, until its stream ends; sent as `call` sends.
 * @throws {ApiError} when the server refuses
 * @throws {NetworkError} when no answer comes, or it breaks off
 */
export async function* eventsOf<E extends Endpoint>(
  endpoint: E,
  ...[request]: Arguments<E>
): AsyncGenerator<ServerEvent> {
  const { body } = await answerTo(endpoint, request);
  if (body === null) return;
  const read = eventReader();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield* read(piece.value);
  } catch (cause) {
    network.failed();
    throw new NetworkError('The stream broke off', { cause });
  } finally {
    // Nobody reads on: the connection is free for others.
    void reader.cancel().catch(() => undefined);
  }
}

/** The answer itself, if it is none of refusal. */
async function answerTo<E extends Endpoint>(
  endpoint: E,
  request: Arguments<E>[0] | undefined,
): Promise<Response> {
  const parts = (request ?? {}) as Parts;
  const withSession = endpoint.access !== 'public';
  const access = withSession ? session.access() : null;
  let response = await send(endpoint, parts, access);
  if (response.status === 401 && withSession) {
    const renewed = await within(parts.signal, session.renew(access));
    if (renewed !== null) response = await send(endpoint, parts, renewed);
    if (response.status === 401) {
      session.end();
      signedOut();
    }
  }
  if (!response.ok) throw await toApiError(response);
  return response;
}

/**
 * Ends the session on this device at once, and on the server if it answers soon: whoever leaves a shared computer does
 * not wait for the network. Never rejects.
 */
export async function leaveSession(): Promise<void> {
  const access = session.access();
  const refresh = session.end();
  const signal = AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS);
  try {
    const response = await send(signOut, { signal }, access);
    if (response.status !== 401 || refresh === null) return;
    // The access token was too old to sign out with. What the refresh brings belongs to nobody and is not stored.
    const renewed = await requestNewTokens(refresh, signal);
    if (renewed !== 'refused') await send(signOut, { signal }, renewed.access);
  } catch (error) {
    console.error('The session could not be ended on the server', error);
  }
}

async function requestNewTokens(refresh: string, signal?: AbortSignal): Promise<RefreshOutcome> {
  const response = await send(refreshTokens, { body: { refresh }, ...(signal && { signal }) }, null);
  if (response.ok) return (await response.json()) as RefreshOutcome;
  // Only a refusal ends a session: a server in trouble or too many requests do not.
  if (response.status === 401 || response.status === 400 || response.status === 422) return 'refused';
  throw await toApiError(response);
}

async function send(
  endpoint: Endpoint,
  { params, query, body, signal, onProgress }: Parts,
  access: string | null,
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (access !== null) headers.set('Authorization', `Bearer ${access}`);
  const address = addressOf(endpoint.path, params, query);
  const request = { method: endpoint.method, headers, ...(signal && { signal }) };
  try {
    const response = await (body instanceof Blob && onProgress !== undefined
      ? sendFile(address, { ...request, file: body, onProgress })
      : sendBody(address, request, body));
    if (response.ok && !isOurs(response) && !isFile(response) && !isStream(response))
      throw new TypeError('An answer that is none of ours');
    network.answered();
    return response;
  } catch (cause) {
    network.failed();
    throw new NetworkError('No answer from the server', { cause });
  }
}

function bodyOf(response: Response): Promise<unknown> {
  if (isFile(response)) return answeredFile(response);
  return response.status === 204 ? Promise.resolve(null) : response.json();
}

function sendBody(
  address: string,
  request: RequestInit & { headers: Headers },
  body: unknown,
): Promise<Response> {
  if (body === undefined) return fetch(address, request);
  const isFile = body instanceof Blob;
  request.headers.set('Content-Type', isFile ? body.type : 'application/json');
  return fetch(address, { ...request, body: isFile ? body : JSON.stringify(body) });
}

/** A promise's outcome, unless the signal comes first. What the promise stands for goes on, since others wait for it too. */
function within<T>(signal: AbortSignal | undefined, promise: Promise<T>): Promise<T> {
  if (signal === undefined) return promise;
  const aborted = new Promise<never>((_, reject) => {
    const abort = () => reject(new NetworkError('No answer in time', { cause: signal.reason }));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([promise, aborted]);
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
  const problem = await readProblem(response);
  return new ApiError(response.status, problem, retryAfter > 0 ? retryAfter : null);
}

/** The problem document, if the answer is one and says a code that we know. */
async function readProblem(response: Response): Promise<Told> {
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const code = errorCodes.find((known) => known === body?.code);
  return code === undefined ? { code: null } : { ...body, code };
}
