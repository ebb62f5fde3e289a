/** What a tile of a pattern shows. */
import { isComplete, type Pattern } from './state.ts';

/** `missed` is a lit one that was not found, once the pattern is over. */
export type Tile = 'hidden' | 'lit' | 'found' | 'wrong' | 'missed';

/** While the pupil taps. */
export function playTile({ found, wrong }: Pattern, cell: number): Tile {
  if (found.includes(cell)) return 'found';
  return wrong.includes(cell) ? 'wrong' : 'hidden';
}

/** Once the pattern is over: what was not found is shown too. */
export function outcomeTile(pattern: Pattern, cell: number): Tile {
  const isMissed = !isComplete(pattern) && pattern.cells.includes(cell) && !pattern.found.includes(cell);
  return isMissed ? 'missed' : playTile(pattern, cell);
}
