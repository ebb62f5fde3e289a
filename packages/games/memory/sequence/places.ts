/** The board of tiles: nine of them, scattered as on Corsi's board, and always in the same places. */
import type { Step } from '../../grid/arrows.ts';

export const ROWS = 6;
export const COLUMNS = 7;

export interface Place {
  readonly row: number;
  readonly column: number;
}

/** By the numbers of the tiles; rows and columns count from 0. No two touch. */
export const places: readonly Place[] = [
  { row: 0, column: 1 },
  { row: 0, column: 4 },
  { row: 1, column: 6 },
  { row: 2, column: 0 },
  { row: 2, column: 3 },
  { row: 3, column: 5 },
  { row: 4, column: 2 },
  { row: 5, column: 0 },
  { row: 5, column: 4 },
];

export const TILES = places.length;

/** Where an arrow key leads from a tile: the next one that way, rather straight than near; the same one at the edge. */
export function neighbour(tile: number, [down, right]: Step): number {
  const from = places[tile];
  if (from === undefined) return tile;
  const found = places
    .map(({ row, column }, index) => {
      const ahead = (row - from.row) * down + (column - from.column) * right;
      const aside = Math.abs((row - from.row) * right) + Math.abs((column - from.column) * down);
      return { index, ahead, way: ahead + 2 * aside };
    })
    .filter(({ ahead }) => ahead > 0)
    .toSorted((a, b) => a.way - b.way);
  return found[0]?.index ?? tile;
}
