/** A stored play, taken apart into what was on the screen after each event. */
import { type AnyGame, type PlayEvent, replayStates } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';

export interface ReplayStep {
  /** What led here; the first step is the start, before any event. */
  readonly event: PlayEvent | null;
  /** Milliseconds of active play. */
  readonly t: number;
  readonly state: unknown;
}

/** All steps, the start included. Throws InvalidEvent for a log that these rules do not take. */
export function replaySteps(
  rules: AnyGame,
  settings: object,
  seed: number,
  events: readonly PlayEvent[],
): ReplayStep[] {
  return [...replayStates(rules, settings, streams(seed), events)].map((state, index) => {
    const event = events[index - 1] ?? null;
    return { event, t: event?.t ?? 0, state };
  });
}
