/** The pupil who plays the grid flash in tests and demonstration data. */
import type { Pupil } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import type { Event } from './event.ts';
import { BREAK_MS, type State } from './state.ts';

/** The next event, or null when the game is over. */
export function simulate(state: State, pupil: Pupil, random: Streams): Event | null {
  if (state.ended !== null) return null;
  const { pattern, since } = state;
  if (state.phase === 'ready') return { type: 'shown', t: since + (state.past.length > 0 ? BREAK_MS : 0) };
  if (state.phase === 'memorize') return { type: 'hidden', t: since + state.settings.highlight_ms };
  const taps = pattern.found.length + pattern.wrong.length;
  const draw = random(`tap ${state.drawn}.${taps}`);
  const untapped = (cell: number) => !pattern.found.includes(cell) && !pattern.wrong.includes(cell);
  const rightCells = pattern.cells.filter(untapped);
  const wrongCells = Array.from({ length: pattern.gridSize ** 2 }, (_, cell) => cell).filter(
    (cell) => untapped(cell) && !pattern.cells.includes(cell),
  );
  // The first tap takes the look over the grid with it. Time runs from `since`, so taps are spaced by their number.
  const t = since + Math.round((500 + taps * 450 + draw.integer(0, 200)) * pupil.pace);
  return { type: 'tap', t, cell: draw.pick(draw.chance(pupil.skill) ? rightCells : wrongCells) };
}
