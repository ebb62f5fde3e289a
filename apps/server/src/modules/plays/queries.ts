/** Looking back at plays; whose plays the actor may see is always in the WHERE clause. */
import type { ParsedRequestOf, ResponseOf } from '@mindhero/contract/endpoint';
import { type PlayColumn } from '@mindhero/contract/lists';
import { nameOf } from '@mindhero/contract/name';
import { type getPlay, type listStudentPlays, type StudentDay } from '@mindhero/contract/play';
import { type AnyColumn, type SQL, and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { orderOf } from '../../platform/db/ordering.ts';
import { prepared } from '../../platform/db/prepared.ts';
import {
  materialRevisions,
  playEvents,
  plays,
  schools,
  trainedDays,
  users,
} from '../../platform/db/schema/index.ts';
import { schoolDay } from '../../platform/db/school-day.ts';
import { type FinishedRow, materialOf, toPlay } from './row.ts';

const selected = {
  id: plays.id,
  user_id: plays.user_id,
  game: plays.game,
  subject: plays.subject,
  version: plays.version,
  settings: plays.settings,
  seed: sql<string>`${plays.seed}`,
  origin: plays.origin,
  only: plays.only,
  started_at: plays.started_at,
  earliest_at: plays.earliest_at,
  finished_at: plays.finished_at,
  active_ms: plays.active_ms,
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
  total_points: plays.total_points,
  total_stars: plays.total_stars,
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
  const [found] = await prepared(
    db
      .select({
        row: selected,
        events: playEvents.events,
        revision_id: plays.revision_id,
        content: materialRevisions.content,
        names: { username: users.username, first_name: users.first_name, last_name: users.last_name },
      })
      .from(plays)
      .innerJoin(users, eq(users.id, plays.user_id))
      .innerJoin(playEvents, eq(playEvents.play_id, plays.id))
      .leftJoin(materialRevisions, eq(materialRevisions.id, plays.revision_id))
      .where(and(eq(plays.id, id), isNotNull(plays.finished_at), visible)),
  );
  if (found === undefined) return null;
  const { revision_id, content } = found;
  const row: FinishedRow = { ...(found.row as FinishedRow), revision_id, content };
  const material = materialOf(row);
  return {
    play: toPlay(row),
    seed: Number(row.seed),
    only: row.only && [...row.only],
    events: found.events.map((event) => ({ ...event })),
    ...(material !== null && { material }),
    student: { id: row.user_id, name: nameOf(found.names) },
  };
}

const orderings: Readonly<Record<PlayColumn, AnyColumn>> = {
  finished_at: plays.finished_at,
  points: plays.points,
  active_ms: plays.active_ms,
};

type PlaysQuery = ParsedRequestOf<typeof listStudentPlays>['query'];
type PlaysFilter = Omit<PlaysQuery, 'page' | 'page_size'>;

const wantedOf = ({ game }: PlaysFilter) =>
  and(
    eq(plays.user_id, users.id),
    isNotNull(plays.finished_at),
    game === undefined ? undefined : eq(plays.game, game),
  );

/**
 * A student's finished plays, or null if there is no such student whom the actor may see.
 * @param visible which students the actor may see, as a condition on `users`
 */
export async function findPlays(
  db: Database,
  visible: SQL,
  studentId: number,
  query: PlaysQuery,
): Promise<ResponseOf<typeof listStudentPlays> | null> {
  const wanted = wantedOf(query);
  const student = and(eq(users.id, studentId), visible);
  const [[total], rows] = await Promise.all([
    prepared(
      db
        .select({ count: count(plays.id) })
        .from(users)
        .leftJoin(plays, wanted)
        .where(student)
        .groupBy(users.id),
    ),
    prepared(
      db
        .select(selected)
        .from(users)
        .innerJoin(plays, wanted)
        .where(student)
        .orderBy(...orderOf(orderings, query.ordering, plays.id))
        .limit(query.page_size)
        .offset((query.page - 1) * query.page_size),
    ),
  ]);
  if (total === undefined) return null;
  return { count: total.count, results: rows.map((row) => toPlay(row as FinishedRow)) };
}

/**
 * Whose plays a file holds, or null if there is no such student whom the actor may see.
 * @param visible which students the actor may see, as a condition on `users`
 */
export async function findPlayer(db: Database, visible: SQL, studentId: number) {
  const [found] = await db
    .select({ username: users.username, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(and(eq(users.id, studentId), visible));
  return found === undefined ? null : { id: studentId, name: nameOf(found) };
}

/** What a file of a student's plays says. */
export function playSource(db: Database, visible: SQL, studentId: number, query: PlaysFilter) {
  const student = and(eq(users.id, studentId), visible);
  return {
    async ids(most: number) {
      const rows = await db
        .select({ id: plays.id })
        .from(users)
        .innerJoin(plays, wantedOf(query))
        .where(student)
        .orderBy(...orderOf(orderings, query.ordering, plays.id))
        .limit(most + 1);
      return rows.length > most ? null : rows.map(({ id }) => id);
    },
    rows: async (ids: readonly string[]) =>
      (await db
        .select(selected)
        .from(users)
        .innerJoin(plays, wantedOf(query))
        .where(and(student, inArray(plays.id, [...ids])))) as FinishedRow[],
  };
}

/**
 * A student's training of the last `days` days, today included, in the school's time zone; oldest first. Null if there
 * is no such student whom the actor may see.
 * @param visible which students the actor may see, as a condition on `users`
 */
export async function findDays(
  db: Database,
  visible: SQL,
  studentId: number,
  days: number,
  now: Date,
): Promise<StudentDay[] | null> {
  const total = (column: AnyColumn) => sql`sum(${column})`.mapWith(Number);
  const rows = await prepared(
    db
      .select({
        day: trainedDays.day,
        subject: trainedDays.subject,
        plays: total(trainedDays.plays),
        correct: total(trainedDays.correct),
        incorrect: total(trainedDays.incorrect),
        missed: total(trainedDays.missed),
        active_ms: total(trainedDays.active_ms),
        points: total(trainedDays.points),
      })
      .from(users)
      .leftJoin(schools, eq(schools.id, users.school_id))
      .leftJoin(
        trainedDays,
        and(eq(trainedDays.user_id, users.id), sql`${trainedDays.day} > ${schoolDay(now)} - ${days}::int`),
      )
      .where(and(eq(users.id, studentId), visible))
      .groupBy(trainedDays.day, trainedDays.subject)
      .orderBy(asc(trainedDays.day), asc(trainedDays.subject)),
  );
  if (rows.length === 0) return null;
  return rows.flatMap(({ day, subject, ...sums }) =>
    day === null || subject === null ? [] : [{ day, subject, ...sums }],
  );
}
