/** Sets of numbers to draw from: an interval, with or without those that end in zero, or a few chosen ones. */
import type { Random } from '@mindhero/engine/random';
import type { FactorSettings } from './factor-settings.ts';

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  /** Also 10, 20, 100 … */
  readonly trailingZeros: boolean;
  /** Every length equally often, instead of every number. */
  readonly evenLengths: boolean;
  /** Only these, in ascending order. */
  readonly only: readonly number[] | null;
}

/** How many digits a whole number has, 0 or more. */
export const digitsOf = (value: number): number => String(value).length;

/**
 * The numbers that settings let one of the two be.
 * @param smallest numbers below it are never asked about, such as 0 and 1
 */
export function rangeOf(settings: FactorSettings, which: 'first' | 'second', smallest: number): NumberRange {
  const { digit_count, tables, allow_trailing_zeros: trailingZeros } = settings;
  const shared = { trailingZeros, evenLengths: digit_count === 'random', only: null };
  if (which === 'second' && tables.length > 0) {
    return { ...shared, min: Math.min(...tables), max: Math.max(...tables), only: tables };
  }
  if (digit_count === 'disabled') {
    return { ...shared, min: Math.max(smallest, settings[`${which}_min`]), max: settings[`${which}_max`] };
  }
  const digits = settings[`${which}_digits`];
  const least = digit_count === 'random' || digits === 1 ? smallest : 10 ** (digits - 1);
  return { ...shared, min: least, max: 10 ** digits - 1 };
}

/** Whether a whole number is a member. */
export function contains(range: NumberRange, value: number): boolean {
  const { min, max, trailingZeros, only } = range;
  if (only !== null) return only.includes(value);
  return value >= min && value <= max && (trailingZeros || value < 10 || value % 10 !== 0);
}

/** The smallest member at or above a bound; Infinity if there is none. */
export function lowest(range: NumberRange, from: number): number {
  if (range.only !== null) return range.only.find((value) => value >= from) ?? Infinity;
  const least = Math.max(range.min, Math.ceil(from));
  // Of two neighbours one does not end in zero.
  return [least, least + 1].find((value) => contains(range, value)) ?? Infinity;
}

/** The largest member at or below a bound; -Infinity if there is none. */
export function highest(range: NumberRange, to: number): number {
  if (range.only !== null) return range.only.findLast((value) => value <= to) ?? -Infinity;
  const most = Math.min(range.max, Math.floor(to));
  return [most, most - 1].find((value) => contains(range, value)) ?? -Infinity;
}

/** A member between two bounds, or null if there is none. */
export function draw(range: NumberRange, from: number, to: number, random: Random): number | null {
  if (range.only !== null) {
    const left = range.only.filter((value) => value >= from && value <= to);
    return left.length === 0 ? null : random.pick(left);
  }
  const least = lowest(range, from);
  const most = highest(range, to);
  if (least > most) return null;
  if (range.evenLengths && digitsOf(least) < digitsOf(most)) {
    const digits = random.integer(digitsOf(least), digitsOf(most));
    const bounds = [Math.max(least, 10 ** (digits - 1)), Math.min(most, 10 ** digits - 1)] as const;
    // A length of which only 10 or 100 is left, and that one ends in zero, gives way to all the others.
    return draw({ ...range, evenLengths: false }, ...bounds, random) ?? between(range, least, most, random);
  }
  return between(range, least, most, random);
}

function between(range: NumberRange, least: number, most: number, random: Random): number {
  for (;;) {
    const value = random.integer(least, most);
    if (contains(range, value)) return value;
  }
}

/** The least and the largest answer that the settings take. */
export function answerBounds(settings: FactorSettings): { readonly least: number; readonly most: number } {
  const { min_response_digits: min, max_response_digits: max } = settings;
  return {
    least: min === null || min === 1 ? 0 : 10 ** (min - 1),
    most: max === null ? Infinity : 10 ** max - 1,
  };
}
