/** The number of a level: its digits, how long it is shown, and how hard that is. */
import type { Random } from '@mindhero/engine/random';
import { DIGIT_BITS, recallDifficulty } from '../recall-difficulty.ts';
import type { Settings } from './settings.ts';

/** A person who has kept so many digits has won. */
export const LAST_LEVEL = 30;

const FIRST_DIGIT_MS = 1000;
const NEXT_DIGIT_MS = 600;
/** After the number something else stands in its place, so that nothing of it stays before the eye. */
export const MASK_MS = 500;

/** How long the number of a level is to be seen. */
export function displayMs({ display, display_ms }: Settings, level: number): number {
  return display === 'fixed' ? display_ms : FIRST_DIGIT_MS + NEXT_DIGIT_MS * (level - 1);
}

/**
 * A number of so many digits. The first is no 0, which would be no digit of a number; never three alike in a row.
 * @param before the number that must not come again
 */
export function drawNumber(level: number, random: Random, before?: string): string {
  let digits = String(random.integer(1, 9));
  while (digits.length < level) {
    const last = digits.at(-1);
    const third = digits.at(-2) === last ? last : undefined;
    digits += random.pick([...'0123456789'].filter((digit) => digit !== third));
  }
  return digits === before ? drawNumber(level, random, before) : digits;
}

/** Three digits at the automatic time come to 26, seven to 41, twelve to 52. */
export function levelDifficulty(settings: Settings, level: number): number {
  return recallDifficulty(level * DIGIT_BITS, displayMs(settings, level) / 1000 / level);
}
