/**
 * Mounts handlers against the contract: who may call, how often, what arrives and what leaves is checked here, so that
 * a handler starts with a known person and parsed input.
 */
import {
  type Access,
  type Endpoint,
  type FileAnswer,
  type ParsedRequestOf,
  type Scope,
  type TakesKey,
  takesKey,
} from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';
import type { Actor, ActorAlong, Identity } from '../auth/actor.ts';
import type { Along } from '../auth/along.ts';
import type { Authentication } from '../auth/authenticate.ts';
import type { Database } from '../db/database.ts';
import type { Idempotency, Keyed, Kept } from '../idempotency/idempotency.ts';
import { logSecurity, type SecurityEvent } from '../security-log.ts';
import { type Answer, answerOf, sendAnswer, type WrittenJson } from './answer.ts';
import type { SentFile } from './file-answer.ts';
import { fileOf, takeFiles } from './file-body.ts';
import { ApiError } from './problem.ts';
import { countRate } from './rate.ts';
import { parse } from './validate.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly authentication: Authentication;
    /** As which a username stands in the log. */
    hashName(name: string): string;
    readonly idempotency: Idempotency;
    /** Endpoints that have a handler. */
    readonly mounted: Set<Endpoint>;
  }
  interface FastifyRequest {
    actor: Identity | null;
    /** The idempotency key that it came with, and what was answered under it before. */
    key: (Keyed & { readonly kept: Kept | null }) | null;
  }
}

/** What a handler is called with. */
export type Call<E extends Endpoint> = ParsedRequestOf<E> & {
  /** Where the request comes from. */
  readonly address: string;
  /** Under which its sender found us, for example "http://192.168.1.5:3000"; anybody may say anything there. */
  readonly origin: string;
  /** What the browser calls itself. */
  readonly userAgent: string | undefined;
  /** Puts on the log what concerns the safety of an account. */
  readonly note: (event: SecurityEvent) => void;
} & (E['access'] extends 'public' ? unknown : Caller<ScopeOf<E['access']>>);

/** Who calls, and whom they reach. */
export interface Caller<S extends Scope = Scope> {
  readonly actor: Actor;
  readonly scope: S;
}

type ScopeOf<A extends Access> = A extends 'public' ? never : Extract<A[keyof A], Scope>;

type Status<E extends Endpoint> = keyof E['responses'] & number;

/** What a handler answers: a status of the contract with its body. */
export interface Reply<E extends Endpoint, S extends Status<E>> {
  readonly status: S;
  readonly body: E['responses'][S] extends z.ZodMiniType
    ? z.input<E['responses'][S]> | WrittenJson
    : E['responses'][S] extends FileAnswer
      ? SentFile
      : never;
}

/** The status is a parameter of its own, or the compiler would widen a handler's `200` to any number. */
export type Handler<E extends Endpoint, S extends Status<E>> = (
  call: Call<E>,
) => Promise<Reply<E, S>> | Reply<E, S>;

/** What the handler is called with to whom something is handed that was read along. */
export type CallAlong<E extends Endpoint> = Omit<Call<E>, 'actor'> & { readonly actor: ActorAlong };

/** What the handler of a change is called with. */
export type ChangeCall<E extends Endpoint> = Call<E> & {
  /**
   * Makes the change and its answer in one transaction, in which the idempotency key is stored as well. Whatever takes
   * long, such as hashing, is done before.
   */
  readonly once: Once<E>;
};

type Once<E extends Endpoint> = <S extends Status<E>>(
  work: (tx: Database) => Promise<Reply<E, S>>,
) => Promise<Answer>;

export type ChangeHandler<E extends Endpoint> = (call: ChangeCall<E>) => Promise<Answer>;

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

const SMALL_BODY = 16 * 1024;

/** How many answers may be asked for again where one change is allowed: they cost little, and a bad network many. */
const REPLAYS_A_CHANGE = 10;

