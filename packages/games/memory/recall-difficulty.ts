/**
 * Difficulty 1 to 100, rounded to tenths, of giving something again from memory, on the logarithmic scale of all games. Unlike in a pattern
 * that is seen at once, more time for each item helps little: what counts is how much there is to keep.
 * @param load bits to be kept; what is harder than digits in their order counts as more of them
 * @param secondsEach time that each item is there for
 */
export function recallDifficulty(load: number, secondsEach: number): number {
  const difficulty = 16 * Math.log2(1 + load / (4 + secondsEach));
  return Math.round(Math.min(100, Math.max(1, difficulty)) * 10) / 10;
}

/** What a digit adds to the load. */
export const DIGIT_BITS = Math.log2(10);
