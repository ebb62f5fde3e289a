/** One logarithmic scale for all games, 1 to 100: a first lesson is about 15, the world record about 100. */

/**
 * Difficulty of a task with so much load in so much time, rounded to tenths. The constant of each game comes on top.
 * @param load units of work, such as weighted bead moves
 * @param seconds time that there is for it
 */
export function difficultyOf(load: number, seconds: number, extra = 0): number {
  const raw = 12 * Math.log2(1 + load / seconds) + extra;
  return Math.round(Math.min(100, Math.max(1, raw)) * 10) / 10;
}
