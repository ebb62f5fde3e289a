/** From the Authorization header to the person: the token says who, the database says whether still. */
import { homeTimeZone } from '@mindhero/contract/calendar';
import type pg from 'pg';
import { avatarOf } from '../accounts/shown-avatar.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/problem.ts';
import { type Account, type Actor, actorOf } from './actor.ts';
import type { Tokens } from './tokens.ts';

/**
 * Session and person by primary key, in one prepared query, on every request: so signing out, a change of password
 * and deactivation work at once.
 */
export const authenticateSql = `
select u.id, u.username, u.role, u.language, u.theme, u.first_name, u.last_name, u.phone_number, u.email,
  ${avatarOf('u')} as avatar,
  u.is_active, u.registered_at, u.last_homework_at, u.school_id, c.name as school_name,
  coalesce(c.time_zone, '${homeTimeZone}') as time_zone, u.points, u.stars,
  u.can_register_groups, u.can_use_math, u.can_use_reading, u.can_use_logic, u.can_register_students,
  u.can_manage_subscriptions, u.version, u.created_by,
  u.first_password_until is not null and not s.by_card as must_change_password
from sessions s
join users u on u.id = s.user_id
left join schools c on c.id = u.school_id
where s.id = $1 and s.user_id = $2 and s.ended_at is null and s.expires_at > $3 and s.idle_expires_at > $3
  and u.is_active`;

interface Options {
  readonly pool: pg.Pool;
  readonly tokens: Tokens;
  readonly clock: Clock;
}

/** Finds out who calls: one look at the database a request, so that an ended session counts at once. */
export function createAuthenticate({ pool, tokens, clock }: Options) {
  /** @throws ApiError 401 for anything but the valid access token of an open session of an active person */
  return async function authenticate(authorization: string | undefined): Promise<Actor> {
    const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
    const claims = token === undefined ? null : tokens.readAccess(token);
    if (!claims) throw new ApiError('not_authenticated');
    const { rows } = await pool.query<Account>({
      name: 'authenticate',
      text: authenticateSql,
      values: [claims.sessionId, claims.userId, clock()],
    });
    const account = rows[0];
    if (!account) throw new ApiError('not_authenticated');
    return actorOf(account, claims.sessionId);
  };
}