/** Gives an endpoint its handler; one that changes something gets it by `mountChange`. */
export function mount<E extends Endpoint, S extends Status<E>>(
  app: FastifyInstance,
  endpoint: E & (TakesKey<E> extends true ? never : unknown),
  handler: Handler<E, S>,
): void {
  mountRoute(app, endpoint, async (request) => {
    const { status, body } = await handler(callOf(endpoint, request) as Call<E>);
    return answerOf(endpoint, status, body);
  });
}

/**
 * The same where most who call want what is theirs: it is read in the round trip that finds out who calls.
 * @param along what is read in the place of most of the account
 */
export function mountAlong<E extends Endpoint, S extends Status<E>>(
  app: FastifyInstance,
  endpoint: E & (TakesKey<E> extends true ? never : unknown),
  along: Along,
  handler: (call: CallAlong<E>) => Promise<Reply<E, S>>,
): void {
  const handle = async (request: FastifyRequest) => {
    const { status, body } = await handler(callOf(endpoint, request) as CallAlong<E>);
    return answerOf(endpoint, status, body);
  };
  mountRoute(app, endpoint, handle, along);
}

/** Gives an endpoint that takes an idempotency key its handler. */
export function mountChange<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E & (TakesKey<E> extends true ? unknown : never),
  handler: ChangeHandler<E>,
): void {
  mountRoute(app, endpoint, (request) => {
    const { key, method, url, body } = request;
    const content = body instanceof Uint8Array ? body : (JSON.stringify(body) ?? '');
    const asked = key && { ...key, request: [method, url, content] };
    return app.idempotency.answer(asked, async (transact) => {
      const once: Once<E> = (work) =>
        transact(async (tx) => {
          const { status, body } = await work(tx);
          return answerOf(endpoint, status, body);
        });
      return handler({ ...(callOf(endpoint, request) as Call<E>), once });
    });
  });
}

function mountRoute(
  app: FastifyInstance,
  endpoint: Endpoint,
  handle: (request: FastifyRequest) => Promise<Answer>,
  along?: Along,
): void {
  // The type demands it, but a misspelt or missing entry must not open a door.
  if (endpoint.access !== 'public' && typeof endpoint.access !== 'object') {
    throw new Error(`${endpoint.method} ${endpoint.path} declares no access`);
  }
  app.mounted.add(endpoint);
  const rate = countRate(endpoint.rate);
  const replays = countRate({ ...endpoint.rate, max: endpoint.rate.max * REPLAYS_A_CHANGE });
  const callerOf = ({ actor, ip }: FastifyRequest) => actor?.id ?? ip;
  const onlyFailures = endpoint.rate.counts === 'failures';

  const { upload } = endpoint;
  const route: RouteOptions = {
    method: methodsOf(endpoint),
    url: routeOf(endpoint),
    bodyLimit: upload?.maxBytes ?? endpoint.bodyLimit ?? SMALL_BODY,
    // Before the body is read: who may not call is not listened to.
    async onRequest(request) {
      if (endpoint.access !== 'public') {
        const { authorization } = request.headers;
        request.actor =
          along === undefined
            ? await app.authentication.authenticate(authorization)
            : await app.authentication.authenticateAlong(authorization, along, request.params);
        if (!endpoint.access[request.actor.role]) throw new ApiError('forbidden');
        if (request.actor.must_change_password && !endpoint.withFirstPassword)
          throw new ApiError('password_change_required');
        if (request.actor.must_add_second_factor && !endpoint.withoutSecondFactor)
          throw new ApiError('second_factor_missing');
        if (!isPermitted(endpoint, request.actor)) throw new ApiError('forbidden');
      }
      if (takesKey(endpoint)) request.key = await keyOf(app, request);
      const spent = request.key?.kept ? replays : rate;
      const caller = callerOf(request);
      const retryAfter = spent.waitOf(caller);
      if (retryAfter !== null) {
        noteOf(request, { event: 'rate_limited', route: endpoint.path });
        throw new ApiError('too_many_requests', { retryAfter });
      }
      if (!onlyFailures) spent.count(caller);
    },
    onError(request, _reply, error, done) {
      // What is out of reach is not found, and stands in the line of the request.
      if (error instanceof ApiError && error.code === 'forbidden')
        noteOf(request, { event: 'refused', user: request.actor?.id, route: endpoint.path });
      done();
    },
    onResponse(request, { statusCode }, done) {
      if (request.actor?.role === 'ADMIN' && endpoint.method !== 'GET' && statusCode < 400)
        noteOf(request, { event: 'administered', user: request.actor.id, route: endpoint.path });
      // What the server is not able to do is nobody's failure, nor is being sent away already.
      if (onlyFailures && statusCode >= 400 && statusCode < 500 && statusCode !== 429)
        rate.count(callerOf(request));
      done();
    },
    async handler(request, reply) {
      return sendAnswer(reply, await handle(request));
    },
  };
  if (upload === undefined) app.route(route);
  else takeFiles(app, upload, route);
}

