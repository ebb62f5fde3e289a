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

/** A text about which nothing was asked: that it was read to its end is all there is to tell. */
export function isReadOnly({ items, ended }: Pick<PlayResult, 'items' | 'ended'>): boolean {
  const isRead = items.length > 0 && items.every(({ correct, tags }) => correct && tags?.includes('read'));
  return isRead && ended !== 'stopped';
}

/**
 * Stars of a play. One that was stopped has none, since a game that ends when the pupil likes could be stopped after one
 * right answer; nor has one in which nothing was solved, or nothing asked.
 */
export function starsOfPlay(result: Omit<PlayResult, 'metrics'>): number {
  const isRated = result.ended !== 'stopped' && isAnythingSolved(result) && !isReadOnly(result);
  return isRated ? starsOf(result) : 0;
}
