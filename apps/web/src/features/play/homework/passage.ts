/** How homework goes on by itself after a round. Pure. */
import type { PlayResult } from '@mindhero/engine/play';
import type { Delivery } from '../../../entities/play/outbox/outbox.ts';

/** Time to see how it went. */
const GLANCE_S = 5;
/** What went wrong is to be looked at first. */
const REVIEW_S = 15;

interface Passage {
  readonly result: Pick<PlayResult, 'incorrect' | 'missed'>;
  /** What the server said; null while it is asked. */
  readonly delivery: Delivery | null;
  /** There is nothing after it. */
  readonly isLast: boolean;
  /** Time or motion is not wanted. */
  readonly isCalm: boolean;
}

/**
 * Seconds until the next round begins by itself; null where it does not: at the end, in calm mode, and before the round is
 * counted. A new level is celebrated when all is done.
 */
export function secondsToNext({ result, delivery, isLast, isCalm }: Passage): number | null {
  if (isLast || isCalm || delivery?.kind !== 'counted') return null;
  return result.incorrect + result.missed > 0 ? REVIEW_S : GLANCE_S;
}
