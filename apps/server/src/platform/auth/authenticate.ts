/** From the Authorization header to the person: the token says who, the database says whether still. */
import { homeTimeZone } from '@mindhero/contract/calendar';
import type pg from 'pg';
import { avatarOf } from '../accounts/shown-avatar.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/problem.ts';
import { type Account, type Actor, actorOf } from './actor.ts';
import type { Along } from './along.ts';
import type { Tokens } from './tokens.ts';

/**
 * Session and person by primary key, in one prepared query, on every request: so signing out, a change of password
 * and deactivation work at once.
 */
export const authenticateSql = sqlWith('');

/** @param column one more column, with a comma before it */
function sqlWith(column: string): string {
  return `
select u.id, u.username, u.role, u.language, u.theme, u.first_name, u.last_name, u.phone_number, u.email,
  ${avatarOf('u')} as avatar,
  u.is_active, u.registered_at, u.last_homework_at, u.school_id, c.name as school_name,
  coalesce(c.time_zone, '${homeTimeZone}') as time_zone, u.points, u.stars,
  u.can_register_groups, u.can_use_math, u.can_use_reading, u.can_use_logic, u.can_register_students,
  u.can_manage_subscriptions, u.version, u.created_by,
  u.first_password_until is not null and not s.by_card as must_change_password${column}
from sessions s
join users u on u.id = s.user_id
left join schools c on c.id = u.school_id
where s.id = $1 and s.user_id = $2 and s.ended_at is null and s.expires_at > $3 and s.idle_expires_at > $3
  and u.is_active`;
}

interface Statement {
  readonly name: string;
  readonly text: string;
}

const alone: Statement = { name: 'authenticate', text: authenticateSql };

/** The same with what is read along, as one more column. */
export function authenticateWith({ name, text }: Along): Statement {
  return {
    name: `authenticate_with_${name}`,
    text: sqlWith(`,\n  (select coalesce(json_agg(along), '[]') from (${text}) as along) as along`),
  };
}

interface Options {
  readonly pool: pg.Pool;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

/** Finds out who calls: one look at the database a request, so that an ended session counts at once. */
export function createAuthenticate({ pool, tokens, clock }: Options) {
  const known = new Map<Along, Statement>();

  function statementOf(along: Along): Statement {
    const statement = known.get(along) ?? authenticateWith(along);
    known.set(along, statement);
    return statement;
  }

  /**
   * @param along what is read together with the person
   * @param params the parameters of the address, which that may be about
   * @throws ApiError 401 for anything but the valid access token of an open session of an active person
   */
  return async function authenticate(
    authorization: string | undefined,
    along?: Along,
    params?: unknown,
  ): Promise<Actor> {
    const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
    const claims = token === undefined ? null : tokens.readAccess(token);
    if (!claims) throw new ApiError('not_authenticated');
    const now = clock();
    const { rows } = await pool.query<Account & { along?: readonly unknown[] }>({
      ...(along === undefined ? alone : statementOf(along)),
      values: [claims.sessionId, claims.userId, now, ...(along?.values(now, params) ?? [])],
    });
    const account = rows[0];
    if (!account) throw new ApiError('not_authenticated');
    return actorOf(account, claims.sessionId, account.along);
  };
}
