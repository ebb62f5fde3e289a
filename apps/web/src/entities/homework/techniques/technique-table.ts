/** A student's moves on the digits of the soroban, ordered for the eye. Pure. */
import type { TechniqueCell } from '@mindhero/contract/play';
import { type Technique, technique } from '@mindhero/engine/soroban';

/** Fewer examples say little about a move. */
const FEWEST = 4;
/** From here on a move is mastered. */
const MASTERED = 90;
const TO_TEACH = 3;

/** Right answers in percent. */
export function share({ right, wrong }: TechniqueCell): number {
  return (100 * right) / (right + wrong);
}

/** What was trained of a move on a digit. */
export const cellAt = (cells: readonly TechniqueCell[], digit: number, move: number): TechniqueCell | null =>
  cells.find((cell) => cell.digit === digit && cell.move === move) ?? null;

/** The moves that are wrong most often, worst first; only those that were tried often enough to say so. */
export function toTeachNext<Cell extends TechniqueCell>(cells: readonly Cell[]): Cell[] {
  return cells
    .filter((cell) => cell.right + cell.wrong >= FEWEST && share(cell) < MASTERED)
    .toSorted((a, b) => share(a) - share(b) || b.wrong - a.wrong)
    .slice(0, TO_TEACH);
}

/** How a move is made that has these results. */
export function techniqueOf({ digit, move }: TechniqueCell): Technique {
  return technique(digit, move);
}
