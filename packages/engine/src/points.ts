/** Points of a play: earned by items, never lost. */
import type { ItemOutcome } from './play.ts';

/** Right answers in a row that raise the bonus by one step. */
const STREAK = 5;
const BONUS_STEP = 0.1;
const LARGEST_BONUS = 0.5;

/**
 * Points of a play's items, a whole number. An item brings a fifth of its difficulty, rounded up, at the first try and
 * half of that at the second; every five items in a row that are right at the first try add a tenth, up to a half.
 * @param difficulty of the settings, 1 to 100; an item's own difficulty goes before it
 */
export function pointsOf(items: readonly ItemOutcome[], difficulty: number): number {
  let points = 0;
  let streak = 0;
  for (const item of items) {
    const isFirstTry = item.correct && item.attempts === 1;
    streak = isFirstTry ? streak + 1 : 0;
    const full = Math.ceil((item.difficulty ?? difficulty) / 5);
    if (isFirstTry) points += full * (1 + Math.min(LARGEST_BONUS, BONUS_STEP * Math.floor(streak / STREAK)));
    else if (item.correct && item.attempts === 2) points += full / 2;
  }
  return Math.round(points);
}

/** The most that an item can bring: as hard as there is, right at the first try, at the end of a long streak. */
const MOST_OF_AN_ITEM = Math.ceil(100 / 5) * (1 + LARGEST_BONUS);

/**
 * The time in which the fastest honest pupil earns so many points: each item is as hard as there is, brings the whole
 * bonus, and is solved as quickly as anybody can. No pupil is so good; nobody who is honest can be better. Whoever has
 * more points than this allows for an hour has not earned them.
 * @param fastestItemMs milliseconds in which nobody solves more than one item, what it shows included
 */
export function fastestMsFor(points: number, fastestItemMs: number): number {
  // Points are whole: half a point is rounded up, once a play.
  return (Math.max(0, points - 0.5) / MOST_OF_AN_ITEM) * fastestItemMs;
}
