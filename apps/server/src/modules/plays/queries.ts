/** Looking back at plays; whose plays the actor may see is always in the WHERE clause. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { Best, getPlay, Play, StudentDay } from '@mindhero/contract/play';
import { type SQL, and, asc, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { playBests, playDays, playEvents, plays, schools, users } from '../../platform/db/schema/index.ts';
import { type FinishedRow, toPlay } from './row.ts';

const playColumns = {
  id: plays.id,
  user_id: plays.userId,
  game: plays.game,
  subject: plays.subject,
  version: plays.version,
  settings: plays.settings,
  seed: sql<string>`${plays.seed}`,
  started_at: plays.startedAt,
  finished_at: plays.finishedAt,
  active_ms: plays.activeMs,
  correct: plays.correct,
  incorrect: plays.incorrect,
  missed: plays.missed,
  level: plays.level,
  ended: plays.ended,
  metrics: plays.metrics,
  difficulty: plays.difficulty,
  points: plays.points,
  stars: plays.stars,
  flags: plays.flags,
  total_points: plays.totalPoints,
  total_stars: plays.totalStars,
};

/**
 * A finished play with what a replay needs, or null.
 * @param visible whose plays the actor may see, as a condition on `users`
 */
export async function findFinishedPlay(
  db: Database,
  visible: SQL,
  id: string,
): Promise<ResponseOf<typeof getPlay> | null> {
  const [found] = await db
    .select({
      row: playColumns,
      events: playEvents.events,
      firstName: users.firstName,
      lastName: users.lastName,
      username: users.username,
    })
    .from(plays)
    .innerJoin(users, eq(users.id, plays.userId))
    .innerJoin(playEvents, eq(playEvents.playId, plays.id))
    .where(and(eq(plays.id, id), isNotNull(plays.finishedAt), visible));
  if (found === undefined) return null;
  const row = found.row as FinishedRow;
  const name = `${found.firstName} ${found.lastName}`.trim();
  return {
    play: toPlay(row),
    seed: Number(row.seed),
    events: found.events.map((event) => ({ ...event })),
    student: { id: row.user_id, name: name === '' ? found.username : name },
  };
}

/** A person's best plays, one of each game played. */
export async function findBests(db: Database, userId: number): Promise<Best[]> {
  const rows = await db
    .select()
    .from(playBests)
    .where(eq(playBests.userId, userId))
    .orderBy(asc(playBests.game));
  return rows.map((row) => ({
    game: row.game as Best['game'],
    plays: row.plays,
    stars: row.stars,
    correct: row.correct,
    incorrect: row.incorrect,
    missed: row.missed,
    level: row.level,
    points: row.points,
    finished_at: row.finishedAt.toISOString(),
  }));
}

/** Whether the actor may see this student. */
export async function existsStudent(db: Database, visible: SQL, id: number): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), visible));
  return found.length > 0;
}

const orderings = {
  finished_at: plays.finishedAt,
  points: plays.points,
  active_ms: plays.activeMs,
} as const;

export type PlayColumn = keyof typeof orderings;

export interface PlaysQuery {
  readonly page: number;
  readonly page_size: number;
  readonly ordering: PlayColumn | `-${PlayColumn}`;
  readonly game?: Play['game'] | undefined;
}

/** A student's finished plays. */
export async function findPlays(
  db: Database,
  userId: number,
  query: PlaysQuery,
): Promise<{ count: number; results: Play[] }> {
  const where = and(
    eq(plays.userId, userId),
    isNotNull(plays.finishedAt),
    query.game === undefined ? undefined : eq(plays.game, query.game),
  );
  const isReversed = query.ordering.startsWith('-');
  const column = orderings[(isReversed ? query.ordering.slice(1) : query.ordering) as PlayColumn];
  const order = isReversed ? [desc(column), desc(plays.id)] : [asc(column), asc(plays.id)];
  const [total, rows] = await Promise.all([
    db.select({ count: count() }).from(plays).where(where),
    db
      .select(playColumns)
      .from(plays)
      .where(where)
      .orderBy(...order)
      .limit(query.page_size)
      .offset((query.page - 1) * query.page_size),
  ]);
  return { count: total[0]?.count ?? 0, results: rows.map((row) => toPlay(row as FinishedRow)) };
}

/** A student's training of the last `days` days, today included, in the school's time zone; oldest first. */
export async function findDays(db: Database, userId: number, days: number, now: Date): Promise<StudentDay[]> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone coalesce(${schools.timeZone}, 'Europe/Kyiv'))::date`;
  return db
    .select({
      day: playDays.day,
      subject: playDays.subject,
      plays: playDays.plays,
      correct: playDays.correct,
      incorrect: playDays.incorrect,
      missed: playDays.missed,
      active_ms: playDays.activeMs,
      points: playDays.points,
    })
    .from(playDays)
    .innerJoin(users, eq(users.id, playDays.userId))
    .leftJoin(schools, eq(schools.id, users.schoolId))
    .where(and(eq(playDays.userId, userId), sql`${playDays.day} > ${today} - ${days}::int`))
    .orderBy(asc(playDays.day), asc(playDays.subject));
}
