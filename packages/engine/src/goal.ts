/** Minutes a week that somebody means to train. */
import { wholeMinutesOf } from './minutes.ts';

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

/** Where a week stands. */
export interface WayToGoal {
  /** Part of the goal, more than 1 beyond it. */
  readonly part: number;
  /** Whole minutes, never as many as the goal before it is reached. */
  readonly trained: number;
  /** Whole minutes, none once the goal is reached. */
  readonly left: number;
}

/** How far a week has come towards a goal in minutes. */
export function wayTo(goal: number, trainedMs: number): WayToGoal {
  const minutes = trainedMs / 60_000;
  const left = Math.max(0, Math.ceil(goal - minutes));
  const trained = wholeMinutesOf(trainedMs);
  return { part: minutes / goal, trained: left > 0 ? Math.min(trained, goal - 1) : trained, left };
}
