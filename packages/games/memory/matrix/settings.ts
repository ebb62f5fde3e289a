/** Settings of the grid flash, with the bounds of its definition. */
import { defineSettings, flag, integer, type Preset, type SettingsOf } from '@mindhero/engine/settings';

/** Nobody is asked to keep more than half of the cells: beyond that one would rather keep the empty ones. */
export const mostHighlights = (gridSize: number): number => Math.floor(gridSize ** 2 / 2);

export const MAX_GRID = 8;

export const settings = defineSettings({
  grid_size: integer({ min: 3, max: MAX_GRID, default: 3 }),
  highlights: integer({ min: 1, max: mostHighlights(MAX_GRID), default: 3 }),
  highlight_ms: integer({ min: 200, max: 10_000, step: 100, default: 1500, control: 'slider', unit: 'ms' }),
  levels: integer({ min: 1, max: 30, default: 10 }),
  progressive: flag({ default: true }),
  strict: flag({ default: false }),
});

export type Settings = SettingsOf<typeof settings>;

/** By age: about one tile below the usual span of the age to start with. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'age_6_8', settings: { grid_size: 3, highlights: 2, highlight_ms: 2500, levels: 6 } },
  { id: 'age_9_11', settings: { grid_size: 3, highlights: 3, highlight_ms: 1500, levels: 10 } },
  { id: 'age_12_14', settings: { grid_size: 4, highlights: 5, highlight_ms: 1200, levels: 12 } },
  { id: 'lightning', settings: { grid_size: 4, highlights: 4, highlight_ms: 400, levels: 10 } },
  {
    id: 'no_mistakes',
    settings: { grid_size: 4, highlights: 4, highlight_ms: 1500, levels: 20, strict: true },
  },
];
