/** The times of a Stroop play: when a word is due, how long there is for it, and when the play is over. */
import type { Settings } from './settings.ts';
import type { State } from './state.ts';

export const FEEDBACK_MS = 300;
/** Empty card between the feedback and the next word. */
export const BLANK_MS = 500;
/** From an answer to the next word. */
export const GAP_MS = FEEDBACK_MS + BLANK_MS;
/** Nobody reads and answers so quickly: such an answer was given before the word was seen, and is not counted. */
export const ANTICIPATION_MS = 150;

/**
 * A play whose median lies below is no person's. A simple reaction takes adults some 200 ms, and every doubling of the
 * choices about 150 ms more (Hick's law); with three colours or more nobody's usual answer comes this soon.
 */
export const FASTEST_ANSWER_MS = 300;

/** Time of the first word: the countdown has just passed, so only the blank lies before it. */
export function dueAt(state: State): number {
  return state.since + (state.current === 0 ? BLANK_MS : GAP_MS);
}

/** Null in a play of so many trials. */
export function timeLimitMs(settings: Settings): number | null {
  return settings.length === 'time' ? settings.time_s * 1000 : null;
}
