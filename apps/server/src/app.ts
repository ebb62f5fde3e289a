/** The HTTP application: the only place where the modules meet. */
import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@mindhero/contract/endpoint';
import { finishPlay } from '@mindhero/contract/play';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { formOriginsOf } from './entities/payments/configured.ts';
import type { PaymentContext, Providers } from './entities/payments/provider.ts';
import { mountAudit } from './modules/audit/handlers.ts';
import { mountCards } from './modules/cards/handlers.ts';
import { mountGroups } from './modules/groups/handlers.ts';
import { mountHealth } from './modules/health/handlers.ts';
import { mountHomework } from './modules/homework/handlers.ts';
import { mountImages } from './modules/images/handlers.ts';
import { mountInstallation } from './modules/installation/handlers.ts';
import { mountMaterials } from './modules/materials/handlers.ts';
import { mountOrders } from './modules/orders/handlers.ts';
import { mountPayments } from './modules/payments/handlers.ts';
import { mountPeople } from './modules/people/handlers.ts';
import { mountPictures } from './modules/pictures/handlers.ts';
import { mountPlans } from './modules/plans/handlers.ts';
import { mountPlays } from './modules/plays/handlers.ts';
import { mountRating } from './modules/rating/handlers.ts';
import { mountRecovery } from './modules/recovery/handlers.ts';
import { mountRegistration } from './modules/registration/handlers.ts';
import { mountSchools } from './modules/schools/handlers.ts';
import { mountSecondFactor } from './modules/second-factor/handlers.ts';
import { mountSessions } from './modules/sessions/handlers.ts';
import { mountStatistics } from './modules/statistics/handlers.ts';
import { mountStudents } from './modules/students/handlers.ts';
import { mountSubscriptions } from './modules/subscriptions/handlers.ts';
import { mountTeachers } from './modules/teachers/handlers.ts';
import { mountUsers } from './modules/users/handlers.ts';
import { createAliases } from './platform/auth/aliases.ts';
import { createAuthenticate } from './platform/auth/authenticate.ts';
import { type Passwords, createPasswords } from './platform/auth/passwords.ts';
import { createSecondFactors } from './platform/auth/second-factor.ts';
import { createTakeInCodes } from './platform/auth/take-in-codes.ts';
import { createThrottle } from './platform/auth/throttle.ts';
import { createTickets } from './platform/auth/tickets.ts';
import { createTokens } from './platform/auth/tokens.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { DatabaseConnection } from './platform/db/database.ts';
import { createNotices } from './platform/db/notices.ts';
import { documentApi } from './platform/docs/routes.ts';
import { addDrain } from './platform/http/drain.ts';
import { answerError, answerNotFound, handleErrors } from './platform/http/errors.ts';
import { createMeter, type Meter } from './platform/http/meter.ts';
import { refuseIfIncomplete, refuseOtherMethods, routeOf } from './platform/http/mount.ts';
import { addSecurityHeaders, securityHeaders } from './platform/http/security-headers.ts';
import { answerUnreadable, refuseAmbiguous } from './platform/http/unreadable.ts';
import { type WaitLimits, waitLimits, waitingFor } from './platform/http/wait-limits.ts';
import { isScreen, serveWeb } from './platform/http/web.ts';
import { createIdempotency } from './platform/idempotency/idempotency.ts';
import { type Installation, plainInstallation } from './platform/installation.ts';
import { type LogLevel, loggerOptions } from './platform/log.ts';
import { type ServerRandom, systemRandom } from './platform/random.ts';
import { createNameHash } from './platform/security-log.ts';

export interface AppOptions {
  readonly database: DatabaseConnection;
  /** Signs tokens; at least 32 bytes. */
  readonly tokenSecret: string;
  /** Encrypts what authenticators know; the secret above without it. */
  readonly secondFactorSecret?: string;
  /** Folder of the built web app; without it only the API is served. */
  readonly webDir?: string;
  /** Addresses of proxies whose X-Forwarded headers are believed, separated by commas. */
  readonly trustProxy?: string;
  readonly logLevel?: LogLevel;
  /** Where the log goes; the standard output, line by line, without it. */
  readonly logStream?: { write(line: string): void };
  readonly installation?: Installation;
  /** By which plans are paid; none without it. */
  readonly providers?: Providers;
  /** For tests. */
  readonly clock?: Clock;
  readonly random?: ServerRandom;
  readonly passwords?: Passwords;
  readonly liveMs?: number;
  readonly waitLimits?: WaitLimits;
  /** Given the application before its routes are mounted, to look at what it does. */
  readonly observe?: (app: FastifyInstance) => void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly meter: Meter;
  }
}

/** Shorter than an access token lives, so that a person who may not look any more sees little. */
const LIVE_MS = 5 * 60 * 1000;

