/** From the Authorization header to the person: the token says who, the database says whether still. */
import { homeTimeZone } from '@mindhero/contract/calendar';
import type pg from 'pg';
import { avatarOf } from '../accounts/shown-avatar.ts';
import type { Clock } from '../clock.ts';
import { ApiError } from '../http/problem.ts';
import {
  type Account,
  type Actor,
  type ActorAlong,
  type Identity,
  identityOf,
  type Standing,
} from './actor.ts';
import type { Along } from './along.ts';
import type { Tokens } from './tokens.ts';

const standing = `u.id, u.role, u.school_id, u.can_register_groups, u.can_use_math, u.can_use_reading, u.can_use_logic,
  u.can_register_students, u.can_manage_subscriptions,
  u.first_password_until is not null and not s.by_card as must_change_password`;

const rest = `u.username, u.language, u.theme, u.first_name, u.last_name, u.phone_number, u.email,
  ${avatarOf('u')} as avatar, u.is_active, u.registered_at, u.last_homework_at, c.name as school_name,
  coalesce(c.time_zone, '${homeTimeZone}') as time_zone, u.points, u.stars, u.version, u.is_rated, u.created_by`;

/**
 * Session and person by primary key, in one prepared query, on every request: so signing out, a change of password
 * and deactivation work at once.
 */
const sqlOf = (more: string, join = '') => `
select ${standing}, ${more}
from sessions s
join users u on u.id = s.user_id ${join}
where s.id = $1 and s.user_id = $2 and s.ended_at is null and s.expires_at > $3 and s.idle_expires_at > $3
  and u.is_active`;

export const authenticateSql = sqlOf(rest, 'left join schools c on c.id = u.school_id');

interface Statement {
  readonly name: string;
  readonly text: string;
}

const alone: Statement = { name: 'authenticate', text: authenticateSql };

/**
 * With what is read along, as one more column, in the place of whatever else there is to the account: each column is
 * described anew in each answer of PostgreSQL's, which takes longer than finding it.
 */
export function authenticateWith({ name, text }: Along): Statement {
  return {
    name: `authenticate_with_${name}`,
    text: sqlOf(`(select coalesce(json_agg(along), '[]') from (${text}) as along) as along`),
  };
}

interface Options {
  readonly pool: pg.Pool;
  readonly tokens: Tokens;
  readonly clock: Clock;
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

/** Finds out who calls: one look at the database a request, so that an ended session counts at once. */
export function createAuthenticate({ pool, tokens, clock }: Options): Authentication {
  const known = new Map<Along, Statement>();

  function statementOf(along: Along): Statement {
    const statement = known.get(along) ?? authenticateWith(along);
    known.set(along, statement);
    return statement;
  }

  async function read<Row extends Standing>(
    authorization: string | undefined,
    find: (values: unknown[], now: Date) => Promise<pg.QueryResult<Row>>,
  ): Promise<{ readonly row: Row; readonly identity: Identity }> {
    const token = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1];
    const claims = token === undefined ? null : tokens.readAccess(token);
    if (!claims) throw new ApiError('not_authenticated');
    const now = clock();
    const {
      rows: [row],
    } = await find([claims.sessionId, claims.userId, now], now);
    if (!row) throw new ApiError('not_authenticated');
    return { row, identity: identityOf(row, claims.sessionId) };
  }

  return {
    async authenticate(authorization) {
      const { row, identity } = await read(authorization, (values) =>
        pool.query<Account>({ ...alone, values }),
      );
      return { ...identity, account: row };
    },
    async authenticateAlong(authorization, along, params) {
      const { row, identity } = await read(authorization, (values, now) =>
        pool.query<Standing & Pick<ActorAlong, 'along'>>({
          ...statementOf(along),
          values: [...values, ...along.values(now, params)],
        }),
      );
      return { ...identity, along: row.along };
    },
  };
}
