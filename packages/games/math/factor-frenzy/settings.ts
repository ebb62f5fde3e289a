/** Settings of common divisors and multiples, with the bounds of the definition. */
import { defineSettings, integer, many, type Preset, type SettingsOf } from '@mindhero/engine/settings';
import { questionSettings } from '../question/settings.ts';

export const allPrimes = [2, 3, 5, 7, 11, 13, 17, 19] as const;

export const settings = defineSettings({
  /** The greatest common divisor, the least common multiple. */
  tasks: many(['gcd', 'lcm'], { default: ['gcd'], least: 1 }),
  amount_of_numbers: integer({ min: 2, max: 3, default: 2 }),
  /** How many prime factors a number has, each counted as often as it divides: 12 = 2 · 2 · 3 has three. */
  factors_min: integer({ min: 1, max: 6, default: 1 }),
  factors_max: integer({ min: 1, max: 6, default: 4 }),
  primes: many(allPrimes, { default: [2, 3, 5] }),
  max_number: integer({ min: 2, max: 999, default: 60 }),
  ...questionSettings,
});

export type Settings = SettingsOf<typeof settings>;

/** From twos and threes to three large numbers. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'first_divisors', settings: { primes: [2, 3], factors_max: 3, max_number: 24, repeats: 6 } },
  { id: 'divisors', settings: {} },
  {
    id: 'first_multiples',
    settings: { tasks: ['lcm'], primes: [2, 3], factors_max: 3, max_number: 18, repeats: 6 },
  },
  { id: 'multiples', settings: { tasks: ['lcm'], factors_max: 3, max_number: 30 } },
  {
    id: 'with_seven',
    settings: { tasks: ['gcd', 'lcm'], primes: [2, 3, 5, 7], factors_min: 2, max_number: 100 },
  },
  {
    id: 'three_numbers',
    settings: { tasks: ['gcd', 'lcm'], amount_of_numbers: 3, factors_min: 2, max_number: 60 },
  },
  {
    id: 'large_primes',
    settings: {
      tasks: ['gcd', 'lcm'],
      primes: [2, 3, 5, 7, 11, 13],
      factors_min: 2,
      factors_max: 3,
      max_number: 200,
    },
  },
  {
    id: 'many_factors',
    settings: {
      tasks: ['gcd', 'lcm'],
      primes: [2, 3, 5, 7],
      factors_min: 4,
      factors_max: 6,
      max_number: 400,
    },
  },
  {
    id: 'competition',
    isExam: true,
    settings: {
      tasks: ['gcd', 'lcm'],
      amount_of_numbers: 3,
      primes: allPrimes,
      factors_min: 2,
      factors_max: 6,
      max_number: 999,
      repeats: 20,
      time_limit_s: 600,
      show_result: 'at_end',
    },
  },
];
