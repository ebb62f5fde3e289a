/** A stored play, taken apart into what was on the screen after each event. */
import type { AnyGame, PlayEvent } from '@mindhero/engine/play';
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
  let state = rules.start(settings, streams(seed));
  const steps: ReplayStep[] = [{ event: null, t: 0, state }];
  for (const event of events) {
    state = rules.apply(state, event);
    steps.push({ event, t: event.t, state });
  }
  return steps;
}
