/** Settings of multiply-divide: every field with its bounds and default, in the order of the form. */
import {
  choice,
  defineSettings,
  flag,
  integer,
  type Preset,
  type SettingsOf,
} from '@mindhero/engine/settings';
import { answerSettings, factorSettings } from '../factor-settings.ts';
import { questionSettings } from '../question/settings.ts';

const { repeats, ...answering } = questionSettings;

/**
 * The first number is what a chain begins with: a factor, or a dividend. The second is what it is multiplied or divided
 * by, at each action another one.
 */
export const settings = defineSettings({
  operation: choice(['multiply', 'divide', 'both'], { default: 'both' }),
  /** The two numbers of a product come in either order. */
  mixing_factors: flag({ default: false, when: ({ operation }) => operation !== 'divide' }),
  /** Operations in one example. */
  actions: integer({ min: 1, max: 5, default: 1 }),
  ...factorSettings({ mostDigits: 9, firstDigits: 2 }),
  repeats,
  ...answering,
  ...answerSettings,
});

export type Settings = SettingsOf<typeof settings>;

/** The tables backwards: 10 ÷ 2 and 30 ÷ 5 belong to them. */
const sharing = { operation: 'divide', max_response_digits: 1, allow_trailing_zeros: true } as const;

/** From sharing out a table to the examinations. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'first_tables', settings: { ...sharing, tables: [2, 5] } },
  { id: 'tables_to_five', settings: { ...sharing, tables: [2, 3, 4, 5] } },
  { id: 'tables_to_nine', settings: { ...sharing, tables: [6, 7, 8, 9] } },
  { id: 'both_ways', settings: { digit_count: 'random' } },
  { id: 'two_by_one', settings: { operation: 'divide', min_response_digits: 2 } },
  { id: 'three_by_one', settings: { operation: 'divide', first_digits: 3 } },
  { id: 'chains', settings: { actions: 3, tables: [2, 3, 4, 5, 6, 7, 8, 9] } },
  { id: 'four_by_two', settings: { operation: 'divide', first_digits: 4, second_digits: 2 } },
  { id: 'long_chains', settings: { actions: 5 } },
  {
    // Thirty divisions with four digits in divisor and quotient together, as for the third kyu of mental arithmetic in Japan.
    id: 'kyu_3',
    isExam: true,
    settings: {
      operation: 'divide',
      first_digits: 4,
      second_digits: 2,
      max_response_digits: 2,
      repeats: 30,
      time_limit_s: 240,
      show_result: 'at_end',
    },
  },
  {
    // Five digits together for the first kyu.
    id: 'kyu_1',
    isExam: true,
    settings: {
      operation: 'divide',
      first_digits: 5,
      second_digits: 2,
      max_response_digits: 3,
      repeats: 30,
      time_limit_s: 240,
      show_result: 'at_end',
    },
  },
];
