import { additiveNumbers, additiveRefinements } from '@mindhero/engine/additive/settings';
import { defineSettings, integer, type Preset, type SettingsOf } from '@mindhero/engine/settings';
import { questionSettings } from '../question/settings.ts';

const { repeats, ...answering } = questionSettings;

/**
 * Columns stand on the screen until they are answered, so there is no interval; `voice` says the completed example.
 */
export const columnsSettings = defineSettings({
  ...additiveNumbers,
  repeats,
  /** How many columns stand side by side. */
  columns_at_once: integer({ min: 1, max: 10, default: 4 }),
  ...answering,
  ...additiveRefinements,
});

export type ColumnsSettings = SettingsOf<typeof columnsSettings>;

/** Twenty sums in a third of the twelve minutes that the Japanese exams of mental arithmetic give for three parts. */
const exam = {
  module: 'anzan',
  repeats: 20,
  columns_at_once: 10,
  time_limit_s: 240,
  max_total: 9999,
  allow_complex_transitions: true,
  show_result: 'at_end',
} as const;

/** The sizes of those exams: fifty short sums for beginners, then two and three digits. */
const kyuPresets: readonly Preset<ColumnsSettings>[] = [
  {
    id: 'kyu_7',
    settings: { ...exam, operations: 'add', repeats: 50, amount_of_numbers: 4, time_limit_s: 720 },
  },
  { id: 'kyu_4', settings: { ...exam, digits: 2, amount_of_numbers: 5 } },
  { id: 'kyu_3', settings: { ...exam, digits: 3, amount_of_numbers: 5 } },
  { id: 'kyu_2', settings: { ...exam, digits: 3, amount_of_numbers: 7 } },
  { id: 'kyu_1', settings: { ...exam, digits: 3, amount_of_numbers: 10 } },
];

/** From the first lesson to the competition, in the order of teaching. */
export const columnsPresets: readonly Preset<ColumnsSettings>[] = [
  { id: 'first_steps', settings: { max: 4, amount_of_numbers: 3, repeats: 6, columns_at_once: 2 } },
  { id: 'five_and_more', settings: { blocks: [5, 6, 7, 8, 9], amount_of_numbers: 4, columns_at_once: 2 } },
  { id: 'two_rods', settings: { digits: 2, amount_of_numbers: 3 } },
  { id: 'small_friends', settings: { module: 'small_friend', amount_of_numbers: 4 } },
  { id: 'small_friends_two_digits', settings: { module: 'small_friend', digits: 2, amount_of_numbers: 4 } },
  { id: 'big_friends_plus', settings: { module: 'big_friend', operations: 'add', amount_of_numbers: 4 } },
  { id: 'family_plus', settings: { module: 'family', operations: 'add', amount_of_numbers: 4 } },
  {
    id: 'big_friends_minus',
    settings: { module: 'big_friend', operations: 'subtract', amount_of_numbers: 4 },
  },
  { id: 'family_minus', settings: { module: 'family', operations: 'subtract', amount_of_numbers: 4 } },
  { id: 'big_friends', settings: { module: 'big_friend' } },
  { id: 'big_friends_two_digits', settings: { module: 'big_friend', digits: 2 } },
  { id: 'family', settings: { module: 'family' } },
  { id: 'family_two_digits', settings: { module: 'family', digits: 2 } },
  { id: 'over_fifty', settings: { module: 'over_50', digits: 2 } },
  { id: 'over_hundred', settings: { module: 'over_100', digits: 2, amount_of_numbers: 6 } },
  {
    id: 'three_digits',
    settings: { module: 'anzan', digits: 3, amount_of_numbers: 5, allow_complex_transitions: true },
  },
  ...kyuPresets,
  {
    // The sixth kyu of the Japanese abacus exams asks for ten rows of three digits.
    id: 'exam',
    settings: {
      module: 'anzan',
      digits: 3,
      amount_of_numbers: 10,
      columns_at_once: 10,
      time_limit_s: 600,
      max_total: 9999,
      allow_complex_transitions: true,
      show_result: 'at_end',
    },
  },
  {
    // Ten tasks in seven minutes, as at the Mental Calculation World Cup, with nine digits instead of ten.
    id: 'competition',
    settings: {
      module: 'anzan',
      operations: 'add',
      digits: 9,
      amount_of_numbers: 10,
      columns_at_once: 1,
      time_limit_s: 420,
      max_total: 9_999_999_999,
      allow_complex_transitions: true,
      priority_biggest_number: true,
      show_result: 'at_end',
    },
  },
];
