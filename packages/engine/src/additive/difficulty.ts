import { difficultyOf } from '../difficulty.ts';
import { meanLoad } from './load.ts';
import type { AdditiveSettings } from './settings.ts';

type Size = Pick<AdditiveSettings, 'module' | 'digits' | 'amount_of_numbers'>;

/**
 * Difficulty of running sums. The scale was fitted to the ladders of the flash-anzan exams: a beginner's one digit
 * three times at 3 s gives 15, the first dan 54, the tenth 89.
 * @param seconds time for one example
 */
export function additiveDifficulty(
  { module, digits, amount_of_numbers: count }: Size,
  seconds: number,
): number {
  const extra = 4 * Math.log2(count) + 6 * (digits - 1);
  return difficultyOf(meanLoad(module, digits, count), seconds, extra);
}

/**
 * Usual time in seconds for an example that is solved at one's own pace: half a second for each bead move of the same
 * numbers without any formula, so that harder modules count as harder.
 */
export function usualSeconds({ digits, amount_of_numbers: count }: Size): number {
  return meanLoad('easy', digits, count) / 2;
}
