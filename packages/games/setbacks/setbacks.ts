/** What a mistake and an interruption cost in games. */
import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import type { Ended } from '@mindhero/engine/play';

/** With which a play begins, where mistakes cost one. */
export const LIVES = 3;

interface Lived {
  readonly lives: number;
  readonly ended: Ended | null;
}

/** The state with a life less; the last one ends the play. */
export function withoutLife<State extends Lived>(state: State): State {
  const lives = state.lives - 1;
  return { ...state, lives, ended: lives === 0 ? 'failed' : state.ended };
}

interface Costs<State> {
  /** Something else is shown in place of what was interrupted. */
  readonly forgiven: (state: State) => State;
  /** It counts as if nothing had been kept. */
  readonly counted: (state: State) => State;
}

/** The state after one more interruption: the first ones are forgiven. */
export function interrupt<State extends { readonly interrupted: number }>(
  state: State,
  { forgiven, counted }: Costs<State>,
): State {
  const next = { ...state, interrupted: state.interrupted + 1 };
  return next.interrupted > INTERRUPTIONS_FORGIVEN ? counted(next) : forgiven(next);
}
