/** What multiply and multiply-divide ask about their numbers: how many digits or between which bounds. */
import { choice, flag, integer, many, optionalInteger } from '@mindhero/engine/settings';

/** Where the second number is of a chosen table, nothing else says what it is. */
const isAnySecond = ({ tables }: Readonly<Record<string, unknown>>) =>
  !Array.isArray(tables) || tables.length === 0;
const isCounted = ({ digit_count }: Readonly<Record<string, unknown>>) => digit_count !== 'disabled';

const LARGEST_FACTOR = 999_999;

/**
 * Fields for two numbers. `digit_count` is enabled (so many digits exactly), disabled (numbers between bounds) or random
 * (up to so many digits, each length equally often).
 * @param mostDigits how long the first number may be
 * @param firstDigits how long it is by default
 */
export function factorSettings({
  mostDigits,
  firstDigits,
}: Readonly<Record<'mostDigits' | 'firstDigits', number>>) {
  const largest = 10 ** mostDigits - 1;
  const bounded = (settings: Readonly<Record<string, unknown>>) => !isCounted(settings);
  return {
    digit_count: choice(['enabled', 'disabled', 'random'], { default: 'enabled', quiet: true }),
    first_digits: integer({ min: 1, max: mostDigits, default: firstDigits, when: isCounted }),
    second_digits: integer({
      min: 1,
      max: 6,
      default: 1,
      when: (settings) => isCounted(settings) && isAnySecond(settings),
    }),
    first_min: integer({ min: 0, max: largest, default: 2, when: bounded }),
    first_max: integer({ min: 0, max: largest, default: 10 ** firstDigits - 1, when: bounded }),
    second_min: integer({
      min: 0,
      max: LARGEST_FACTOR,
      default: 2,
      when: (settings) => bounded(settings) && isAnySecond(settings),
    }),
    second_max: integer({
      min: 0,
      max: LARGEST_FACTOR,
      default: 9,
      when: (settings) => bounded(settings) && isAnySecond(settings),
    }),
    /** Tables to train: the second number is one of these. */
    tables: many([2, 3, 4, 5, 6, 7, 8, 9], { default: [] }),
  };
}

/** How long the answer may be, and which numbers are left out; behind the fold. */
export const answerSettings = {
  min_response_digits: optionalInteger({ min: 1, max: 12, advanced: true }),
  max_response_digits: optionalInteger({ min: 1, max: 12, advanced: true }),
  /** Numbers such as 30 and 400 are as easy as 3 and 4. */
  allow_trailing_zeros: flag({ default: false, advanced: true }),
};

export interface FactorSettings {
  readonly digit_count: 'enabled' | 'disabled' | 'random';
  readonly first_digits: number;
  readonly second_digits: number;
  readonly first_min: number;
  readonly first_max: number;
  readonly second_min: number;
  readonly second_max: number;
  readonly tables: readonly number[];
  readonly min_response_digits: number | null;
  readonly max_response_digits: number | null;
  readonly allow_trailing_zeros: boolean;
}
