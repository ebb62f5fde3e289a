/** Calls to the server, derived from the contract: `await call(listStudents, { query: { page: 2 } })`. */
import {
  type Endpoint,
  type RequestOf,
  type ResponseOf,
  takesKey,
  type Upload,
} from '@mindhero/contract/endpoint';
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
import { createKeys } from './idempotency-keys.ts';
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
  /** Under which a change happens only once. */
  readonly key?: string;
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

const keyOf = createKeys({
  storage: typeof sessionStorage === 'undefined' ? null : sessionStorage,
  now: () => Date.now(),
});

/**
 * Sends a request and gives the answer's body. A change carries an idempotency key: if its answer gets lost, the same call
 * asks for that answer and changes nothing twice. On a 401 it refreshes the session once and repeats the request; a second
 * 401 ends the session.
 * @throws {ApiError} when the server refuses
 * @throws {NetworkError} when no answer comes
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  ...[request]: Arguments<E>
): Promise<ResponseOf<E>> {
  const { response, answered } = await answerTo(endpoint, request);
  const body = await bodyOf(response);
  answered();
  return body as ResponseOf<E>;
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
  const { response, answered } = await answerTo(endpoint, request);
  const { body } = response;
  if (body === null) return;
  const read = eventReader();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      for (const event of read(piece.value)) {
        if (event.type === 'done') answered();
        yield event;
      }
    }
  } catch (cause) {
    network.failed();
    throw new NetworkError('The stream broke off', { cause });
  } finally {
    // Nobody reads on: the connection is free for others.
    void reader.cancel().catch(() => undefined);
  }
}

interface Answered {
  readonly response: Response;
  /** To be told when all of it has been read. */
  readonly answered: () => void;
}

/** The request with its key, where the endpoint takes one. */
async function keyed(
  endpoint: Endpoint,
  parts: Parts,
): Promise<Pick<Answered, 'answered'> & { parts: Parts }> {
  if (!takesKey(endpoint)) return { parts, answered: () => undefined };
  const { key, answered } = await keyOf({
    person: session.user(),
    method: endpoint.method,
    address: addressOf(endpoint.path, parts.params, parts.query),
    body: parts.body,
  });
  return { parts: { ...parts, key }, answered };
}

/** The answer itself, if it is none of refusal. */
async function answerTo<E extends Endpoint>(
  endpoint: E,
  request: Arguments<E>[0] | undefined,
): Promise<Answered> {
  const { parts, answered } = await keyed(endpoint, request ?? {});
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
  if (!response.ok) {
    const refusal = await toApiError(response);
    // Two requests look alike to us: whoever tries again gets another key.
    if (refusal.code === 'key_reused') answered();
    throw refusal;
  }
  return { response, answered };
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
  { params, query, body, key, signal, onProgress }: Parts,
  access: string | null,
): Promise<Response> {
  const headers = new Headers({ Accept: 'application/json' });
  if (access !== null) headers.set('Authorization', `Bearer ${access}`);
  if (key !== undefined) headers.set('Idempotency-Key', key);
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

/** @throws {NetworkError} when it breaks off */
async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  try {
    return await (isFile(response) ? answeredFile(response) : response.json());
  } catch (cause) {
    network.failed();
    throw new NetworkError('The answer broke off', { cause });
  }
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
