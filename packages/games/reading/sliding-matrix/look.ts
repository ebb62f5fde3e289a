/** What is to be seen of a board that no film moves. */
import { cellsAt } from './path.ts';
import type { Settled, State } from './state.ts';

/** How a cell is to be seen: `film` leaves that to the film, and is covered without one; `right` and `wrong` carry a sign as well. */
export type Look = 'film' | 'covered' | 'seen' | 'target' | 'right' | 'wrong';

/** The step that is under way so long after the window began to slide. */
function stepAt({ trial, stepMs }: State, since: number): number {
  return Math.min(trial.path.length - 1, Math.max(0, Math.floor(since / stepMs)));
}

/**
 * The window's place in a board that is watched, and what is seen of the board. Where nothing moves, all of it is seen.
 * @param since milliseconds since the phase began; null where nothing moves
 */
export function watchedBoard(
  state: State,
  since: number | null,
): { at: number | null; look: (cell: number) => Look } {
  const { phase, trial, settings } = state;
  if (phase !== 'sliding') return { at: trial.path[0] ?? null, look: () => 'covered' };
  if (since === null) return { at: null, look: (cell) => (cell === trial.target ? 'target' : 'seen') };
  const at = trial.path[stepAt(state, since)] ?? 0;
  const seen = cellsAt(at, settings);
  return { at, look: (cell) => (seen.includes(cell) ? 'seen' : 'covered') };
}

/** What came of a round in which a word was to be found, on a board whose film is over. */
export function outcomeLook({ trial, tapped, isRight }: Settled): (cell: number) => Look {
  return (cell) => {
    if (cell === trial.target) return isRight ? 'right' : 'target';
    return cell === tapped ? 'wrong' : 'film';
  };
}
