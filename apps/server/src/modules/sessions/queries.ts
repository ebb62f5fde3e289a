/** Sessions in the database, and who may begin one. */
import type { SessionRow } from '@mindhero/contract/session';
import { type SQL, and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Actor } from '../../platform/auth/actor.ts';
import type { Context } from '../../platform/context.ts';
import { schools, sessions, users } from '../../platform/db/schema/index.ts';

export interface Credentials {
  readonly id: number;
  /** Null: the account has no password. */
  readonly passwordHash: string | null;
  readonly isActive: boolean;
  readonly isArchived: boolean;
  readonly firstPasswordUntil: Date | null;
}

/** The person with this username, whatever its case. */
export async function findCredentials({ db }: Context, username: string): Promise<Credentials | undefined> {
  const [found] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      isActive: users.isActive,
      firstPasswordUntil: users.firstPasswordUntil,
      isArchived: sql<boolean>`${schools.archivedAt} is not null`,
    })
    .from(users)
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(eq(sql`lower(${users.username})`, sql`lower(${username})`));
  return found;
}

export interface Refreshed {
  readonly counter: number;
  readonly expiresAt: Date;
}

/**
 * Moves a session on. The newest token raises the counter; the one before it, which parallel tabs and clients that
 * ignore the new token still hold, does not. Undefined for every other token and for a session that is over.
 */
export async function refreshSession(
  { db }: Context,
  { sessionId, userId, counter }: { sessionId: string; userId: number; counter: number },
  now: Date,
  idleExpiresAt: Date,
): Promise<Refreshed | undefined> {
  const [row] = await db
    .update(sessions)
    .set({
      refreshCounter: sql`case when ${sessions.refreshCounter} = ${counter} then ${counter + 1}::integer else ${sessions.refreshCounter} end`,
      usedAt: now,
      idleExpiresAt: sql`least(${sessions.expiresAt}, ${idleExpiresAt}::timestamptz)`,
    })
    .from(users)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        eq(users.id, sessions.userId),
        eq(users.isActive, true),
        isNull(sessions.endedAt),
        sql`${sessions.expiresAt} > ${now} and ${sessions.idleExpiresAt} > ${now}`,
        sql`${sessions.refreshCounter} in (${counter}::integer, ${counter + 1}::integer)`,
      ),
    )
    .returning({ counter: sessions.refreshCounter, expiresAt: sessions.expiresAt });
  return row;
}

/** Ends a session of which somebody holds a token that is two or more behind: it was copied, or is very stale. Whether it did. */
export function endIfStale({ db }: Context, sessionId: string, counter: number, now: Date): Promise<boolean> {
  return end(db, and(eq(sessions.id, sessionId), sql`${sessions.refreshCounter} >= ${counter + 2}`), now);
}

/** Whether there was such a session of the actor's to be ended. */
export function endSession(
  { db }: Pick<Context, 'db'>,
  actor: Pick<Actor, 'id'>,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  return end(db, and(eq(sessions.id, sessionId), eq(sessions.userId, actor.id)), now);
}

async function end(db: Context['db'], which: SQL | undefined, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(sessions)
    .set({ endedAt: now })
    .where(and(which, isNull(sessions.endedAt)));
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
      started_at: sessions.startedAt,
      used_at: sessions.usedAt,
      is_current: isCurrent,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, id),
        isNull(sessions.endedAt),
        sql`${sessions.expiresAt} > ${now} and ${sessions.idleExpiresAt} > ${now}`,
      ),
    )
    .orderBy(desc(isCurrent), desc(sessions.usedAt), sessions.id)
    .limit(MOST_SESSIONS);
  return rows.map((row) => ({
    ...row,
    started_at: row.started_at.toISOString(),
    used_at: row.used_at.toISOString(),
  }));
}
