/** Games that go from phase to phase take each event in one of them only. */
import { InvalidEvent, type PlayEvent } from './play.ts';

/** @throws InvalidEvent for an event that belongs to another phase */
export function expectPhase<Phase extends string>(
  state: { readonly phase: Phase },
  phase: Phase,
  { type, t }: PlayEvent,
): void {
  if (state.phase !== phase) throw new InvalidEvent(`${type} at ${t} ms while it was ${state.phase}`);
}
