/** A student's moves on the digits of the soroban, ordered for the eye. Pure. */
import type { TechniqueCell } from '@mindhero/contract/play';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { type Technique, technique } from '@mindhero/engine/soroban';

/** From so many percent on a move goes well. */
const GOES_WELL = 90;
const TO_TEACH = 3;

/** Right answers in percent. */
export function share({ right, wrong }: TechniqueCell): number {
  return (100 * right) / (right + wrong);
}

/** Whether too little was tried to say how a move goes. */
export const isFew = ({ right, wrong }: TechniqueCell): boolean => right + wrong < FEW_ANSWERS;

/** What was trained of a move on a digit. */
export const cellAt = (cells: readonly TechniqueCell[], digit: number, move: number): TechniqueCell | null =>
  cells.find((cell) => cell.digit === digit && cell.move === move) ?? null;

/** The moves that are wrong most often, worst first; only those that were tried often enough to say so. */
export function toTeachNext<Cell extends TechniqueCell>(cells: readonly Cell[]): Cell[] {
  return cells
    .filter((cell) => !isFew(cell) && share(cell) < GOES_WELL)
    .toSorted((a, b) => share(a) - share(b) || b.wrong - a.wrong)
    .slice(0, TO_TEACH);
}

/** How a move is made that has these results. */
export function techniqueOf({ digit, move }: TechniqueCell): Technique {
  return technique(digit, move);
}
