import type { PlayResult } from './play.ts';

/** Shares of right answers, in percent, from which a play has one, two and three stars. */
const THRESHOLDS = [60, 80, 95] as const;

/** Stars of a play, 0 to 3: by the share of items right at the first try among all, missed ones included. */
export function starsOf({
  correct,
  incorrect,
  missed,
}: Pick<PlayResult, 'correct' | 'incorrect' | 'missed'>): number {
  const all = correct + incorrect + missed;
  return all === 0 ? 0 : THRESHOLDS.filter((percent) => 100 * correct >= percent * all).length;
}
