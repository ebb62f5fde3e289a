/** Where somebody's plans stand on a line of time. Pure; days are calendar days (YYYY-MM-DD), places 0 to 1. */
import type { PastSubscription } from '@mindhero/contract/plans/stock';
import { dayNumber, dayText } from '../../../entities/plan/days.ts';

type Period = Pick<PastSubscription, 'start_date' | 'end_date' | 'months'>;

/** A plan-month, or a whole period where months would be too narrow to be seen. */
interface Piece {
  readonly from: number;
  readonly to: number;
  /** Its last day has passed. */
  readonly isOver: boolean;
}

export interface Timeline {
  readonly pieces: readonly Piece[];
  readonly today: number;
  /** Firsts of months, to find one's way by. */
  readonly marks: readonly { readonly day: string; readonly at: number }[];
}

/** More plan-months than these are too narrow on a phone. */
const MOST_PIECES = 36;
const MOST_MARKS = 4;
/** Months from one mark to the next. */
const steps = [1, 2, 3, 6, 12, 24, 60, 120] as const;

/** From the first day of any plan to the last one, today included. @param periods at least one */
export function timelineOf(periods: readonly Period[], today: string): Timeline {
  const from = Math.min(dayNumber(today), ...periods.map(({ start_date }) => dayNumber(start_date)));
  // A period lasts to the end of its last day.
  const to = Math.max(dayNumber(today), ...periods.map(({ end_date }) => dayNumber(end_date))) + 1;
  const placeOf = (day: number) => (day - from) / (to - from);
  const months = periods.reduce((sum, period) => sum + period.months, 0);
  const cut = months <= MOST_PIECES ? monthsOf : wholeOf;
  return {
    pieces: periods
      .flatMap(cut)
      .map(([first, end]) => ({
        from: placeOf(first),
        to: placeOf(end),
        isOver: end <= dayNumber(today),
      }))
      .toSorted((a, b) => a.from - b.from),
    today: placeOf(dayNumber(today) + 0.5),
    marks: marksIn(from, to).map((day) => ({ day: dayText(day), at: placeOf(day) })),
  };
}

/** First day, and the day after the last. */
type Span = readonly [number, number];

const wholeOf = ({ start_date, end_date }: Period): readonly Span[] => [
  [dayNumber(start_date), dayNumber(end_date) + 1],
];

/** Months are of about one length: the picture is not read to the day. */
function monthsOf({ start_date, end_date, months }: Period): readonly Span[] {
  const first = dayNumber(start_date);
  const length = (dayNumber(end_date) + 1 - first) / months;
  return Array.from({ length: months }, (_, index): Span => [
    first + index * length,
    first + (index + 1) * length,
  ]);
}

/** As many as have room beside each other; none so late that what it says would stick out. */
function marksIn(from: number, to: number): readonly number[] {
  for (const step of steps) {
    const marks = firstsOfMonths(from, to, step).filter((day) => (day - from) / (to - from) < 0.82);
    if (marks.length <= MOST_MARKS) return marks;
  }
  return [];
}

/** Steps are counted from the same month in every picture: of a quarter it is January, April, July and October. */
function firstsOfMonths(from: number, to: number, step: number): readonly number[] {
  const [year = 0, month = 0] = dayText(from).split('-').map(Number);
  const marks: number[] = [];
  for (let index = Math.ceil((year * 12 + month - 1) / step) * step; ; index += step) {
    const day = dayNumber(new Date(Date.UTC(Math.floor(index / 12), index % 12)).toISOString());
    if (day >= to) return marks;
    if (day >= from) marks.push(day);
  }
}
