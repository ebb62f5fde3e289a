/** Weeks as whole numbers, by the calendar of a school. Days are counted from 1 January 1970. */

/** Days from Monday 29 December 1969, the first one of week 0, to 1 January 1970. */
const MONDAY = 3;

/** The week of a day: Mondays are counted from Monday 29 December 1969, week 0. */
export const weekOfDay = (day: number): number => Math.floor((day + MONDAY) / 7);

/** The Monday of a week, as a day's number. */
export const mondayOf = (week: number): number => 7 * week - MONDAY;
