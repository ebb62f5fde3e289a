/** A student's moves on the digits of the soroban, ordered for the eye. Pure. */
import type { TechniqueCell } from '@mindhero/contract/play';
import { type Technique, technique } from '@mindhero/engine/soroban';

export const directions = ['adding', 'taking'] as const;
export type Direction = (typeof directions)[number];

/** Fewer examples say little about a move. */
const FEWEST = 4;
/** From here on a move is mastered. */
const MASTERED = 90;
const TO_TEACH = 3;

const digits = Array.from({ length: 10 }, (_, digit) => digit);
const sizes = Array.from({ length: 9 }, (_, index) => index + 1);

/** Right answers in percent. */
export function share({ right, wrong }: TechniqueCell): number {
  return (100 * right) / (right + wrong);
}

/** Ten rows of nine cells: the digits of a rod with the moves of a direction; null where nothing was trained. */
export function tableOf(
  cells: readonly TechniqueCell[],
  direction: Direction,
): { readonly moves: readonly number[]; readonly rows: readonly (readonly (TechniqueCell | null)[])[] } {
  const moves = sizes.map((size) => (direction === 'adding' ? size : -size));
  const find = (digit: number, move: number) =>
    cells.find((cell) => cell.digit === digit && cell.move === move) ?? null;
  return { moves, rows: digits.map((digit) => moves.map((move) => find(digit, move))) };
}

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
