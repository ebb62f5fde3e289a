/** One request as it goes over the wire: its parts, its answer, and what went wrong with either. */
import type { Endpoint } from '@mindhero/contract/endpoint';
import {
  type ClosedDoor,
  errorCodes,
  type ErrorCode,
  type FieldError,
  type Problem,
} from '@mindhero/contract/errors';
import type { Namesake } from '@mindhero/contract/namesake';
import type { Quote } from '@mindhero/contract/plans/price';
import { answeredFile, isFile } from './answered-file.ts';
import { isOurs, isStream, network } from './network.ts';
import { sendFile } from './send-file.ts';

/** What is read of a problem document; nothing of it need be there. */
interface Told {
  readonly title?: string | undefined;
  readonly code: ErrorCode | null;
  readonly errors?: readonly FieldError[] | undefined;
  readonly closed_door?: ClosedDoor | undefined;
  readonly namesakes?: readonly Namesake[] | undefined;
  readonly quote?: Quote | undefined;
  readonly request_id?: string | undefined;
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
  /** Who or what is called so already, with `namesakes`. */
  readonly namesakes: readonly Namesake[];
  /** What an order costs by now, where it was another price that was shown. */
  readonly quote: Quote | null;
  /** Under which the server’s log tells of it; null for an answer that is none of ours. */
  readonly requestId: string | null;
  /** Seconds after which it may be tried again, where the server says so. */
  readonly retryAfter: number | null;

  constructor(status: number, told: Told, retryAfter: number | null = null) {
    super(told.title ?? `The server answered with ${status}`);
    this.status = status;
    this.code = told.code;
    this.fields = told.errors ?? [];
    this.closedDoor = told.closed_door ?? null;
    this.namesakes = told.namesakes ?? [];
    this.quote = told.quote ?? null;
    this.requestId = told.request_id ?? null;
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
export interface Abortable {
  readonly signal?: AbortSignal;
}

/** A file may be long on its way. */
export interface Progress {
  /** Told how much of the file has been sent, from 0 to 1; the answer is whole then, and no stream. */
  readonly onProgress?: (sent: number) => void;
}

export interface Parts extends Abortable, Progress {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** Under which a change happens only once. */
  readonly key?: string;
}

/** A person who asked has signed out: that nothing came says nothing about the network. */
export class LeftSession extends Error {
  override readonly name = 'LeftSession';
}

/** That no answer came, as it is told to those who wait for it; whether the network is there is asked at once. */
export function lost(what: string, cause: unknown): NetworkError {
  if (!(cause instanceof LeftSession)) network.failed();
  return new NetworkError(what, { cause });
}

/**
 * Sends one request.
 * @throws {NetworkError} when no answer comes, or one that is not ours
 */
export async function send(
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
    throw lost('No answer from the server', cause);
  }
}

/** @throws {NetworkError} when it breaks off */
export async function bodyOf(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  try {
    return await (isFile(response) ? answeredFile(response) : response.json());
  } catch (cause) {
    throw lost('The answer broke off', cause);
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

/** Fills a path's parameters and appends the query; what is undefined is left out. */
export function addressOf(path: string, params: Parts['params'] = {}, query: Parts['query'] = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? filled : `${filled}?${search}`;
}

/** What the server refused with. */
export async function toApiError(response: Response): Promise<ApiError> {
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
