/** How long the answers of a play took. */
import type { PlayResult } from './play.ts';

/** What was played: the time on the clock of active play, and how much of it the game showed what the answers needed. */
interface Played {
  readonly activeMs: number;
  readonly shownMs: number;
}

/**
 * Milliseconds for an answer on average: from what was asked to what was answered, where the game knows that of every
 * answer; else the play shared among its answers, what had to be watched left out. Null without answers.
 */
export function meanAnswerMs(
  { items, correct, incorrect }: Pick<PlayResult, 'items' | 'correct' | 'incorrect'>,
  { activeMs, shownMs }: Played,
): number | null {
  const answered = correct + incorrect;
  if (answered === 0) return null;
  const tried = items.filter(({ attempts }) => attempts > 0);
  const known = tried.flatMap(({ ms }) => ms ?? []);
  if (known.length > 0 && known.length === tried.length)
    return known.reduce((sum, ms) => sum + ms, 0) / known.length;
  return Math.max(0, activeMs - shownMs) / answered;
}
