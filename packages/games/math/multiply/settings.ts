/** Settings of multiply: every field with its bounds and default, in the order of the form. */
import { defineSettings, flag, type Preset, type SettingsOf } from '@mindhero/engine/settings';
import { answerSettings, factorSettings } from '../factor-settings.ts';
import { questionSettings } from '../question/settings.ts';

const { repeats, ...answering } = questionSettings;

export const settings = defineSettings({
  ...factorSettings({ mostDigits: 6, firstDigits: 1 }),
  repeats,
  /** The two factors stand in any order. */
  mixing_factors: flag({ default: true }),
  ...answering,
  ...answerSettings,
  allow_zero_and_one: flag({ default: false, advanced: true }),
});

export type Settings = SettingsOf<typeof settings>;

/** From the first tables to the competition. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'first_tables', settings: { tables: [2, 5] } },
  { id: 'tables_to_five', settings: { tables: [2, 3, 4, 5] } },
  { id: 'tables_to_nine', settings: { tables: [6, 7, 8, 9] } },
  { id: 'all_tables', settings: { repeats: 20 } },
  { id: 'two_by_one', settings: { first_digits: 2 } },
  { id: 'three_by_one', settings: { first_digits: 3 } },
  { id: 'two_by_two', settings: { first_digits: 2, second_digits: 2 } },
  // Mental examinations in Japan count the digits of both factors together: four for the third kyu, five for the first.
  {
    id: 'kyu_3',
    isExam: true,
    settings: {
      first_digits: 3,

      repeats: 30,
      time_limit_s: 240,
      show_result: 'at_end',
    },
  },
  {
    id: 'kyu_1',
    isExam: true,
    settings: {
      first_digits: 3,
      second_digits: 2,

      repeats: 30,
      time_limit_s: 240,
      show_result: 'at_end',
    },
  },
  {
    // Ten tasks in five minutes, as at Memoriad.
    id: 'memoriad',
    isExam: true,
    settings: { first_digits: 5, second_digits: 5, time_limit_s: 300, show_result: 'at_end' },
  },
  {
    // The World Cup asks for eight digits by eight in ten minutes; six by six is what fits here.
    id: 'world_cup',
    isExam: true,
    settings: { first_digits: 6, second_digits: 6, time_limit_s: 600, show_result: 'at_end' },
  },
];
