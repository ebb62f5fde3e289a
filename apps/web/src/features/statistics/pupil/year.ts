/** The days of a year as a calendar shows them. Pure. */
import type { Progress } from '@mindhero/contract/statistics/pupil';
import { wholeMinutesOf } from '@mindhero/engine/minutes';

export interface YearDay {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly active_ms: number;
  /** Whole ones. */
  readonly minutes: number;
  /** How strong it is drawn, 0 to 4. */
  readonly step: number;
  readonly isHoliday: boolean;
}

/** From Monday on; the week that is not over has fewer days. */
export type YearWeek = readonly YearDay[];

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEKS = 53;

/** Minutes from which on a day is drawn more strongly. */
export const steps = [1, 5, 15, 30] as const;

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
    const active_ms = trained.get(day) ?? 0;
    const minutes = wholeMinutesOf(active_ms);
    return {
      day,
      active_ms,
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
      minutes: wholeMinutesOf(days.reduce((sum, { active_ms }) => sum + active_ms, 0)),
    }))
    .toReversed();
}