/** Everything mounted and ready to listen. @throws Error if an endpoint of the contract has no handler */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const providers: Providers = options.providers ?? new Map();
  const formOrigins = formOriginsOf(providers);
  const waiting = waitingFor(options.waitLimits ?? waitLimits);
  const app = Fastify({
    logger: loggerOptions(options.logLevel ?? 'info', options.logStream) ?? false,
    // One line a request, written below; Fastify's own two hold the address with whatever was searched for.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: options.trustProxy ?? false,
    exposeHeadRoutes: false,
    ...waiting,
    // Checked below, with an answer like all others.
    http: { ...waiting.http, requireHostHeader: false },
    clientErrorHandler: (error, socket) => answerUnreadable(app, error, socket),
    // Keep-alive connections must not hold up the end.
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    // An address that cannot be decoded meets no hook, and no screen: to a person it is an unknown path.
    frameworkErrors(error, request, reply) {
      reply.headers(securityHeaders(formOrigins));
      if (options.webDir !== undefined && isScreen(request)) reply.redirect('/error/404');
      else answerError(error, request, reply);
    },
  });
  const context = createContext(options, providers, app.log);
  const { db, pool, pupils, tokens, clock, installation } = context;
  /** Where everything is quick. */
  const ofPupils = { ...context, ...pupils };

  options.observe?.(app);
  addDrain(app);
  app.addHook('onClose', () => context.notices.close());
  app.decorate('mounted', new Set<Endpoint>());
  app.decorate(
    'authentication',
    createAuthenticate({ pool: pupils.pool, tokens, clock, mustHave: installation.secondFactorRoles }),
  );
  app.decorate('hashName', createNameHash(options.tokenSecret));
  app.decorate('idempotency', createIdempotency({ db, pool, clock, secret: options.tokenSecret }));
  app.decorate('meter', createMeter(clock));
  app.decorateRequest('actor', null);
  app.decorateRequest('key', null);
  app.removeContentTypeParser('text/plain');
  addSecurityHeaders(app, formOrigins);
  refuseAmbiguous(app);
  handleErrors(app);
  logRequests(app);

  mountHealth(app, ofPupils);
  mountInstallation(app, context);
  mountSessions(app, ofPupils);
  mountCards(app, context);
  mountRegistration(app, context);
  mountUsers(app, context);
  mountSecondFactor(app, context);
  mountRecovery(app, context);
  mountPictures(app, context);
  mountSubscriptions(app, ofPupils);
  mountPlans(app, context);
  mountOrders(app, context);
  mountPayments(app, context);
  mountPlays(app, context);
  mountHomework(app, context);
  mountStudents(app, context);
  mountPeople(app, context);
  mountGroups(app, context);
  mountSchools(app, context);
  mountTeachers(app, context);
  mountMaterials(app, context);
  mountImages(app, context);
  mountRating(app, ofPupils);
  mountStatistics(app, context);
  mountAudit(app, context);
  refuseIfIncomplete(app);
  refuseOtherMethods(app);

  documentApi(app);
  if (options.webDir === undefined) app.setNotFoundHandler(answerNotFound);
  else await serveWeb(app, options.webDir, formOrigins);
  await app.ready();
  return app;
}

function createContext(options: AppOptions, providers: Providers, log: FastifyBaseLogger): PaymentContext {
  const { db, pool, pupils, reading, listener } = options.database;
  const clock = options.clock ?? systemClock;
  const random = options.random ?? systemRandom;
  return {
    db,
    pool,
    pupils,
    reading,
    clock,
    random,
    tokens: createTokens({ secret: options.tokenSecret, clock, random }),
    tickets: createTickets({ secret: options.tokenSecret, clock, random }),
    passwords: options.passwords ?? createPasswords(),
    secondFactors: createSecondFactors({
      secret: options.secondFactorSecret ?? options.tokenSecret,
      clock,
      onUnreadable: (user) =>
        log.error(
          { user },
          'the secret of an authenticator was stored under another SECOND_FACTOR_SECRET or TOKEN_SECRET: its codes are refused',
        ),
    }),
    aliasOf: createAliases(options.tokenSecret),
    takeInCodes: createTakeInCodes({ secret: options.tokenSecret, clock }),
    throttle: createThrottle(pupils.pool, clock),
    installation: options.installation ?? plainInstallation,
    providers,
    notices: createNotices({ open: listener }),
    liveMs: options.liveMs ?? LIVE_MS,
  };
}

function logRequests(app: FastifyInstance): void {
  const finishing = routeOf(finishPlay);
  app.addHook('onResponse', (request, reply, done) => {
    const isFinish = request.routeOptions.url === finishing;
    app.meter.note(reply.statusCode, isFinish ? reply.elapsedTime : null);
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.actor?.id,
        // Of others the line of the sign-in tells it: where somebody trains is nobody's business.
        ...(request.actor === null || reply.statusCode >= 400 ? { address: request.ip } : {}),
      },
      'request',
    );
    done();
  });
}
