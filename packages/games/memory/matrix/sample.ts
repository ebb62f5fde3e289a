/** Patterns for worksheets and the set-up's example. */
import type { Streams } from '@mindhero/engine/random';
import { drawCells, levelOf } from './levels.ts';
import type { Settings } from './settings.ts';

export interface Sample {
  readonly level: number;
  readonly grid_size: number;
  readonly cells: readonly number[];
}

/** Patterns as a play of these settings would show them, level after level. */
export function sample(settings: Settings, random: Streams, count: number): Sample[] {
  return Array.from({ length: count }, (_, index) => {
    const level = (index % settings.levels) + 1;
    const { gridSize, highlights } = levelOf(settings, level);
    const cells = drawCells({ gridSize, highlights }, random(`sample ${index}`));
    return { level, grid_size: gridSize, cells };
  });
}
