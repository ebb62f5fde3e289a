/** What is shown in a trial, how long it takes, and how hard it is. */
import type { Random } from '@mindhero/engine/random';
import { DIGIT_BITS, recallDifficulty } from '../recall-difficulty.ts';
import { TILES } from './places.ts';
import type { Settings } from './settings.ts';

/** A person who has got so far has won: there are no more tiles, and hardly anybody keeps more digits. */
export const longest = ({ item }: Pick<Settings, 'item'>): number => (item === 'tiles' ? TILES : 15);

/** Digits 1 to 9, or numbers of tiles from 0, in the order in which they are shown. */
export function drawItems({ item }: Pick<Settings, 'item'>, length: number, random: Random): number[] {
  if (item === 'tiles') {
    return random.shuffle(Array.from({ length: TILES }, (_, tile) => tile)).slice(0, length);
  }
  const digits: number[] = [];
  while (digits.length < length) digits.push(random.pick(digitsAfter(digits.at(-2), digits.at(-1))));
  return digits;
}

/** No digit twice in a row, and no three that count up or down, such as 123 or 321: they are kept as one. */
function digitsAfter(before: number | undefined, last: number | undefined): number[] {
  const step = before === undefined || last === undefined ? 0 : last - before;
  const counted = Math.abs(step) === 1 && last !== undefined ? last + step : last;
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digit !== last && digit !== counted);
}

/** What is to be given for what was shown. */
export function expectedOf({ direction }: Pick<Settings, 'direction'>, items: readonly number[]): number[] {
  return direction === 'backward' ? items.toReversed() : [...items];
}

/** From one item to the next. */
export const periodMs = ({ item_ms, gap_ms }: Pick<Settings, 'item_ms' | 'gap_ms'>): number =>
  item_ms + gap_ms;

/** Spans of places are about 1.5 shorter than those of digits. */
const TILE_BITS = 1.3 * DIGIT_BITS;
/** Spans backwards are about two shorter. */
const BACKWARD = 1.4;

/** Three digits at the usual pace come to 25, seven to 39, five tiles backwards to 45. */
export function lengthDifficulty(settings: Settings, length: number): number {
  const bits = length * (settings.item === 'tiles' ? TILE_BITS : DIGIT_BITS);
  return recallDifficulty(
    settings.direction === 'backward' ? BACKWARD * bits : bits,
    periodMs(settings) / 1000,
  );
}
