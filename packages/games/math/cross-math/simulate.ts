/** The pupil who plays the cross math in tests and demonstration data. */
import type { Pupil } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { loadOf } from './difficulty.ts';
import type { Event } from './event.ts';
import { typableOf } from './generate.ts';
import { hintsLeft, isOpen, type State, unchecked } from './state.ts';

/** After so many failed checks the pupil takes a hint, and when there are none leaves it at that. */
const PATIENCE = 2;

/** The next event, or null when the game is over: fills cell by cell, checks, and puts right what was wrong. */
export function simulate(state: State, pupil: Pupil, random: Streams): Event | null {
  if (state.ended !== null) return null;
  const { entries, marks, failedChecks, settings } = state;
  const attempt = Object.values(state.mistakes).reduce((sum, count) => sum + count, 0);
  const open = state.puzzle.hidden.filter((cell) => isOpen(state, cell));
  const after = (ms: number) => state.now + Math.max(1, Math.round(ms * pupil.pace));
  const wrong = open.find((cell) => marks[cell] === 'wrong');
  if (wrong !== undefined && failedChecks > PATIENCE) {
    return hintsLeft(state) > 0
      ? { type: 'hint', t: after(1500), cell: wrong }
      : { type: 'finish', t: after(1500) };
  }
  const cell = open.find((cell) => entries[cell] === undefined) ?? wrong;
  if (cell === undefined) return { type: 'check', t: after(800) };
  const draw = random(`cell ${cell}.${attempt}.${unchecked(state).length}`);
  const load = Math.max(...settings.operations.map((operation) => loadOf(operation, settings.digits)));
  const t = after((1500 + 500 * load) * (0.7 + draw.integer(0, 60) / 100));
  const right = state.puzzle.solution[cell] ?? 0;
  const value = draw.chance(pupil.skill) ? right : slip(right, state, draw.chance(0.5) ? 1 : -1);
  return { type: 'fill', t, cell, value };
}

/** One too many or too few, whichever can be typed. */
function slip(right: number, { settings }: State, step: 1 | -1): number {
  const { lowest, highest } = typableOf(settings);
  const value = right + step;
  return value < lowest || value > highest ? right - step : value;
}
