/** When a skill is repeated: after 1, 3, 7, 14, 30 days, and sooner again after a failure (spaced practice, Cepeda 2006). */

const intervals = [1, 3, 7, 14, 30] as const;
const BACK = 2;
const LAST = intervals.length - 1;

/** A place in the schedule. */
export interface Review {
  /** 0 to 4: which interval is running. */
  readonly stage: number;
  /** The day from which on it is due. */
  readonly due: number;
}

const at = (stage: number, day: number): Review => ({ stage, due: day + (intervals[stage] ?? 1) });

/** The first answer to a skill begins its schedule. */
export const firstReview = (day: number): Review => at(0, day);

/** A right answer leads on where it was due; one that comes earlier is practice and changes nothing. */
export function remembered(review: Review, day: number): Review {
  const { stage, due } = review;
  return day < due ? { stage, due } : at(Math.min(LAST, stage + 1), day);
}

/** A failure steps back two, and it is due again after the shorter interval. */
export function forgotten(review: Review, day: number): Review {
  return at(Math.max(0, review.stage - BACK), day);
}
