/** Settings of percentages, with the bounds of the definition. */
import { defineSettings, integer, many, type Preset, type SettingsOf } from '@mindhero/engine/settings';
import { questionSettings } from '../question/settings.ts';

/** With it there is still one percentage below a hundred. */
export const LARGEST_STEP = 50;

export const settings = defineSettings({
  /** Which of the three numbers is asked for; the other two are given. */
  find: many(['part', 'whole', 'percentage'], { default: ['part'], least: 1 }),
  percentage_min: integer({ min: 1, max: 200, default: 5 }),
  percentage_max: integer({ min: 1, max: 200, default: 100 }),
  /** Percentages are multiples of it: 25 gives quarters, 10 tenths. */
  percentage_step: integer({ min: 1, max: LARGEST_STEP, default: 5 }),
  whole_min: integer({ min: 1, max: 9999, default: 10 }),
  whole_max: integer({ min: 1, max: 9999, default: 200 }),
  part_min: integer({ min: 1, max: 9999, default: 1 }),
  part_max: integer({ min: 1, max: 9999, default: 200 }),
  ...questionSettings,
});

export type Settings = SettingsOf<typeof settings>;

/** From halves to percentages of every kind; at last as in a test. */
export const presets: readonly Preset<Settings>[] = [
  {
    id: 'halves',
    settings: {
      percentage_min: 50,
      percentage_max: 50,
      percentage_step: 50,
      whole_min: 2,
      whole_max: 40,
      part_max: 40,
      repeats: 6,
    },
  },
  {
    id: 'quarters',
    settings: {
      percentage_min: 25,
      percentage_max: 75,
      percentage_step: 25,
      whole_min: 4,
      whole_max: 80,
      part_max: 80,
    },
  },
  { id: 'tenths', settings: { percentage_min: 10, percentage_max: 90, percentage_step: 10, whole_max: 100 } },
  { id: 'fives', settings: { percentage_max: 95, whole_min: 20 } },
  {
    id: 'how_many_percent',
    settings: {
      find: ['percentage'],
      percentage_min: 10,
      percentage_max: 90,
      percentage_step: 10,
      whole_max: 100,
    },
  },
  {
    id: 'back_to_the_whole',
    settings: {
      find: ['whole'],
      percentage_min: 10,
      percentage_max: 90,
      percentage_step: 10,
      whole_max: 100,
    },
  },
  { id: 'all_three', settings: { find: ['part', 'whole', 'percentage'], percentage_max: 95, whole_min: 20 } },
  {
    id: 'single_percents',
    settings: { percentage_min: 1, percentage_max: 9, percentage_step: 1, whole_min: 100, whole_max: 900 },
  },
  {
    id: 'more_than_all',
    settings: { percentage_min: 105, percentage_max: 200, whole_min: 20, part_max: 400 },
  },
  {
    id: 'any_percentage',
    settings: {
      find: ['part', 'whole', 'percentage'],
      percentage_min: 1,
      percentage_max: 99,
      percentage_step: 1,
      whole_min: 50,
      whole_max: 900,
      part_max: 900,
    },
  },
  {
    id: 'competition',
    isExam: true,
    settings: {
      find: ['part', 'whole', 'percentage'],
      percentage_min: 1,
      percentage_max: 150,
      percentage_step: 1,
      whole_min: 100,
      whole_max: 5000,
      part_min: 10,
      part_max: 7500,
      repeats: 20,
      time_limit_s: 300,
      show_result: 'at_end',
    },
  },
];
