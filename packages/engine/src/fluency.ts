/** How quickly somebody solves what they can: only plays count in which nearly all is right, or haste would look like skill. */

/** Whether a play is one of those. The database has the same as `is_fluent`. */
export function isFluent(correct: number, answers: number): boolean {
  return answers > 0 && 10 * correct >= 9 * answers;
}

/** With fewer right answers a pace says little. */
export const FEWEST_FLUENT = 20;

const MINUTE_MS = 60_000;

/** Right answers a minute, or null where no time passed. */
export function paceOf(correct: number, ms: number): number | null {
  return ms > 0 ? (correct * MINUTE_MS) / ms : null;
}
