/**
 * Weeks in a row in which something was trained. Holidays pause it, and the week that is not over yet takes nothing away:
 * it counts once something is trained in it.
 */
import { mondayOf, weekOfDay } from './mastery/days.ts';

/** Whole days since 1 January 1970 by the calendar of the school, both included. */
export interface Holiday {
  readonly from: number;
  readonly to: number;
}

export interface WeekStreak {
  /** Up to now. */
  readonly weeks: number;
  /** The most there ever were. */
  readonly most: number;
}

/** Monday to Friday. */
const SCHOOL_DAYS = 5;
/** With so many of them in holidays a week is no week of school. */
const MOST_DAYS_OFF = 3;

/** Whether most days of school of a week are holidays. */
export function isPaused(week: number, holidays: readonly Holiday[]): boolean {
  const days = Array.from({ length: SCHOOL_DAYS }, (_, index) => mondayOf(week) + index);
  return (
    days.filter((day) => holidays.some(({ from, to }) => from <= day && day <= to)).length >= MOST_DAYS_OFF
  );
}

/**
 * @param trained days on which something was trained, in any order; days after today are left out
 * @param today as all days here
 */
export function weekStreak(
  trained: readonly number[],
  today: number,
  holidays: readonly Holiday[],
): WeekStreak {
  const known = trained.filter((day) => day <= today).map(weekOfDay);
  const weeks = new Set(known);
  const now = weekOfDay(today);
  let run = 0;
  let most = 0;
  for (let week = Math.min(...known); week <= now; week += 1) {
    if (weeks.has(week)) run += 1;
    else if (week !== now && !isPaused(week, holidays)) run = 0;
    most = Math.max(most, run);
  }
  return { weeks: run, most };
}
