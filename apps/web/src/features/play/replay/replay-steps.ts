/** A stored play, taken apart into what was on the screen after each event. */
import { type AnyGame, type PlayEvent, replayStates } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { answerGiven } from '../answer-given.ts';

export interface ReplayStep {
  /** What led here; the first step is the start, before any event. */
  readonly event: PlayEvent | null;
  /** Milliseconds of active play. */
  readonly t: number;
  readonly state: unknown;
  /** Whether the answer that the event gave was right; null where it gave none. */
  readonly right: boolean | null;
}

/** All steps, the start included. Throws InvalidEvent for a log that these rules do not take. */
export function replaySteps(
  rules: AnyGame,
  settings: object,
  seed: number,
  events: readonly PlayEvent[],
): ReplayStep[] {
  const states = [...replayStates(rules, settings, streams(seed), events)];
  const results = states.map((state) => rules.result(state));
  return states.map((state, index) => {
    const event = events[index - 1] ?? null;
    const [before, after] = [results[index - 1], results[index]];
    const right = before && after ? answerGiven(before, after) : null;
    return { event, t: event?.t ?? 0, state, right };
  });
}
