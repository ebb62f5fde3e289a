/** By what pupils are ranked. */
import { whole } from './whole.ts';

/** Points of one day that count for the rating, so that no night is played through. */
export const DAY_CAP = 600;

/** With how many weeks before it a week is compared. */
export const OWN_WEEKS = 4;

/**
 * This week against the own weeks before, in percent of their median; null where nothing is to be compared with yet.
 * @param before points of the weeks before, those without training left out
 */
export function ownShare(points: number, before: readonly number[]): number | null {
  const weeks = [...before, ...Array<number>(Math.max(0, OWN_WEEKS - before.length)).fill(0)];
  const sorted = weeks.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const usual = ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
  return usual === 0 ? null : whole((100 * points) / usual);
}

interface Placed {
  readonly rank: number;
}

/**
 * Ranks by a figure: one more than there are rows with more of it, so that equal ones share a place.
 * @returns those with more than nothing, the first first
 */
export function ranked<Row>(rows: readonly Row[], figureOf: (row: Row) => number): (Row & Placed)[] {
  const sorted = rows.filter((row) => figureOf(row) > 0).toSorted((a, b) => figureOf(b) - figureOf(a));
  let rank = 0;
  let last: number | undefined;
  return sorted.map((row, index) => {
    const figure = figureOf(row);
    if (figure !== last) rank = index + 1;
    last = figure;
    return { ...row, rank };
  });
}
