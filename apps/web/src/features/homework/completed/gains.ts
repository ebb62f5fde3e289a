/** What an attempt at homework has brought. Pure. */
import type { Homework } from '@mindhero/contract/homework';
import type { Attempt } from '@mindhero/contract/task-results';
import { starsOf } from '@mindhero/engine/stars';
import { percentOf, standingOf, sumOf } from '../task/standing.ts';

export interface Gains {
  readonly points: number;
  readonly stars: number;
  /** Of so many. */
  readonly mostStars: number;
  readonly percent: number | null;
  readonly blocks: readonly { readonly percent: number | null; readonly stars: number }[];
  /** Percent of the attempt that counts instead; null where this one does. */
  readonly best: number | null;
}

const STARS_A_ROUND = 3;

/** The attempt that was finished last. */
export function lastFinished(attempts: readonly Attempt[]): Attempt | undefined {
  return attempts.findLast(({ finished_at: at }) => at !== null);
}

/** What an attempt at a homework came to. */
export function gainsOf({ blocks, percent }: Pick<Homework, 'blocks' | 'percent'>, attempt: Attempt): Gains {
  const { results } = attempt;
  return {
    points: results.reduce((sum, { points }) => sum + points, 0),
    stars: results.reduce((sum, { stars }) => sum + stars, 0),
    mostStars: STARS_A_ROUND * results.length,
    percent: percentOf(attempt),
    blocks: standingOf(blocks, attempt).map((block, index) => ({
      percent: block.percent,
      stars: starsOf(sumOf(results.filter((result) => result.block === index))),
    })),
    best: attempt.counts ? null : percent,
  };
}
