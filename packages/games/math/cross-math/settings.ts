/** Settings of the cross math, with the bounds of its definition. */
import { defineSettings, flag, integer, many, type Preset, type SettingsOf } from '@mindhero/engine/settings';
import { operations } from './arithmetic.ts';

export const settings = defineSettings({
  /** Cells along an edge, signs included: 5 is one tile of 3 × 3 numbers. Even edges would leave an empty row. */
  grid_size: integer({ min: 5, max: 15, step: 2, default: 5 }),
  /** Numbers have up to so many digits. */
  digits: integer({ min: 1, max: 3, default: 1 }),
  operations: many(operations, { least: 1, default: ['add', 'subtract'] }),
  hints: integer({ min: 0, max: 5, default: 2 }),
  allow_negative: flag({ default: false }),
  /** Says the equations of the chosen gap. */
  voice: flag({ default: false, screenOnly: true }),
  /** Some cells follow only from two equations together; else there is always one that follows from a single one. */
  tricky: flag({ default: false, advanced: true }),
});

export type Settings = SettingsOf<typeof settings>;

/** Numbers along an edge. */
export const sideOf = ({ grid_size }: Pick<Settings, 'grid_size'>): number => Math.floor((grid_size + 1) / 2);

/** The largest number that has so many digits as the settings allow. */
export const largestOf = ({ digits }: Pick<Settings, 'digits'>): number => 10 ** digits - 1;

/** From the first sums to a full page with everything in it. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'plus', settings: { operations: ['add'], hints: 3 } },
  { id: 'plus_minus', settings: { operations: ['add', 'subtract'] } },
  { id: 'up_to_hundred', settings: { digits: 2 } },
  { id: 'times', settings: { digits: 2, operations: ['add', 'subtract', 'multiply'] } },
  { id: 'small_crossword', settings: { grid_size: 9, hints: 3 } },
  { id: 'four_operations', settings: { digits: 2, operations: [...operations], hints: 3 } },
  { id: 'crossword', settings: { grid_size: 11, digits: 2, operations: [...operations], hints: 4 } },
  { id: 'below_zero', settings: { grid_size: 7, digits: 2, allow_negative: true, hints: 3 } },
  { id: 'tricky', settings: { digits: 2, operations: ['add', 'subtract', 'multiply'], tricky: true } },
  {
    id: 'full_page',
    settings: { grid_size: 15, digits: 3, operations: [...operations], hints: 5, tricky: true },
  },
];