const isPermitted = ({ permission, exempt }: Endpoint, { role, management }: Identity): boolean =>
  permission === undefined || exempt?.includes(role) === true || management[permission];

async function keyOf(
  { idempotency }: FastifyInstance,
  { headers, actor }: FastifyRequest,
): Promise<FastifyRequest['key']> {
  const keyed = idempotency.keyOf(headers['idempotency-key'], actor?.id ?? null);
  // Nobody in particular is counted before anything is looked up; a person who comes again is found after all.
  return keyed && { ...keyed, kept: actor && (await idempotency.find(keyed)) };
}

/** What can be got can be asked about: HEAD answers as GET does, without the body. */
function methodsOf({ method }: Endpoint): (typeof methods)[number][] {
  return method === 'GET' ? ['GET', 'HEAD'] : [method];
}

/** An address as the router has it. */
export function routeOf({ path }: Pick<Endpoint, 'path'>): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Refuses the methods that a mounted address does not take; an address that nobody mounted stays unknown. */
export function refuseOtherMethods(app: FastifyInstance): void {
  const addresses = Map.groupBy(app.mounted, routeOf);
  for (const [url, mounted] of addresses) {
    const allow = mounted.flatMap(methodsOf);
    app.route({
      method: methods.filter((method) => !allow.includes(method)),
      url,
      // Before the body is read, and for anybody: the methods stand in the public documentation.
      onRequest: (_request, _reply, done) => done(new ApiError('method_not_allowed', { allow })),
      handler: () => {},
    });
  }
}

/** @throws Error naming the endpoints of the contract that nobody handles */
export function refuseIfIncomplete(app: FastifyInstance): void {
  const missing = Object.entries(endpoints).filter(([, endpoint]) => !app.mounted.has(endpoint));
  if (missing.length > 0) throw new Error(`without a handler: ${missing.map(([name]) => name).join(', ')}`);
}

/**
 * What a handler is called with. It is put together from the endpoint's own parts, which the compiler cannot follow
 * through a generic type: the caller says which call it is.
 */
function callOf(endpoint: Endpoint, request: FastifyRequest): object {
  const { actor } = request;
  return {
    address: request.ip,
    origin: URL.parse(`${request.protocol}://${request.host}`)?.origin ?? 'http://localhost',
    userAgent: request.headers['user-agent'],
    note: (event: SecurityEvent) => noteOf(request, event),
    ...(actor && endpoint.access !== 'public' ? { actor, scope: endpoint.access[actor.role] } : {}),
    ...(endpoint.params ? { params: paramsOf(endpoint.params, request.params) } : {}),
    ...(endpoint.query ? { query: parse(endpoint.query, request.query, 'query') } : {}),
    ...(endpoint.body ? { body: parse(endpoint.body, request.body, 'body') } : {}),
    ...(endpoint.upload ? { body: fileOf(request.body) } : {}),
  };
}

function noteOf({ log, ip: address, actor, server }: FastifyRequest, event: SecurityEvent): void {
  logSecurity({ log, address, by: actor?.id, hashName: server.hashName }, event);
}

/** An address whose parameters cannot be names a thing that does not exist. */
function paramsOf(schema: z.ZodMiniType, value: unknown): unknown {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new ApiError('not_found');
  return parsed.data;
}
