/** Sessions in the database, and who may begin one. */
import type { SessionRow } from '@mindhero/contract/session';
import { type SQL, and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Context } from '../../platform/context.ts';
import { schools, secondFactors, sessions, users } from '../../platform/db/schema/index.ts';

export interface Credentials {
  readonly id: number;
  /** Null: the account has no password. */
  readonly password_hash: string | null;
  readonly is_active: boolean;
  readonly isArchived: boolean;
  readonly first_password_until: Date | null;
  readonly has_second_factor: boolean;
}

/** The person with this username, whatever its case. */
export async function findCredentials({ db }: Context, username: string): Promise<Credentials | undefined> {
  const [found] = await db
    .select({
      id: users.id,
      password_hash: users.password_hash,
      is_active: users.is_active,
      first_password_until: users.first_password_until,
      has_second_factor: sql<boolean>`${secondFactors.confirmed_at} is not null`,
      isArchived: sql<boolean>`${schools.archived_at} is not null`,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.school_id))
    .leftJoin(secondFactors, eq(secondFactors.user_id, users.id))
    .where(eq(sql`lower(${users.username})`, sql`lower(${username})`));
  return found;
}

export interface Refreshed {
  readonly counter: number;
  readonly expires_at: Date;
}

/** Every device asks for this every ten minutes: planned once for each connection, and one round trip. */
const refreshSql = `
update sessions set
  refresh_counter = case when refresh_counter = $3::int then refresh_counter + 1 else refresh_counter end,
  used_at = $4,
  idle_expires_at = least(sessions.expires_at, $5)
from users
where sessions.id = $1 and sessions.user_id = $2 and users.id = sessions.user_id and users.is_active
  and ended_at is null and expires_at > $4 and idle_expires_at > $4
  and refresh_counter in ($3::int, $3::int + 1)
returning refresh_counter as counter, expires_at`;

/**
 * Moves a session on. The newest token raises the counter; the one before it, which parallel tabs and clients that
 * ignore the new token still hold, does not. Undefined for every other token and for a session that is over.
 */
export async function refreshSession(
  { pool }: Pick<Context, 'pool'>,
  { sessionId, userId, counter }: { sessionId: string; userId: number; counter: number },
  now: Date,
  idleExpiresAt: Date,
): Promise<Refreshed | undefined> {
  const { rows } = await pool.query<Refreshed>({
    name: 'refresh_session',
    text: refreshSql,
    values: [sessionId, userId, counter, now, idleExpiresAt],
  });
  return rows[0];
}

/** Ends a session of which somebody holds a token that is two or more behind: it was copied, or is very stale. Whether it did. */
export function endIfStale({ db }: Context, sessionId: string, counter: number, now: Date): Promise<boolean> {
  return end(db, and(eq(sessions.id, sessionId), sql`${sessions.refresh_counter} >= ${counter + 2}`), now);
}

/** Whether there was such a session of the actor's to be ended. */
export function endSession(
  { db }: Pick<Context, 'db'>,
  actor: Pick<Actor, 'id'>,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  return end(db, and(eq(sessions.id, sessionId), eq(sessions.user_id, actor.id)), now);
}

async function end(db: Context['db'], which: SQL | undefined, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ ended_at: now })
    .where(and(which, isNull(sessions.ended_at)));
  return rowCount === 1;
}

/** More would be no list that anybody reads. */
const MOST_SESSIONS = 100;

/** Those that are not over: the actor's present one first, then the one that was used last. */
export async function openSessionsOf(
  { db }: Context,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
  now: Date,
): Promise<SessionRow[]> {
  const isCurrent = sql<boolean>`${sessions.id} = ${sessionId}`;
  const rows = await db
    .select({
      id: sessions.id,
      browser: sessions.browser,
      system: sessions.system,
      shared: sessions.shared,
      started_at: sessions.started_at,
      used_at: sessions.used_at,
      is_current: isCurrent,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.user_id, id),
        isNull(sessions.ended_at),
        sql`${sessions.expires_at} > ${now} and ${sessions.idle_expires_at} > ${now}`,
      ),
    )
    .orderBy(desc(isCurrent), desc(sessions.used_at), sessions.id)
    .limit(MOST_SESSIONS);
  return rows.map((row) => ({
    ...row,
    started_at: row.started_at.toISOString(),
    used_at: row.used_at.toISOString(),
  }));
}
