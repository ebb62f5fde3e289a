/** Calls to the server, derived from the contract: `await call(listStudents, { query: { page: 2 } })`. */
import {
  type Endpoint,
  type RequestOf,
  type ResponseOf,
  takesKey,
  type Upload,
} from '@mindhero/contract/endpoint';
import { refreshTokens, signOut } from '@mindhero/contract/session';
import { eventReader, type ServerEvent } from './event-stream.ts';
import { createKeys } from './idempotency-keys.ts';
import { createOwnChanges, isSameChange, isVersioned } from './own-changes.ts';
import {
  type Abortable,
  addressOf,
  ApiError,
  bodyOf,
  LeftSession,
  lost,
  NetworkError,
  type Parts,
  type Progress,
  send,
  toApiError,
} from './request.ts';
import { createSession, type RefreshOutcome } from './session.ts';

export { addressOf, ApiError, isUnreachable, NetworkError } from './request.ts';

type Manner<E extends Endpoint> = Abortable & (E extends { upload: Upload } ? Progress : unknown);

/** What a request may carry, as far as the endpoint has it; without anything the argument may be left out. */
export type Arguments<E extends Endpoint> =
  object extends RequestOf<E> ? [request?: RequestOf<E> & Manner<E>] : [request: RequestOf<E> & Manner<E>];

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

const ownChanges = createOwnChanges();

/** Ends what is still asked for when somebody leaves: it would be refused, and is of no use to the next person. */
let leaving = new AbortController();

/**
 * Sends a request and gives the answer's body. A change carries an idempotency key: if its answer gets lost, the same call
 * asks for that answer and changes nothing twice; one that was edited meanwhile is made on top of it. On a 401 it refreshes
 * the session once and repeats the request; a second 401 ends the session.
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
    throw lost('The stream broke off', cause);
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

/** A request as it is sent, and who is to be told of its fate. */
interface Keyed extends Pick<Answered, 'answered'> {
  readonly parts: Parts;
  readonly refused: (refusal: ApiError) => void;
}

/**
 * The request with its key, where the endpoint takes one.
 * @param known the key that it had before
 */
async function keyed(endpoint: Endpoint, parts: Parts, known?: string): Promise<Keyed> {
  if (!takesKey(endpoint)) return { parts, answered: () => undefined, refused: () => undefined };
  const asked = { person: session.user(), method: endpoint.method, address: addressIn(endpoint, parts) };
  const place = placeOf(endpoint, parts);
  const drawn = known === undefined ? await keyOf({ ...asked, body: parts.body }) : null;
  const key = drawn?.key ?? known ?? '';
  if (endpoint.method === 'PATCH' && isVersioned(parts.body))
    ownChanges.sent(place, { key, body: parts.body });
  return {
    parts: { ...parts, key },
    answered: () => {
      ownChanges.answered(place);
      drawn?.answered();
    },
    refused: ({ status, code }) => {
      if (status === 409 || status === 422) ownChanges.refused(place, key);
      // Two requests look alike to us: another try gets another key.
      if (code === 'key_reused') drawn?.answered();
    },
  };
}

const addressIn = ({ path }: Endpoint, { params, query }: Parts) => addressOf(path, params, query);

/** Whose change of what. */
const placeOf = (endpoint: Endpoint, parts: Parts) => `${session.user()} ${addressIn(endpoint, parts)}`;

/**
 * Sends the request and gives its answer, or throws what was refused. A change that follows an own change whose answer
 * got lost is sent with the version that the own change made.
 */
async function answerTo<E extends Endpoint>(
  endpoint: E,
  request: Arguments<E>[0] | undefined,
): Promise<Answered> {
  const parts: Parts = request ?? {};
  try {
    return await askOnce(endpoint, parts);
  } catch (error) {
    const { body } = parts;
    if (!(error instanceof ApiError) || error.code !== 'changed_meanwhile' || !isVersioned(body)) throw error;
    for (const earlier of ownChanges.coveredBy(placeOf(endpoint, parts), body)) {
      const own = await askOnce(endpoint, { ...parts, body: earlier.body }, earlier.key).catch(
        nothingOnRefusal,
      );
      if (own === null) continue;
      if (isSameChange(earlier.body, body)) return own;
      const stored = await bodyOf(own.response);
      if (!isVersioned(stored)) continue;
      own.answered();
      return askOnce(endpoint, { ...parts, body: { ...body, version: stored.version } });
    }
    throw error;
  }
}

/** @throws what is no refusal */
function nothingOnRefusal(error: unknown): null {
  if (error instanceof ApiError && (error.status === 409 || error.status === 422)) return null;
  throw error;
}

async function askOnce(endpoint: Endpoint, asked: Parts, key?: string): Promise<Answered> {
  const withSession = endpoint.access !== 'public';
  const left = present();
  // The server would say the same, and the browser would call it an error: screens go on asking until they are gone.
  if (withSession && left.aborted) throw new ApiError(401, { code: 'not_authenticated' });
  const limited = withSession ? until(left, endpoint, asked) : asked;
  const { parts, answered, refused } = await keyed(endpoint, limited, key);
  const access = withSession ? session.access() : null;
  let response = await send(endpoint, parts, access);
  // A person who has left is not asked for another try, nor is the one who sits there now.
  if (response.status === 401 && withSession && !left.aborted) {
    const renewed = await within(parts.signal, session.renew(access));
    if (renewed !== null) response = await send(endpoint, parts, renewed);
    if (response.status === 401) {
      session.end();
      ownChanges.forget();
      signedOut();
    }
  }
  if (!response.ok) {
    const refusal = await toApiError(response);
    refused(refusal);
    throw refusal;
  }
  return { response, answered };
}

/** Aborts when the person who sits there now leaves; aborted, while nobody has signed in after that. */
function present(): AbortSignal {
  if (leaving.signal.aborted && !session.isOver()) leaving = new AbortController();
  return leaving.signal;
}

/** What only reads ends when its reader has left; a change that was asked for is made. */
function until(left: AbortSignal, { method }: Endpoint, parts: Parts): Parts {
  if (method !== 'GET') return parts;
  return { ...parts, signal: parts.signal === undefined ? left : AbortSignal.any([parts.signal, left]) };
}

/**
 * Ends the session on this device at once, and on the server if it answers soon: who leaves a shared computer does
 * not wait for the network. Never rejects.
 */
export async function leaveSession(): Promise<void> {
  const access = session.access();
  const refresh = session.end();
  leaving.abort(new LeftSession());
  ownChanges.forget();
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
