/** The days of a year as a calendar shows them. Pure. */
import type { Progress } from '@mindhero/contract/statistics/pupil';

export interface YearDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly minutes: number;
  /** How strong it is drawn, 0 to 4. */
  readonly step: number;
  readonly isHoliday: boolean;
}

/** From Monday on; the week that is not over has fewer days. */
export type YearWeek = readonly YearDay[];

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;
const WEEKS = 53;

/** Minutes from which on a day is drawn more strongly. */
export const steps = [1, 5, 15, 30] as const;

/** Whole minutes, and one at least where anything was trained. */
function minutesOf(ms: number): number {
  return ms === 0 ? 0 : Math.max(1, Math.round(ms / MINUTE_MS));
}

/** 53 weeks up to today, oldest first. */
export function yearOf({
  today,
  days,
  holidays,
}: Pick<Progress, 'today' | 'days' | 'holidays'>): readonly YearWeek[] {
  const trained = new Map(days.map(({ day, active_ms }) => [day, active_ms]));
  const now = Date.parse(today);
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY_MS;
  const first = monday - (WEEKS - 1) * 7 * DAY_MS;
  const all = Array.from({ length: Math.round((now - first) / DAY_MS) + 1 }, (_, index): YearDay => {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10);
    const minutes = minutesOf(trained.get(day) ?? 0);
    return {
      day,
      minutes,
      step: steps.filter((least) => minutes >= least).length,
      isHoliday: holidays.some(({ from, to }) => from <= day && day <= to),
    };
  });
  return Array.from({ length: WEEKS }, (_, week) => all.slice(7 * week, 7 * week + 7));
}

export interface YearMonth {
  /** YYYY-MM */
  readonly month: string;
  readonly days: number;
  readonly minutes: number;
}

/** What the calendar shows, month by month, the latest first. */
export function monthsOf(year: readonly YearWeek[]): readonly YearMonth[] {
  return [...Map.groupBy(year.flat(), ({ day }) => day.slice(0, 7))]
    .map(([month, days]) => ({
      month,
      days: days.filter(({ minutes }) => minutes > 0).length,
      minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
    }))
    .toReversed();
}
