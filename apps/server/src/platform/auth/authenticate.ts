/** From the Authorization header to the person: the token says who, the database says whether still. */
import { homeTimeZone } from '@mindhero/contract/calendar';
import type { Role } from '@mindhero/contract/role';
import type pg from 'pg';
import { avatarOf } from '../accounts/shown-avatar.ts';
import type { Clock } from '../clock.ts';
import { isAway } from '../db/away.ts';
import { gatherWork } from '../gather.ts';
import { ApiError } from '../http/problem.ts';
import { type Account, type Actor, type ActorAlong, identityOf, type Standing } from './actor.ts';
import type { Along } from './along.ts';
import { hasSecondFactor } from './second-factor.ts';
import type { Tokens } from './tokens.ts';

const standing = `u.id, u.role, u.school_id, u.can_register_groups, u.can_use_math, u.can_use_reading, u.can_use_logic,
  u.can_register_students, u.can_manage_subscriptions,
  u.first_password_until is not null and not s.by_card as must_change_password`;

/** @param mustHave who does nothing without a second factor; where nobody must, no column is read for it */
function standingOf(mustHave: readonly Role[]): string {
  if (mustHave.length === 0) return standing;
  const roles = mustHave.map((role) => `'${role}'`).join(', ');
  return `${standing}, u.role in (${roles}) and not ${hasSecondFactor('u')} as must_add_second_factor`;
}

/** That a session may be used, as SQL. @param at the moment, as SQL */
const isOpen = (at: string) =>
  `s.ended_at is null and s.expires_at > ${at} and s.idle_expires_at > ${at} and u.is_active`;

const rest = `u.username, u.language, u.theme, u.first_name, u.last_name, u.phone_number, u.email,
  ${avatarOf('u')} as avatar, u.is_active, u.registered_at, u.last_homework_at, c.name as school_name,
  coalesce(c.time_zone, '${homeTimeZone}') as time_zone, u.points, u.stars, u.version, u.is_rated,
  u.goal_minutes, c.goal_minutes as school_goal_minutes, u.celebrated_level, u.created_by`;

/**
 * Session and person by primary key, in one prepared query, on every request: so signing out, a change of password
 * and deactivation work at once.
 */
const aloneSql = (mustHave: readonly Role[]) => `
select ${standingOf(mustHave)}, ${rest}
from sessions s
join users u on u.id = s.user_id left join schools c on c.id = u.school_id
where s.id = $1 and s.user_id = $2 and ${isOpen('$3')}`;

/** As it is where no role must have a second factor. */
export const authenticateSql = aloneSql([]);

/** Calls at once, and two at a time: see decision 254. */
const TOGETHER = { atOnce: 2, most: 32, failsAll: isAway } as const;

interface Statement {
  readonly name: string;
  readonly text: string;
}

/**
 * Several who call at once, by arrays of sessions, people, moments and what is given, with what is read along, as one more
 * column, in the place of whatever else there is to the account: each column is described anew in each answer of
 * PostgreSQL's, which takes longer than finding it. `number`, from 1, says whose answer a row is.
 */
export function authenticateWith({ name, text }: Along, mustHave: readonly Role[] = []): Statement {
  return {
    name: `authenticate_with_${name}`,
    text: `
select asked.number::integer, ${standingOf(mustHave)},
  (select coalesce(json_agg(along), '[]') from (${text('asked.given')}) as along) as along
from unnest($1::uuid[], $2::integer[], $3::timestamptz[], $4::text[]) with ordinality as asked (session_id, user_id, at, given, number)
join sessions s on s.id = asked.session_id
join users u on u.id = s.user_id
where s.user_id = asked.user_id and ${isOpen('asked.at')}`,
  };
}

interface Options {
  readonly pool: pg.Pool;
  readonly tokens: Tokens;
  readonly clock: Clock;
  /** The roles that do nothing without a second factor. */
  readonly mustHave: readonly Role[];
}

export interface Authentication {
  /**
   * The person behind an Authorization header.
   * @throws ApiError 401 for anything but the valid access token of an open session of an active person
   */
  authenticate(authorization: string | undefined): Promise<Actor>;
  /**
   * The same, together with what is theirs.
   * @param params the parameters of the address, which that may be about
   */
  authenticateAlong(authorization: string | undefined, along: Along, params: unknown): Promise<ActorAlong>;
}

/** Who says to call, and what is to be read along. */
interface Claim {
  readonly sessionId: string;
  readonly userId: number;
  readonly at: Date;
  readonly given: string | null;
}

type RowAlong = Standing & Pick<ActorAlong, 'along'> & { readonly number: number };

/** Finds out who calls: one look at the database a request, so that an ended session counts at once. */
export function createAuthenticate({ pool, tokens, clock, mustHave }: Options): Authentication {
  const alone: Statement = { name: 'authenticate', text: aloneSql(mustHave) };
  const known = new Map<Along, (claim: Claim) => Promise<RowAlong | null>>();

  /** Those who call meanwhile are asked for together. */
  function finderOf(along: Along): (claim: Claim) => Promise<RowAlong | null> {
    const found = known.get(along);
    if (found !== undefined) return found;
    const statement = authenticateWith(along, mustHave);
    const finder = gatherWork(async (claims: readonly Claim[]) => {
      const { rows } = await pool.query<RowAlong>({
        ...statement,
        values: [
          claims.map(({ sessionId }) => sessionId),
          claims.map(({ userId }) => userId),
          claims.map(({ at }) => at),
          claims.map(({ given }) => given),
        ],
      });
      const byNumber = new Map(rows.map((row) => [row.number, row]));
      return claims.map((_, place) => byNumber.get(place + 1) ?? null);
    }, TOGETHER);
    known.set(along, finder);
    return finder;
  }

  /** @throws ApiError 401 for what is no access token */
  function claimsOf(authorization: string | undefined) {
    const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
    const claims = token === undefined ? null : tokens.readAccess(token);
    if (!claims) throw new ApiError('not_authenticated');
    return claims;
  }

  return {
    async authenticate(authorization) {
      const { sessionId, userId } = claimsOf(authorization);
      const { rows } = await pool.query<Account>({ ...alone, values: [sessionId, userId, clock()] });
      const [row] = rows;
      if (row === undefined) throw new ApiError('not_authenticated');
      return { ...identityOf(row, sessionId), account: row };
    },
    async authenticateAlong(authorization, along, params) {
      const { sessionId, userId } = claimsOf(authorization);
      const at = clock();
      const row = await finderOf(along)({ sessionId, userId, at, given: along.given(at, params) });
      if (row === null) throw new ApiError('not_authenticated');
      // Nobody is ever taken for somebody else who called at the same time, whatever is wrong in between.
      if (row.id !== userId) throw new Error('another caller was found');
      return { ...identityOf(row, sessionId), along: row.along };
    },
  };
}
