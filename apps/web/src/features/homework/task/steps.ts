/** What comes next in a homework that other devices may have gone on with meanwhile. Pure. */
import type { Homework } from '@mindhero/contract/homework';
import type { RoundPlace } from '@mindhero/contract/play';

/** Why it is not what one would expect. */
export type Note = 'played_elsewhere' | 'finished_elsewhere' | 'not_counted';

export type Step =
  | { readonly kind: 'play'; readonly at: RoundPlace; readonly note: Note | null }
  /** Nothing is open: a new attempt. */
  | { readonly kind: 'open' }
  /** The attempt is over. */
  | { readonly kind: 'finished'; readonly note: Note | null };

type Standing = Pick<Homework, 'blocks' | 'attempts' | 'rounds_done' | 'next'>;

/** The round after another in the same attempt; null after the last one. */
export function roundAfter(
  blocks: readonly Pick<Homework['blocks'][number], 'repeats'>[],
  { attempt, block, round }: RoundPlace,
): RoundPlace | null {
  if (round < (blocks[block]?.repeats ?? 0)) return { attempt, block, round: round + 1 };
  return block + 1 < blocks.length ? { attempt, block: block + 1, round: 1 } : null;
}

const isSame = (one: RoundPlace, other: RoundPlace): boolean =>
  one.attempt === other.attempt && one.block === other.block && one.round === other.round;

/**
 * The step after a round, or into the homework.
 * @param seen as it was on the screen
 * @param fresh as the server has just said
 * @param last the round that was just played here; null for a pupil who comes in
 */
export function stepAfter(seen: Standing, fresh: Standing, last: RoundPlace | null): Step {
  const expected = last === null ? seen.next : roundAfter(seen.blocks, last);
  const { next } = fresh;
  const isOver = last !== null && next?.attempt !== last.attempt;
  if (isOver) return { kind: 'finished', note: expected === null ? null : 'finished_elsewhere' };
  if (next === null) {
    const wasFinished = seen.next !== null || fresh.attempts > seen.attempts;
    return wasFinished ? { kind: 'finished', note: 'finished_elsewhere' } : { kind: 'open' };
  }
  if (last !== null && isSame(next, last)) return { kind: 'play', at: next, note: 'not_counted' };
  const isExpected = expected === null ? fresh.rounds_done === 0 : isSame(next, expected);
  return { kind: 'play', at: next, note: isExpected ? null : 'played_elsewhere' };
}
