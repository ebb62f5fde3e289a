/** What a level of the grid flash asks for: how many tiles on how large a grid, which ones, and how hard that is. */
import type { Random } from '@mindhero/engine/random';
import { MAX_GRID, mostHighlights, type Settings } from './settings.ts';

/** The grid grows as soon as more than this share of its cells would light up. */
const FULL_SHARE = 0.4;

export interface Level {
  readonly gridSize: number;
  readonly highlights: number;
}

/** Level `number` (from 1): with `progressive` one tile more a level, and a larger grid whenever it gets too full. */
export function levelOf(settings: Settings, number: number): Level {
  let gridSize = settings.grid_size;
  if (!settings.progressive || number === 1) return { gridSize, highlights: settings.highlights };
  const highlights = Math.min(settings.highlights + number - 1, mostHighlights(MAX_GRID));
  while (gridSize < MAX_GRID && highlights > FULL_SHARE * gridSize ** 2) gridSize++;
  return { gridSize, highlights };
}

/** The cells that light up, numbered row by row from 0, in ascending order. */
export function drawCells({ gridSize, highlights }: Level, random: Random): number[] {
  const cells = Array.from({ length: gridSize ** 2 }, (_, cell) => cell);
  return random
    .shuffle(cells)
    .slice(0, highlights)
    .toSorted((a, b) => a - b);
}

/**
 * Difficulty 1 to 100 on the logarithmic scale of all games: the load is the information in the pattern, log2 of the
 * number of possible patterns; two seconds of it go to looking and tapping however short the flash is. Three of nine
 * cells in 1.5 s give 24, twelve of 36 give 52, half of 64 cells in 0.2 s give 78.
 */
export function levelDifficulty({ gridSize, highlights }: Level, highlightMs: number): number {
  const difficulty = 16 * Math.log2(1 + patternBits(gridSize ** 2, highlights) / (2 + highlightMs / 1000));
  return Math.min(100, Math.max(1, Math.round(difficulty)));
}

/** log2 of the number of ways to choose `chosen` of `cells`. */
function patternBits(cells: number, chosen: number): number {
  let bits = 0;
  for (let i = 1; i <= chosen; i++) bits += Math.log2((cells - chosen + i) / i);
  return bits;
}
