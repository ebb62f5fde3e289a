/** The whole application on a database of its own, with a clock that stands until it is moved and seeds that the test sets. */
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type AppOptions, buildApp } from '../src/app.ts';
import { type Tokens, createTokens } from '../src/platform/auth/tokens.ts';
import { sessions } from '../src/platform/db/schema/index.ts';
import { systemRandom } from '../src/platform/random.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { paidInstallation, testProviders } from './paid.ts';

export const TOKEN_SECRET = 'a secret for tests, long enough for HS256';

export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly tokens: Tokens;
  readonly clock: { now: Date; forward(ms: number): void };
  /** What the next started play gets. */
  seed: number;
  call(method: Method, path: string, options?: CallOptions): Promise<LightMyRequestResponse>;
  /** A session of this person, without the work of signing in. */
  signedIn(userId: number): Promise<{ sessionId: string; access: string; refresh: string }>;
  close(): Promise<void>;
}

export type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'OPTIONS';

export interface CallOptions {
  readonly token?: string;
  readonly body?: unknown;
  readonly address?: string;
  readonly headers?: Record<string, string>;
}

/** Made in `beforeAll`, closed in `afterAll`: closing drops its database. */
export async function testApp(
  options: Partial<AppOptions> = {},
  connections?: number,
  replicaUrl?: string,
): Promise<TestApp> {
  const database = await testDatabase(connections, replicaUrl);
  const clock = {
    now: new Date('2026-03-10T09:00:00Z'),
    forward(ms: number) {
      clock.now = new Date(clock.now.getTime() + ms);
    },
  };
  const common = {
    clock: () => clock.now,
    random: { ...systemRandom, seed: () => server.seed },
  };
  const app = await buildApp({
    database,
    tokenSecret: TOKEN_SECRET,
    logLevel: 'silent',
    installation: paidInstallation,
    providers: testProviders,
    ...common,
    ...options,
  });
  const tokens = createTokens({ secret: TOKEN_SECRET, ...common });

  const server: TestApp = {
    app,
    database,
    tokens,
    clock,
    seed: 1,
    call: (method, path, { token, body, address = '203.0.113.1', headers = {} } = {}) =>
      app.inject({
        method,
        url: path,
        remoteAddress: address,
        headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
        ...(body === undefined ? {} : { payload: body as object }),
      }),
    async signedIn(userId) {
      const sessionId = systemRandom.uuid();
      const expiresAt = new Date(clock.now.getTime() + 90 * 24 * 3600 * 1000);
      const idleExpiresAt = new Date(clock.now.getTime() + 14 * 24 * 3600 * 1000);
      await database.db.insert(sessions).values({
        id: sessionId,
        user_id: userId,
        started_at: clock.now,
        idle_expires_at: idleExpiresAt,
        expires_at: expiresAt,
      });
      const claims = { userId, sessionId };
      return {
        sessionId,
        access: tokens.access(claims),
        refresh: tokens.refresh({ ...claims, counter: 0 }, expiresAt),
      };
    },
    async close() {
      await app.close();
      await database.close();
    },
  };
  return server;
}
