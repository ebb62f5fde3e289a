/** What people trained in the last seven days, today included, where they go to school. */
import { minutesOf } from '@mindhero/engine/minutes';
import { eq, type SQL, sql } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { finishLog, personWeeks, trainedDays, users } from './schema/index.ts';
import { schoolDay } from './school-day.ts';

/** The first of the seven days. */
export function weekStart(now: Date): SQL {
  return sql`${schoolDay(now)} - 6`;
}

/** What is kept of a person's last days, for queries that read `users`. */
export const isWeekOfUser = eq(personWeeks.user_id, users.id);

/** What of a person's week is in the log and in no sum yet, for queries that read `users` and `schools`. */
export const loggedWeek = (now: Date) =>
  new QueryBuilder()
    .select({
      active_ms: sql`sum(${finishLog.active_ms})`.as('logged_ms'),
      correct: sql`sum(${finishLog.correct})`.as('logged_correct'),
      answers: sql`sum(${finishLog.correct} + ${finishLog.incorrect} + ${finishLog.missed})`.as(
        'logged_answers',
      ),
    })
    .from(finishLog)
    .where(sql`${finishLog.user_id} = ${users.id} and ${finishLog.day} >= ${weekStart(now)}`)
    .as('logged');

/**
 * What a person did in the last seven days, for queries that join what is kept (`isWeekOfUser`) and, laterally, what is not
 * (`loggedWeek`).
 */
export function weekOf(now: Date) {
  const logged = loggedWeek(now);
  const sum = (name: 'active_ms' | 'correct' | 'answers') =>
    sql`(coalesce(${personWeeks[name]}[${personWeeks.day} - (${weekStart(now)}) + 1], 0) + coalesce(${logged[name]}, 0))`;
  return {
    active_ms: sum('active_ms'),
    answers: sum('answers'),
    accuracy: sql`100.0 * ${sum('correct')} / nullif(${sum('answers')}, 0)`,
  };
}

/** Added up over days of training. */
export const trainedMs = sql`coalesce(sum(${trainedDays.active_ms}), 0)`;

/** Milliseconds of a query, as minutes. */
export const asMinutes = (ms: SQL): SQL<number> => ms.mapWith((sum) => minutesOf(Number(sum)));

/** Rounded as lists show it. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
