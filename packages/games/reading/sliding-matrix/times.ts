/** The times of a play, in milliseconds, and how the speed follows the answers. */
import type { Settings } from './settings.ts';
import type { State } from './state.ts';
import { targetTimes } from './trial.ts';

/** Who taps so long after the word was covered has still seen it. */
export const LATE_TAP_MS = 400;
/** What came of the last round is seen so long. */
export const FEEDBACK_MS = 1_000;
/** To read what is to be found, and to look where the window begins. */
const READY_MS = { find: 1_400, recall: 1_000, read: 1_000 } as const;

const FASTEST_STEP_MS = 100;
const SLOWEST_STEP_MS = 5_000;
const QUICKER = 0.9;
const SLOWER = 1.25;
const WHOLE_MS = 10;

/** When the window may begin to slide: the words before it are to be read, and what came of the last round. */
export function dueAt({ since, last, settings }: State): number {
  return since + (last === null || settings.task === 'read' ? 0 : FEEDBACK_MS) + READY_MS[settings.task];
}

/** How long the window slides over the board. */
export const slidingMs = ({ trial, stepMs }: State): number => trial.path.length * stepMs;

/** When a target that was not tapped is missed, since the window began to slide. */
export function goneAfter({ trial, settings, stepMs }: State): number {
  return (targetTimes(trial, settings, stepMs).at(-1)?.until ?? 0) + LATE_TAP_MS;
}

/**
 * The time of a step in the next round: a tenth less after a right answer, a quarter more after any other one. So two of
 * three answers are right in the long run, however quick somebody is.
 */
export function nextStepMs({ adaptive, task }: Settings, stepMs: number, isRight: boolean): number {
  if (!adaptive || task === 'read') return stepMs;
  const next = Math.round((stepMs * (isRight ? QUICKER : SLOWER)) / WHOLE_MS) * WHOLE_MS;
  return Math.min(SLOWEST_STEP_MS, Math.max(FASTEST_STEP_MS, next));
}
