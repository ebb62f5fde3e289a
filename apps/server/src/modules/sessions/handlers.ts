/** Sign-in, refresh, sign-out, and where else one is signed in. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { endSessionsOf } from '../../platform/auth/end-sessions.ts';
import { deviceKey, isKnownDevice, rememberDevice } from '../../platform/auth/known-devices.ts';
import { idleExpiry } from '../../platform/auth/session-span.ts';
import { startSession } from '../../platform/auth/start-session.ts';
import type { Context } from '../../platform/context.ts';
import { mount } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { expectOpenDoor } from './open-door.ts';
import {
  type Credentials,
  endIfStale,
  endSession,
  findCredentials,
  openSessionsOf,
  refreshSession,
} from './queries.ts';

/** The endpoints of sessions. Guessing is slowed down before a password is looked at. */
export function mountSessions(app: FastifyInstance, context: Context): void {
  const { clock, db, pool, tokens, passwords, throttle } = context;

  /** Whoever knows the password; a name that nobody has takes the same work and gets the same answer. */
  async function whoKnows(username: string, password: string): Promise<Credentials | null> {
    const found = await findCredentials(context, username);
    const right = await passwords.verify(found?.passwordHash ?? null, password);
    return right && found !== undefined ? found : null;
  }

  mount(app, endpoints.signIn, async ({ body, address, userAgent }) => {
    const username = body.username.trim();
    const key = body.device === undefined || body.shared ? null : deviceKey(username, body.device);
    const device = key !== null && (await isKnownDevice(pool, key)) ? key : null;
    const found = await throttle.guard({ account: `sign-in ${username}`, address, device }, () =>
      whoKnows(username, body.password),
    );
    if (!found) throw new ApiError('invalid_credentials');
    await expectOpenDoor(context, found);
    if (key !== null) await rememberDevice(db, found.id, key, clock());
    return { status: 200, body: await startSession(context, found.id, { shared: body.shared, userAgent }) };
  });

  mount(app, endpoints.refreshTokens, async ({ body }) => {
    const claims = tokens.readRefresh(body.refresh);
    if (!claims) throw new ApiError('not_authenticated');
    const now = clock();
    const refreshed = await refreshSession(context, claims, now, idleExpiry(now));
    if (!refreshed) {
      await endIfStale(context, claims.sessionId, claims.counter, now);
      throw new ApiError('not_authenticated');
    }
    const { counter, expiresAt } = refreshed;
    return {
      status: 200,
      body: { access: tokens.access(claims), refresh: tokens.refresh({ ...claims, counter }, expiresAt) },
    };
  });

  mount(app, endpoints.signOut, async ({ actor }) => {
    await endSession(context, actor, actor.sessionId, clock());
    return { status: 204, body: null };
  });

  mount(app, endpoints.listSessions, async ({ actor }) => ({
    status: 200,
    body: { results: await openSessionsOf(context, actor, clock()) },
  }));

  mount(app, endpoints.endSession, async ({ actor, params }) => {
    if (!(await endSession(context, actor, params.id, clock()))) throw new ApiError('not_found');
    return { status: 204, body: null };
  });

  mount(app, endpoints.endAllSessions, async ({ actor }) => {
    await endSessionsOf(context.db, [actor.id], clock());
    return { status: 204, body: null };
  });
}
