/** What a pupil trained in the last year, game by game and day by day: all that is told of it is added up from here. */
import { dayNumber } from '@mindhero/contract/calendar';
import type { Holiday } from '@mindhero/contract/holidays';
import { goalOf } from '@mindhero/engine/goal';
import type { GameId } from '@mindhero/games/catalogue';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { schools, trainedDays, users } from '../../../platform/db/schema/index.ts';
import { schoolDay } from '../../../platform/db/school-day.ts';

/** Weeks before the one that is not over: with them a calendar shows a year. */
const WEEKS_BEFORE = 52;

/** So many days back are read at least, today included. */
export const DAYS_READ = 7 * WEEKS_BEFORE;

/** A game's day, added up. */
export interface GameDay {
  readonly day: number;
  readonly game: GameId;
  readonly active_ms: number;
  readonly points: number;
  readonly correct: number;
  readonly answers: number;
  readonly fluent_correct: number;
  readonly fluent_ms: number;
}

export interface TrainedPupil {
  readonly points: number;
  /** Minutes a week: the own goal, else that of the school. */
  readonly goal: number;
  readonly holidays: readonly Holiday[];
  readonly today: number;
  /** Oldest first. */
  readonly trained: readonly GameDay[];
}

/**
 * Null if there is no such student whom the actor may see.
 * @param visible which students the actor may see, as a condition on `users`
 */
export async function findTrained(
  db: Database,
  visible: SQL,
  studentId: number,
  now: Date,
): Promise<TrainedPupil | null> {
  const today = schoolDay(now);
  const sum = (column: Figure | SQL) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
  const { correct, incorrect, missed } = trainedDays;
  const rows = await prepared(
    db
      .select({
        today: sql<string>`(${today})::text`,
        points: users.points,
        goal_minutes: users.goal_minutes,
        goal_of_school: schools.goal_minutes,
        holidays: schools.holidays,
        day: sql<string | null>`${trainedDays.day}::text`,
        game: sql<GameId | null>`${trainedDays.game}`,
        active_ms: sum(trainedDays.active_ms),
        gained: sum(trainedDays.points),
        correct: sum(correct),
        answers: sum(sql`${correct} + ${incorrect} + ${missed}`),
        fluent_correct: sum(trainedDays.fluent_correct),
        fluent_ms: sum(trainedDays.fluent_ms),
      })
      .from(users)
      .leftJoin(schools, eq(schools.id, users.school_id))
      .leftJoin(
        trainedDays,
        and(
          eq(trainedDays.user_id, users.id),
          sql`${trainedDays.day} between monday_of(${today}) - ${DAYS_READ}::int and ${today}`,
        ),
      )
      .where(and(eq(users.id, studentId), visible))
      .groupBy(users.id, schools.id, trainedDays.day, trainedDays.game)
      .orderBy(trainedDays.day, trainedDays.game),
  );
  const [first] = rows;
  if (first === undefined) return null;
  return {
    points: first.points,
    goal: goalOf(first.goal_minutes, first.goal_of_school),
    holidays: first.holidays ?? [],
    today: dayNumber(first.today),
    trained: rows.flatMap((row): GameDay[] => {
      const { day, game, gained: points, active_ms, correct, answers, fluent_correct, fluent_ms } = row;
      if (day === null || game === null) return [];
      return [{ day: dayNumber(day), game, points, active_ms, correct, answers, fluent_correct, fluent_ms }];
    }),
  };
}

type Figure = (typeof trainedDays)['active_ms' | 'points' | 'correct' | 'fluent_correct' | 'fluent_ms'];

export function total<Name extends string>(
  rows: readonly Readonly<Record<Name, number>>[],
  name: Name,
): number {
  return rows.reduce((sum, row) => sum + row[name], 0);
}
