/** The boards and their sizes. */

/** Rows × columns: never more columns than a finger meets on the narrowest phone. */
export const boards = ['2x2', '2x3', '3x4', '4x4', '4x5', '5x6', '6x6'] as const;
export type Board = (typeof boards)[number];

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Of a board such as `2x3`: two rows of three. */
export function sizeOf(board: Board): Size {
  const [rows = 0, columns = 0] = board.split('x').map(Number);
  return { rows, columns };
}

/** All boards have an even number of cards. */
export function pairsOf(board: Board): number {
  const { rows, columns } = sizeOf(board);
  return (rows * columns) / 2;
}
