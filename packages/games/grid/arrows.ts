/** Arrow keys on a grid of cells, which are numbered row by row. */

/** Rows down and columns to the right, each −1, 0 or 1. */
export type Step = readonly [down: number, right: number];

/** By the key of a keyboard event. */
export const arrows: Readonly<Record<string, Step>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface Grid {
  readonly rows: number;
  readonly columns: number;
}

/** The cell at a step from another; null beyond the edge. */
export function cellBeside(cell: number, [down, right]: Step, { rows, columns }: Grid): number | null {
  const row = Math.floor(cell / columns) + down;
  const column = (cell % columns) + right;
  return row < 0 || column < 0 || row >= rows || column >= columns ? null : row * columns + column;
}
