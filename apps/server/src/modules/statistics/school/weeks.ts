/** The weeks of which a school is told, by its own calendar. */
import { dayNumber, dayOfNumber } from '@mindhero/contract/calendar';
import { mondayOf, weekOfDay } from '@mindhero/engine/mastery/days';
import { isPaused } from '@mindhero/engine/week-streak';
import { localTime } from '../../../platform/tables/cell-text.ts';
import type { ToldSchool } from './told-school.ts';

type Calendar = Pick<ToldSchool, 'time_zone' | 'holidays'>;

/** The calendar day of a school, as a number. */
export const todayOf = ({ time_zone }: Pick<ToldSchool, 'time_zone'>, now: Date): number =>
  dayNumber(localTime(now, time_zone).toISOString().slice(0, 10));

/** The numbers of the weeks in which the last so many days lie, the oldest first. */
export function weeksOf(today: number, days: number): readonly number[] {
  const first = weekOfDay(today - days + 1);
  return Array.from({ length: weekOfDay(today) - first + 1 }, (_, index) => first + index);
}

/** The Monday of a week, and whether most of its days of school are holidays. */
export function toldWeek(week: number, { holidays }: Pick<Calendar, 'holidays'>) {
  const numbered = holidays.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }));
  return { monday: dayOfNumber(mondayOf(week)), is_holiday: isPaused(week, numbered) };
}
