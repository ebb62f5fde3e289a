/** Of which homework is told how often it is done: that of whole days, of the home time zone, which are over. */
import { dayNumber, dayOfNumber, homeTimeZone, planDay } from '@mindhero/contract/calendar';
import { type SQL, sql } from 'drizzle-orm';
import { tasks } from '../../platform/db/schema/index.ts';

/** From a day on, and before another (YYYY-MM-DD). */
interface DueDays {
  readonly first: string;
  readonly next: string;
}

/**
 * The last so many days before today: what is due later today can still be done.
 * @param ago how many such periods earlier
 */
export function dueDays(days: number, now: Date, ago = 0): DueDays {
  const next = dayNumber(planDay(now)) - ago * days;
  return { first: dayOfNumber(next - days), next: dayOfNumber(next) };
}

const midnight = (day: string) => sql`${day}::date::timestamp at time zone ${sql.raw(`'${homeTimeZone}'`)}`;

/** Whether a task of a query of `tasks` is due on one of these days. `due_days` keeps the same by the day. */
export const isDueOn = ({ first, next }: DueDays): SQL =>
  sql`(${tasks.due_at} >= ${midnight(first)} and ${tasks.due_at} < ${midnight(next)})`;
