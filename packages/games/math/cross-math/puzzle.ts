/** A cross math: equations that share number cells, some of which are hidden. */
import { holds, known, mapTriple, type Operation, type Triple } from './arithmetic.ts';

/**
 * Number cells stand on a square lattice of `side` × `side`, counted row by row from 0; signs stand between them. A line
 * is three neighbours in a row or in a column.
 */
export interface Line {
  readonly operation: Operation;
  readonly cells: Triple;
}

/** Plain JSON: this is what worksheets are printed from. */
export interface Puzzle {
  readonly side: number;
  readonly lines: readonly Line[];
  /** By cell; null where the lattice has no number. */
  readonly solution: readonly (number | null)[];
  /** Cells to fill in, in ascending order. */
  readonly hidden: readonly number[];
}

/** What a cell holds, null where that is not known. */
export type Values = (cell: number) => number | null;

/** The values of a line, in the order in which they are written. */
export function tripleOf({ cells }: Line, values: Values): Triple<number | null> {
  return mapTriple(cells, values);
}

/** Whether all three numbers are there and the equation is true. */
export function isTrue(line: Line, values: Values): boolean {
  const triple = known(tripleOf(line, values));
  return triple !== null && holds(line.operation, triple);
}

/** The lines through a cell: one or two. */
export function linesThrough({ lines }: Puzzle, cell: number): readonly Line[] {
  return lines.filter(({ cells }) => cells.includes(cell));
}

/** Whether the line runs from left to right; else it runs downwards. */
export const isAcross = ({ cells: [first, second] }: Line): boolean => second === first + 1;

/** What stands in one place of the drawn board, signs included. */
export type Place =
  | { readonly kind: 'number'; readonly cell: number }
  | { readonly kind: 'sign'; readonly sign: Operation | 'equals'; readonly line: Line };

/** The drawn board, 2 · side − 1 places a row; null where nothing stands. */
export function placesOf({ side, lines, solution }: Puzzle): (Place | null)[][] {
  const edge = 2 * side - 1;
  const places = Array.from({ length: edge }, () => Array.from({ length: edge }, (): Place | null => null));
  const set = (row: number, column: number, place: Place) => {
    const cells = places[row];
    if (cells !== undefined) cells[column] = place;
  };
  solution.forEach((value, cell) => {
    if (value !== null) set(2 * Math.floor(cell / side), 2 * (cell % side), { kind: 'number', cell });
  });
  for (const line of lines) {
    const [down, right] = isAcross(line) ? [0, 1] : [1, 0];
    const row = 2 * Math.floor(line.cells[0] / side);
    const column = 2 * (line.cells[0] % side);
    set(row + down, column + right, { kind: 'sign', sign: line.operation, line });
    set(row + 3 * down, column + 3 * right, { kind: 'sign', sign: 'equals', line });
  }
  return places;
}
