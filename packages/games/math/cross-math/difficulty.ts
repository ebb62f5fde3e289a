/** How hard a cross math is, on the logarithmic scale of all games. */
import { difficultyOf } from '@mindhero/engine/difficulty';
import { isProduct, type Operation } from './arithmetic.ts';
import { type Settings, sideOf } from './settings.ts';

/** Hidden cells of an average puzzle, by the numbers along an edge; measured over 600 puzzles of each. */
const usualHidden: Readonly<Record<number, number>> = { 3: 5, 4: 8, 5: 10, 6: 18, 7: 25, 8: 31 };

/** The load is set against this time, so that a first tile is a first lesson and a full page a competition. */
const NORM_SECONDS = 10;
/** A cell that needs two equations counts half as much again; of a tricky puzzle's cells about every other does. */
const TRICKY = 1.25;
const NEGATIVE = 1.3;

/** Work on one gap: two bead moves a digit, or the norm of a product, 2.5 for each pair of digits and one for each digit. */
export function loadOf(operation: Operation, digits: number): number {
  return isProduct(operation) ? 2.5 * digits + digits + 1 : 2 * digits;
}

/** 1 to 100. */
export function difficulty(settings: Settings): number {
  const { operations, digits, tricky, allow_negative } = settings;
  const loads = operations.map((operation) => loadOf(operation, digits));
  const load = loads.reduce((sum, each) => sum + each, 0) / loads.length;
  const all = load * (usualHidden[sideOf(settings)] ?? 5);
  return difficultyOf(all * (tricky ? TRICKY : 1) * (allow_negative ? NEGATIVE : 1), NORM_SECONDS);
}
