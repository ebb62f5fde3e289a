/** How far an attempt is, and how it went, block by block. Pure. */
import type { Homework } from '@mindhero/contract/homework';
import type { Attempt, RoundResult } from '@mindhero/contract/task-results';
import { adjustedPercent } from '@mindhero/engine/homework';

/** A block as an attempt has played it. */
export interface BlockStanding {
  readonly rounds: number;
  readonly done: number;
  /** Adjusted percent of what is played; null where there is nothing. */
  readonly percent: number | null;
}

type Counted = Pick<RoundResult, 'correct' | 'incorrect' | 'missed'>;

/** All results together. */
export function sumOf(results: readonly Counted[]): Counted {
  const sum = (of: keyof Counted) => results.reduce((total, result) => total + result[of], 0);
  return { correct: sum('correct'), incorrect: sum('incorrect'), missed: sum('missed') };
}

/** Adjusted percent of a whole attempt. */
export function percentOf({ results }: Pick<Attempt, 'results'>): number | null {
  return adjustedPercent(sumOf(results));
}

/** The attempt that a pupil looks at: the open one, else the one that counts. */
export function attemptInView(attempts: readonly Attempt[]): Attempt | undefined {
  return attempts.find((attempt) => attempt.finished_at === null) ?? attempts.find(({ counts }) => counts);
}

/** Block by block, of an attempt or of none. */
export function standingOf(
  blocks: readonly Pick<Homework['blocks'][number], 'repeats'>[],
  attempt: Pick<Attempt, 'results'> | undefined,
): BlockStanding[] {
  return blocks.map(({ repeats }, index) => {
    const results = attempt?.results.filter(({ block }) => block === index) ?? [];
    return { rounds: repeats, done: results.length, percent: adjustedPercent(sumOf(results)) };
  });
}
