/** The calendar day of a person's school, and the days of home. */
import { homeTimeZone } from '@mindhero/contract/calendar';
import { type SQL, sql } from 'drizzle-orm';

const zone = `coalesce(schools.time_zone, '${homeTimeZone}')`;

/**
 * The day as an SQL expression, for statements that join `schools` under its own name, perhaps to nothing.
 * @param moment an SQL expression for a point in time
 */
export function schoolDayOf(moment: string): string {
  return `(${moment}::timestamptz at time zone ${zone})::date`;
}

/** The same for a query builder. */
export function schoolDay(now: Date): SQL {
  return sql`(${now.toISOString()}::timestamptz at time zone ${sql.raw(zone)})::date`;
}

/** When a day of the home time zone begins, as an SQL expression. */
export const homeMidnight = (day: string): string =>
  `(${day}::date::timestamp at time zone '${homeTimeZone}')`;
