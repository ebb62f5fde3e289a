/** Settings of the number search, with the bounds of its definition. */
import { directions } from '@mindhero/engine/combination-search/board';
import {
  defineSettings,
  flag,
  integer,
  many,
  optionalInteger,
  type Preset,
  type SettingsOf,
} from '@mindhero/engine/settings';

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

export const settings = defineSettings({
  rows: integer({ min: 3, max: 20, default: 8 }),
  columns: integer({ min: 3, max: 20, default: 8 }),
  combination_length: integer({ min: 2, max: 8, default: 3 }),
  combinations: integer({ min: 1, max: 30, default: 5 }),
  directions: many(directions, { least: 1, default: [...directions] }),
  available_numbers: many(digits, { least: 2, default: [...digits], quiet: true }),
  time_limit_s: optionalInteger({ min: 10, max: 3600, step: 10, unit: 's' }),
  /** Says the first number of the list that is still to be found, which would tell how many are. */
  voice: flag({ default: false, screenOnly: true, when: ({ show_progress }) => show_progress === true }),
  /** Tells how many are found, and strikes them off the list. */
  show_progress: flag({ default: true, advanced: true }),
  /** Found ones stay marked on the board. */
  highlight_found: flag({ default: true, advanced: true }),
});

export type Settings = SettingsOf<typeof settings>;

/** From a small board with little on it to one that is full of look-alikes. */
export const presets: readonly Preset<Settings>[] = [
  {
    id: 'first_look',
    settings: { rows: 5, columns: 5, combination_length: 2, combinations: 3, directions: ['horizontal'] },
  },
  { id: 'across', settings: { rows: 6, columns: 6, combinations: 4, directions: ['horizontal'] } },
  { id: 'across_and_down', settings: { rows: 6, columns: 6, combinations: 4 } },
  { id: 'usual', settings: {} },
  {
    id: 'look_alikes',
    settings: { combination_length: 4, combinations: 6, available_numbers: [6, 8, 9] },
  },
  { id: 'long', settings: { rows: 12, columns: 12, combination_length: 6, combinations: 10 } },
  {
    id: 'from_memory',
    settings: { rows: 10, columns: 10, combination_length: 4, combinations: 6, highlight_found: false },
  },
  { id: 'sprint', settings: { rows: 10, columns: 10, combinations: 10, time_limit_s: 120 } },
  {
    id: 'zeros_and_ones',
    settings: {
      rows: 14,
      columns: 14,
      combination_length: 8,
      combinations: 12,
      available_numbers: [0, 1],
    },
  },
  { id: 'giant', settings: { rows: 20, columns: 20, combination_length: 5, combinations: 30 } },
];
