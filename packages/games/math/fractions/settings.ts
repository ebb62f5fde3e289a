/** Settings of fractions, common and decimal, with the bounds of the definition. */
import {
  choice,
  defineSettings,
  flag,
  integer,
  many,
  type Preset,
  type SettingsOf,
} from '@mindhero/engine/settings';
import { questionSettings } from '../question/settings.ts';

type Values = Readonly<Record<string, unknown>>;

const isCommon = ({ kind }: Values) => kind === 'common';
const isDecimal = ({ kind }: Values) => kind === 'decimal';

export const settings = defineSettings({
  kind: choice(['common', 'decimal'], { default: 'common' }),
  operations: many(['add', 'subtract', 'multiply', 'divide'], { default: ['add', 'subtract'], least: 1 }),
  numerator_min: integer({ min: 1, max: 99, default: 1, when: isCommon }),
  numerator_max: integer({ min: 1, max: 99, default: 9, when: isCommon }),
  denominator_min: integer({ min: 2, max: 30, default: 2, when: isCommon }),
  denominator_max: integer({ min: 2, max: 30, default: 12, when: isCommon }),
  /** Both fractions of a task are over the same denominator, as in the first lessons. */
  same_denominator: flag({ default: false, when: isCommon }),
  /** How many digits stand behind the comma, exactly. */
  decimal_digits: integer({ min: 1, max: 4, default: 1, when: isDecimal }),
  decimal_min: integer({ min: 0, max: 99, default: 0, when: isDecimal }),
  decimal_max: integer({ min: 0, max: 99, default: 10, when: isDecimal }),
  /** The answer has to be in lowest terms. */
  simplify: flag({ default: true, when: isCommon }),
  /** Numbers above one stand as mixed numbers in the task, and may do so in the answer. */
  allow_mixed: flag({ default: false, when: isCommon }),
  allow_negative_numerator: flag({ default: false, when: isCommon }),
  allow_negative_result: flag({ default: false }),
  ...questionSettings,
});

export type Settings = SettingsOf<typeof settings>;

/** In the order in which a school meets them; at last as in a competition. */
export const presets: readonly Preset<Settings>[] = [
  {
    id: 'same_denominator',
    settings: {
      operations: ['add'],
      numerator_max: 5,
      denominator_min: 3,
      denominator_max: 8,
      same_denominator: true,
      simplify: false,
      repeats: 6,
    },
  },
  {
    id: 'plus_and_minus',
    settings: { numerator_max: 7, denominator_min: 3, same_denominator: true },
  },
  { id: 'different_denominators', settings: { numerator_max: 5, denominator_max: 6, simplify: false } },
  { id: 'lowest_terms', settings: {} },
  { id: 'multiply', settings: { operations: ['multiply'], denominator_max: 9 } },
  { id: 'divide', settings: { operations: ['divide'], denominator_max: 9 } },
  { id: 'mixed_numbers', settings: { numerator_max: 20, denominator_max: 9, allow_mixed: true } },
  { id: 'tenths', settings: { kind: 'decimal' } },
  {
    id: 'hundredths',
    settings: { kind: 'decimal', operations: ['add', 'subtract', 'multiply'], decimal_digits: 2 },
  },
  { id: 'decimals_divided', settings: { kind: 'decimal', operations: ['divide'] } },
  {
    id: 'below_zero',
    settings: { denominator_max: 9, allow_negative_numerator: true, allow_negative_result: true },
  },
  {
    id: 'all_operations',
    settings: {
      operations: ['add', 'subtract', 'multiply', 'divide'],
      numerator_max: 20,
      denominator_max: 15,
      allow_mixed: true,
    },
  },
  {
    id: 'competition',
    isExam: true,
    settings: {
      operations: ['add', 'subtract', 'multiply', 'divide'],
      numerator_max: 99,
      denominator_max: 30,
      allow_mixed: true,
      allow_negative_numerator: true,
      allow_negative_result: true,
      repeats: 20,
      time_limit_s: 600,
      show_result: 'at_end',
    },
  },
];
