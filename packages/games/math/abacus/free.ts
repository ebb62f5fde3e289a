/** A board without exercises: a play of it has no items, brings nothing, and ends when the pupil stops. */
import type { PlayResult, Progress, Pupil } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import type { rounds, RoundsEvent, RoundsState } from '@mindhero/engine/rounds';

/** As long as a simulated pupil plays about. */
const SIMULATED_MS = 60_000;

/** Rounds that, where they are free, are over only when they were stopped. */
export function orFree<Settings extends object, Item>(
  played: ReturnType<typeof rounds<Settings, Item>>,
  isFree: (settings: Settings) => boolean,
): ReturnType<typeof rounds<Settings, Item>> {
  type State = RoundsState<Settings, Item>;
  const free = ({ settings }: State) => isFree(settings);
  return {
    ...played,
    isOver: (state: State): boolean => (free(state) ? state.ended !== null : played.isOver(state)),
    progress: (state: State): Progress => (free(state) ? { done: [], total: 0 } : played.progress(state)),
    result(state: State): PlayResult {
      const result = played.result(state);
      return free(state) ? { ...result, ended: 'stopped' } : result;
    },
    simulate(state: State, pupil: Pupil, random: Streams): RoundsEvent | null {
      if (!free(state)) return played.simulate(state, pupil, random);
      return state.ended === null ? { type: 'stop', t: SIMULATED_MS } : null;
    },
  };
}
