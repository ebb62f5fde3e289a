/** Minutes a week that somebody means to train. */

/** What may be chosen. */
export const LEAST_GOAL = 20;
export const MOST_GOAL = 120;
export const GOAL_STEP = 10;

/** Of whoever has chosen none, and whose school has not either. */
export const USUAL_GOAL = 60;

/** The goal that holds: one's own, else that of the school. */
export function goalOf(own: number | null, ofSchool: number | null): number {
  return own ?? ofSchool ?? USUAL_GOAL;
}
