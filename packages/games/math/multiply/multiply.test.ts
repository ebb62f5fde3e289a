import { replay } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { GenerationError, readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitsOf } from '../number-range.ts';
import type { Item } from './products.ts';
import { rules } from './rules.ts';
import { presets, type Settings, settings } from './settings.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const responseDigits = fc.option(fc.integer({ min: 1, max: 12 }), { freq: 3 });

/** Any settings of the numbers, of up to so many digits. */
const anyNumbers = (most: number): fc.Arbitrary<Settings> => {
  const digits = fc.integer({ min: 1, max: most });
  const bound = fc.integer({ min: 0, max: 10 ** most - 1 });
  return fc
    .record({
      digit_count: fc.constantFrom('enabled', 'disabled', 'random'),
      first_digits: digits,
      second_digits: digits,
      first_min: bound,
      first_max: bound,
      second_min: bound,
      second_max: bound,
      tables: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray([2, 3, 4, 5, 6, 7, 8, 9])),
      min_response_digits: responseDigits,
      max_response_digits: responseDigits,
      allow_trailing_zeros: fc.boolean(),
      allow_zero_and_one: fc.boolean(),
      mixing_factors: fc.boolean(),
    })
    .map((changes) => settings.schema.parse(changes));
};

/** Whether a number may stand in its place, straight from what the settings mean. */
function isMember(chosen: Settings, which: 'first' | 'second', value: number): boolean {
  if (which === 'second' && chosen.tables.length > 0)
    return (chosen.tables as readonly number[]).includes(value);
  if (!chosen.allow_zero_and_one && value < 2) return false;
  if (!chosen.allow_trailing_zeros && value >= 10 && String(value).endsWith('0')) return false;
  const digits = String(value).length;
  if (chosen.digit_count === 'enabled') return digits === chosen[`${which}_digits`];
  if (chosen.digit_count === 'random') return digits <= chosen[`${which}_digits`];
  return value >= chosen[`${which}_min`] && value <= chosen[`${which}_max`];
}

function isAllowed(chosen: Settings, { first, second, answer }: Item): boolean {
  const inOrder = isMember(chosen, 'first', first) && isMember(chosen, 'second', second);
  const swapped =
    chosen.mixing_factors && isMember(chosen, 'first', second) && isMember(chosen, 'second', first);
  const digits = String(BigInt(first) * BigInt(second)).length;
  return (
    (inOrder || swapped) &&
    BigInt(answer) === BigInt(first) * BigInt(second) &&
    digits >= (chosen.min_response_digits ?? 1) &&
    digits <= (chosen.max_response_digits ?? 12)
  );
}

/** Every pair of numbers below a bound that the settings allow, by trying all of them. */
function byBruteForce(chosen: Settings, below: number): Item[] {
  const numbers = Array.from({ length: below }, (_, value) => value);
  const seconds = numbers.filter((value) => isMember(chosen, 'second', value));
  return numbers
    .filter((value) => isMember(chosen, 'first', value))
    .flatMap((first) => seconds.map((second) => ({ first, second, answer: first * second })))
    .filter((item) => isAllowed({ ...chosen, mixing_factors: false }, item));
}

const keyOf = (chosen: Settings, { first, second }: Item): string =>
  (chosen.mixing_factors ? [first, second].toSorted((a, b) => a - b) : [first, second]).join(' ');

