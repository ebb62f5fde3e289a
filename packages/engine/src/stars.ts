import type { PlayResult } from './play.ts';

/** Shares of right answers, in percent, from which a play has one, two and three stars. */
const THRESHOLDS = [60, 80, 95] as const;

/** Stars of results, 0 to 3: by the share of items right at the first try among all, missed ones included. */
export function starsOf({
  correct,
  incorrect,
  missed,
}: Pick<PlayResult, 'correct' | 'incorrect' | 'missed'>): number {
  const all = correct + incorrect + missed;
  return all === 0 ? 0 : THRESHOLDS.filter((percent) => 100 * correct >= percent * all).length;
}

/** Whether anything at all was solved. A play that counts parts, such as digits, can have right ones in wrong items. */
export const isAnythingSolved = ({ correct, items }: Pick<PlayResult, 'correct' | 'items'>): boolean =>
  correct > 0 && items.some((item) => item.correct);

/**
 * Stars of a play. One that was stopped has none, since a game that ends when the pupil likes could be stopped after one
 * right answer; and one in which nothing was solved.
 */
export function starsOfPlay(result: Omit<PlayResult, 'metrics'>): number {
  return result.ended !== 'stopped' && isAnythingSolved(result) ? starsOf(result) : 0;
}
