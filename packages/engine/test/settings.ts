/** Settings for tests: arbitrary ones and changed defaults. */
import * as fc from 'fast-check';
import { generateExamples } from '../src/additive/examples.ts';
import {
  type AdditiveSettings,
  additiveSettings,
  blockDigits,
  digitGroups,
  moduleIds,
} from '../src/additive/settings.ts';
import { streams } from '../src/random.ts';

export const settingsWith = (changes: Partial<AdditiveSettings>): AdditiveSettings => ({
  ...additiveSettings.defaults,
  ...changes,
});
export const generate = (changes: Partial<AdditiveSettings>, count = 1, seed = 1) =>
  generateExamples(settingsWith(changes), streams(seed)('items'), count);
const shared = {
  module: fc.constantFrom(...moduleIds),
  // What a mix asks for has tests of its own.
  challenge: fc.constant('usual' as const),
  abilities: fc.constant([]),
  blocks: fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: fc.subarray([...blockDigits], { minLength: 1 }) },
  ),
  operations: fc.constantFrom('add' as const, 'subtract' as const, 'both' as const),
  anzan_sign: fc.constantFrom('plus' as const, 'minus' as const, 'both' as const),
  digits_mode: fc.constantFrom('exact' as const, 'up_to' as const),
  allow_successive_duplicates: fc.boolean(),
  allow_complex_transitions: fc.boolean(),
  priority_biggest_number: fc.boolean(),
  priority_hardest_level: fc.boolean(),
};
const rarely = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { freq: 3 });
const groups = fc.oneof(
  { weight: 3, arbitrary: fc.constant([]) },
  { weight: 1, arbitrary: fc.subarray([...digitGroups], { minLength: 1, maxLength: 3 }) },
);

/** Any settings that the form can send. */
export const anySettings: fc.Arbitrary<AdditiveSettings> = fc.record({
  ...shared,
  digits: fc.integer({ min: 1, max: 9 }),
  amount_of_numbers: fc.oneof(fc.integer({ min: 2, max: 10 }), fc.integer({ min: 2, max: 60 })),
  digit_groups: groups,
  min: rarely(
    fc.integer({ min: 1, max: 9 }).chain((digits) => fc.integer({ min: 1, max: 10 ** digits - 1 })),
  ),
  max: rarely(
    fc.integer({ min: 1, max: 9 }).chain((digits) => fc.integer({ min: 1, max: 10 ** digits - 1 })),
  ),
  max_total: rarely(
    fc.integer({ min: 1, max: 11 }).chain((digits) => fc.integer({ min: 1, max: 10 ** digits - 1 })),
  ),
});

/** Settings small enough to look at every example. */
export const smallSettings: fc.Arbitrary<AdditiveSettings> = fc
  .record({
    ...shared,
    digits: fc.constantFrom(1, 1, 2),
    amount_of_numbers: fc.integer({ min: 2, max: 6 }),
    digit_groups: groups,
    min: rarely(fc.integer({ min: 1, max: 30 })),
    max: rarely(fc.integer({ min: 1, max: 30 })),
    max_total: rarely(fc.integer({ min: 1, max: 130 })),
  })
  .map((settings) =>
    // Two digits have many numbers: a narrow range keeps the whole within reach.
    settings.digits === 2 && settings.digit_groups.length === 0 && settings.max === null
      ? { ...settings, min: settings.min ?? 8, max: (settings.min ?? 8) + 12 }
      : settings,
  );
