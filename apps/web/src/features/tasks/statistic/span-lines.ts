import type { ZonedTime } from '../../../entities/school/zoned-time.ts';

/**
 * From when to when, in two short lines: the day and both times of it; of two days one each.
 * @param from milliseconds since 1970, as `to` is
 */
export function spanLines(
  from: number,
  to: number,
  { date, time, dateTime, day }: Pick<ZonedTime, 'date' | 'time' | 'dateTime' | 'day'>,
): readonly [string, string] {
  const [begin, end] = [new Date(from).toISOString(), new Date(to).toISOString()];
  if (day(begin) === day(end)) return [date(begin), `${time(begin)}–${time(end)}`];
  return [`${dateTime(begin)} –`, dateTime(end)];
}
