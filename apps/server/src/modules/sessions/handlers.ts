/** Sign-in, refresh, sign-out, and where else one is signed in. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { endSessionsOf } from '../../platform/auth/end-sessions.ts';
import { deviceKey, isKnownDevice, rememberDevice } from '../../platform/auth/known-devices.ts';
import { secondFactorOf, signInOf } from '../../platform/auth/secrets.ts';
import { idleExpiry } from '../../platform/auth/session-span.ts';
import { startSession } from '../../platform/auth/start-session.ts';
import { takeCode } from '../../platform/auth/take-code.ts';
import type { Context } from '../../platform/context.ts';
import { mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import type { SecurityEvent } from '../../platform/security-log.ts';
import { expectOpenDoor } from './open-door.ts';
import {
  type Credentials,
  endIfStale,
  endSession,
  findCredentials,
  openSessionsOf,
  refreshSession,
} from './queries.ts';

/** What somebody shows. */
interface Shown {
  readonly username: string;
  readonly password: string;
  readonly code: string | undefined;
}

/** From where somebody signs in, and who hears of it. */
interface From {
  readonly address: string;
  readonly device: string | null;
  readonly note: (event: SecurityEvent) => void;
}

function outcomeOf({ code }: ApiError): SecurityEvent['event'] {
  if (code === 'too_many_requests') return 'sign_in_delayed';
  if (code === 'second_factor_required') return 'second_factor_asked';
  if (code === 'code_incorrect') return 'second_factor_failed';
  return code === 'invalid_credentials' ? 'sign_in_failed' : 'sign_in_refused';
}

/** The endpoints of sessions. Guessing is slowed down before a password is looked at. */
export function mountSessions(app: FastifyInstance, context: Context): void {
  const { clock, db, pool, tokens, passwords, throttle } = context;

  /** A person who knows the password; a name that nobody has takes the same work and gets the same answer. */
  async function whoKnows(username: string, password: string): Promise<Credentials | null> {
    const found = await findCredentials(context, username);
    const right = await passwords.verify(found?.password_hash ?? null, password);
    return right && found !== undefined ? found : null;
  }

  /**
   * Asked of who knows the password alone, so that it tells nobody else who has a second factor.
   * @throws ApiError 401 where a code is missing, 422 where it is wrong, 429 after too many of them
   */
  async function bySecondFactor(id: number, code: string | undefined, from: Omit<From, 'note'>) {
    if (code === undefined) throw new ApiError('second_factor_required');
    const means = await throttle.guard({ account: secondFactorOf(id), ...from }, () =>
      takeCode(db, context, id, code),
    );
    if (means === null) throw new ApiError('code_incorrect');
    return means;
  }

  /** By what means besides. @throws ApiError 401, 403, 422 or 429, which is on the log then */
  async function whoEnters({ username, password, code }: Shown, { note, ...from }: From) {
    let user: number | undefined;
    try {
      const attempt = { account: signInOf(username), ...from };
      const found = await throttle.guard(attempt, () => whoKnows(username, password));
      if (!found) throw new ApiError('invalid_credentials');
      await expectOpenDoor(context, found);
      user = found.id;
      const second = found.has_second_factor ? await bySecondFactor(user, code, from) : undefined;
      return { id: user, means: second ?? ('password' as const) };
    } catch (error) {
      if (error instanceof ApiError)
        note({
          event: outcomeOf(error),
          user,
          typed: username,
          means: user === undefined ? 'password' : 'code',
        });
      throw error;
    }
  }

  mount(app, endpoints.signIn, async ({ body, address, userAgent, note }) => {
    const username = body.username.trim();
    const key = body.device === undefined || body.shared ? null : deviceKey(username, body.device);
    const device = key !== null && (await isKnownDevice(pool, key)) ? key : null;
    const shown = { username, password: body.password, code: body.code };
    const { id, means } = await whoEnters(shown, { address, device, note });
    if (key !== null) await rememberDevice(db, id, key, clock());
    const started = await startSession(context, id, { shared: body.shared, userAgent });
    note({ event: 'signed_in', user: id, typed: username, means });
    return { status: 200, body: started };
  });

  mount(app, endpoints.refreshTokens, async ({ body, note }) => {
    const claims = tokens.readRefresh(body.refresh);
    if (!claims) throw new ApiError('not_authenticated');
    const now = clock();
    const refreshed = await refreshSession(context, claims, now, idleExpiry(now));
    if (!refreshed) {
      if (await endIfStale(context, claims.sessionId, claims.counter, now))
        note({ event: 'token_reused', user: claims.userId });
      throw new ApiError('not_authenticated');
    }
    const { counter, expires_at } = refreshed;
    return {
      status: 200,
      body: { access: tokens.access(claims), refresh: tokens.refresh({ ...claims, counter }, expires_at) },
    };
  });

  mount(app, endpoints.signOut, async ({ actor, note }) => {
    await endSession(context, actor, actor.sessionId, clock());
    note({ event: 'signed_out', user: actor.id });
    return { status: 204, body: null };
  });

  mount(app, endpoints.listSessions, async ({ actor }) => ({
    status: 200,
    body: { results: await openSessionsOf(context, actor, clock()) },
  }));

  mountChange(app, endpoints.endSession, ({ actor, params, once }) =>
    once(async (tx) => {
      if (!(await endSession({ db: tx }, actor, params.id, clock()))) throw new ApiError('not_found');
      return { status: 204, body: null };
    }),
  );

  mount(app, endpoints.endAllSessions, async ({ actor, note }) => {
    await endSessionsOf(context.db, [actor.id], clock());
    note({ event: 'sessions_ended', user: actor.id });
    return { status: 204, body: null };
  });
}