describe('products', () => {
  test('are what the settings say, of up to six digits', () => {
    fc.assert(
      fc.property(anyNumbers(6), seed, (chosen, seed) => {
        fc.pre(rules.check(chosen).length === 0);
        const items = rules.sample(chosen, streams(seed), 20);
        expect(items.filter((item) => !isAllowed(chosen, item))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('exist exactly when trying all pairs finds one; if not, the issue has a value that works', () => {
    fc.assert(
      fc.property(anyNumbers(2), seed, (chosen, seed) => {
        const exists = byBruteForce(chosen, 100).length > 0;
        const issues = rules.check(chosen);
        expect(issues.length === 0).toBe(exists);
        if (exists) return;
        expect(() => rules.sample(chosen, streams(seed), 1)).toThrow(GenerationError);
        const mended = issues.flatMap(({ path, suggestion }) =>
          suggestion === undefined ? [] : rules.check({ ...chosen, [path]: suggestion }),
        );
        expect(mended).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('come each once before any comes again', () => {
    fc.assert(
      fc.property(anyNumbers(1), seed, (chosen, seed) => {
        const all = new Set(byBruteForce(chosen, 10).map((item) => keyOf(chosen, item)));
        fc.pre(all.size > 0);
        const keys = rules.sample(chosen, streams(seed), 2 * all.size).map((item) => keyOf(chosen, item));
        expect(new Set(keys.slice(0, all.size))).toEqual(all);
        expect(new Set(keys.slice(all.size))).toEqual(all);
      }),
      { numRuns: 100 },
    );
  });

  test('have a or b digits more or less: a + b or one less, and nothing else can be asked for', () => {
    for (const a of [1, 2, 3, 4, 5, 6]) {
      for (const b of [1, 2, 3, 4, 5, 6]) {
        for (let digits = 1; digits <= 12; digits++) {
          const chosen = settings.schema.parse({
            first_digits: a,
            second_digits: b,
            min_response_digits: digits,
            max_response_digits: digits,
          });
          const isPossible = digits === a + b || digits === a + b - 1;
          expect(rules.check(chosen).length === 0).toBe(isPossible);
        }
      }
    }
    const short = settings.schema.parse({ first_digits: 3, second_digits: 2, max_response_digits: 2 });
    expect(rules.check(short)).toEqual([
      { path: 'max_response_digits', code: 'impossible_configuration', suggestion: 4 },
    ]);
    const crossed = settings.schema.parse({ digit_count: 'disabled', first_min: 50, first_max: 40 });
    expect(rules.check(crossed)).toMatchObject([{ path: 'first_max', suggestion: 51 }]);
  });

  test('in random length have every length about equally often', () => {
    const chosen = settings.schema.parse({ digit_count: 'random', first_digits: 4, second_digits: 4 });
    const items = rules.sample({ ...chosen, mixing_factors: false }, streams(3), 2000);
    for (const digits of [1, 2, 3, 4]) {
      const share = items.filter(({ first }) => digitsOf(first) === digits).length / items.length;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.3);
    }
  });
});

describe('a play', () => {
  test('takes the product in every spelling, and nothing else', () => {
    const { items } = rules.start(settings.defaults, streams(4));
    const typed = (answerOf: (answer: number) => string) =>
      replay(
        rules,
        settings.defaults,
        streams(4),
        items.map(({ answer }, item) => ({
          type: 'answer',
          t: 1000 * (item + 1),
          item,
          value: answerOf(answer),
        })),
      ).result;
    expect(typed((answer) => ` 00${answer} `)).toMatchObject({
      correct: 10,
      incorrect: 0,
      ended: 'completed',
    });
    for (const wrong of ['-', 'x', '', '1.0', '\u2212'])
      expect(typed((answer) => wrong + (wrong === 'x' ? answer : ''))).toMatchObject({ incorrect: 10 });
  });

  test('tells which fact of the tables was trained, whichever way round, and the lengths of larger factors', () => {
    const tags = (changes: object) => {
      const chosen = settings.schema.parse(changes);
      const state = rules.start(chosen, streams(6));
      return { items: state.items, tags: rules.result(state).items.map((item) => item.tags) };
    };
    const facts = tags({});
    expect(facts.tags).toEqual(
      facts.items.map(({ first, second }) => [`times:${Math.min(first, second)}x${Math.max(first, second)}`]),
    );
    expect(new Set(tags({ first_digits: 3 }).tags.flat())).toEqual(new Set(['multiply:3x1']));
  });
});

test('presets lead from easy to hard', () => {
  const difficulties = presets.map(({ settings: changes }) => {
    const read = readSettings(rules, changes);
    expect(read.ok).toBe(true);
    return rules.difficulty({ ...settings.defaults, ...changes });
  });
  expect(Math.min(...difficulties)).toBe(difficulties[0]);
  expect(Math.max(...difficulties)).toBe(difficulties.at(-1));
});
