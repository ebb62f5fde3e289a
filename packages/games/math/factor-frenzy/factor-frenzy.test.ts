/** What every game must do is tested by the conformance suite; here stands what only this one promises. */
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { primeFactors, usedFactors } from './factors.ts';
import { answerOf, rules, type Item } from './rules.ts';
import { allPrimes, presets, type Settings, settings } from './settings.ts';
import { numbersOf } from './space.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const settingsWith = (changes: Partial<Settings>): Settings => ({ ...settings.defaults, ...changes });

const settingsUpTo = (max: number) =>
  fc
    .record({
      tasks: fc.subarray(['gcd', 'lcm'] as const, { minLength: 1 }),
      amount_of_numbers: fc.integer({ min: 2, max: 3 }),
      factors_min: fc.integer({ min: 1, max: 6 }),
      factors_max: fc.integer({ min: 1, max: 6 }),
      primes: fc.subarray([...allPrimes]),
      max_number: fc.integer({ min: 2, max }),
    })
    .map(settingsWith);

/** Prime factors by trial, worked out anew. */
function factorsOf(number: number): number[] {
  for (let divisor = 2; divisor <= number; divisor++) {
    if (number % divisor === 0) return [divisor, ...factorsOf(number / divisor)];
  }
  return [];
}

const divides = (divisor: number, numbers: readonly number[]) =>
  numbers.every((number) => number % divisor === 0);

/** The greatest number that divides all, and the least that all divide, by looking at every one. */
function searched({ task, numbers }: Item): number {
  if (task === 'gcd') {
    for (let divisor = Math.min(...numbers); ; divisor--) if (divides(divisor, numbers)) return divisor;
  }
  for (let multiple = Math.max(...numbers); ; multiple++) {
    if (numbers.every((number) => multiple % number === 0)) return multiple;
  }
}

const isNumber = (number: number, { primes, factors_min, factors_max }: Settings) => {
  const factors = factorsOf(number);
  return (
    factors.length >= factors_min &&
    factors.length <= factors_max &&
    factors.every((factor) => primes.some((prime) => prime === factor))
  );
};

describe('the questions', () => {
  test('have different numbers of allowed primes, as many as wanted, and a multiple that can be worked out', () => {
    fc.assert(
      fc.property(settingsUpTo(999), seed, (settings, seed) => {
        fc.pre(rules.check(settings).length === 0);
        for (const item of rules.sample(settings, streams(seed), 10)) {
          const { numbers, task } = item;
          expect(settings.tasks).toContain(task);
          expect(new Set(numbers).size).toBe(settings.amount_of_numbers);
          expect(numbers.every((number) => number <= settings.max_number && isNumber(number, settings))).toBe(
            true,
          );
          expect(answerOf(item)).toBe(searched(item));
          expect(answerOf({ ...item, task: 'lcm' })).toBeLessThanOrEqual(9999);
        }
      }),
      { numRuns: 100 },
    );
  });

  test('of two numbers keep the law: divisor times multiple is the product', () => {
    const items = rules.sample(settingsWith({ primes: allPrimes, max_number: 99 }), streams(4), 100);
    for (const { numbers } of items) {
      const [a = 0, b = 0] = numbers;
      expect(answerOf({ task: 'gcd', numbers }) * answerOf({ task: 'lcm', numbers })).toBe(a * b);
    }
  });

  test('have something in common in at least four of five', () => {
    for (const { id, settings } of presets) {
      const items = Array.from({ length: 40 }, (_, seed) =>
        rules.sample(settingsWith(settings), streams(seed), settings.repeats ?? 10),
      ).flat();
      const share =
        items.filter(({ numbers }) => answerOf({ task: 'gcd', numbers }) > 1).length / items.length;
      expect({ id, isEnough: share >= 0.8 }).toEqual({ id, isEnough: true });
    }
  });

  test('with many factors have no number that divides another', () => {
    for (const { settings } of presets) {
      if ((settings.factors_min ?? 1) < 2) continue;
      for (const { numbers } of rules.sample(settingsWith(settings), streams(6), settings.repeats ?? 10)) {
        for (const number of numbers)
          expect(numbers.filter((other) => other % number === 0)).toEqual([number]);
      }
    }
  });

  test('come again only when all were asked', () => {
    // 2, 3, 4 and 6 make six pairs.
    const few = settingsWith({ primes: [2, 3], factors_max: 2, max_number: 6 });
    const pairs = rules.sample(few, streams(1), 12).map(({ numbers }) => numbers.join());
    expect(new Set(pairs.slice(0, 6)).size).toBe(6);
    expect(new Set(pairs.slice(6)).size).toBe(6);
  });
});

test('the factors that are shown as used make up the answer', () => {
  fc.assert(
    fc.property(seed, (seed) => {
      const tasks = settingsWith({
        tasks: ['gcd', 'lcm'],
        amount_of_numbers: 3,
        primes: allPrimes,
        max_number: 400,
      });
      for (const item of rules.sample(tasks, streams(seed), 10)) {
        const used = usedFactors(item.task, item.numbers).map((marks, which) =>
          primeFactors(item.numbers[which] ?? 1).filter((_, place) => marks[place]),
        );
        const product = (factors: readonly number[]) =>
          factors.reduce((product, factor) => product * factor, 1);
        const products = item.task === 'lcm' ? [product(used.flat())] : used.map(product);
        expect(new Set(products)).toEqual(new Set([answerOf(item)]));
      }
    }),
  );
});

describe('settings', () => {
  /** Whether there are such numbers at all, by brute force. */
  function isPossible(settings: Settings): boolean {
    const { amount_of_numbers: amount, factors_min, factors_max, max_number, tasks } = settings;
    if (factors_min > factors_max) return false;
    const all = Array.from({ length: max_number }, (_, index) => index + 1).filter((number) =>
      isNumber(number, settings),
    );
    expect(numbersOf(settings)).toEqual(all);
    const groups = all.flatMap((a) =>
      all
        .filter((b) => b > a)
        .flatMap((b) => (amount === 2 ? [[a, b]] : all.filter((c) => c > b).map((c) => [a, b, c]))),
    );
    return groups.some(
      (numbers) =>
        answerOf({ task: 'lcm', numbers }) <= 9999 &&
        (!tasks.includes('gcd') || answerOf({ task: 'gcd', numbers }) > 1),
    );
  }

  test('are refused exactly if there are no such numbers, with a value that works', () => {
    fc.assert(
      fc.property(settingsUpTo(120), (settings) => {
        const issues = rules.check(settings);
        expect(issues.length === 0).toBe(isPossible(settings));
        const mended = issues.flatMap(({ path, suggestion }) =>
          suggestion === undefined ? [] : [{ ...settings, [path]: suggestion }],
        );
        expect(mended.flatMap(rules.check)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    [{ primes: [] }, 'primes', [2]],
    [{ factors_min: 6, factors_max: 6 }, 'factors_min', 5],
    [{ factors_min: 4, factors_max: 2 }, 'factors_min', 2],
    [{ factors_max: 1 }, 'factors_max', 2],
    [{ primes: [19], factors_max: 1, tasks: ['lcm'], max_number: 20 }, 'primes', [2, 19]],
    [{ max_number: 3 }, 'max_number', 4],
    [{ amount_of_numbers: 3, primes: [2], max_number: 5 }, 'max_number', 8],
  ] as const)('%j name %s', (changes, path, suggestion) => {
    expect(rules.check(settingsWith(changes))).toEqual([
      { path, code: 'impossible_configuration', suggestion },
    ]);
  });

  test('of every preset work, the first being the easiest and the last the hardest', () => {
    const difficulties = presets.map(({ settings }) => {
      expect(readSettings(rules, settings)).toMatchObject({ ok: true });
      return rules.difficulty(settingsWith(settings));
    });
    expect(difficulties[0]).toBe(Math.min(...difficulties));
    expect(difficulties.at(-1)).toBe(Math.max(...difficulties));
  });

  test('are harder with more numbers, more factors, multiples, and less time', () => {
    const difficulty = (changes: Partial<Settings>) => rules.difficulty(settingsWith(changes));
    expect(difficulty({ amount_of_numbers: 3 })).toBeGreaterThan(difficulty({}));
    expect(difficulty({ factors_min: 3 })).toBeGreaterThan(difficulty({ factors_max: 2 }));
    expect(difficulty({ tasks: ['lcm'] })).toBeGreaterThan(difficulty({}));
    expect(difficulty({ time_limit_s: 10 })).toBeGreaterThan(difficulty({}));
  });
});

test('slips are wrong answers', () => {
  fc.assert(
    fc.property(settingsUpTo(999), seed, (settings, seed) => {
      fc.pre(rules.check(settings).length === 0);
      let state = rules.start(settings, streams(seed));
      for (let events = 0; !rules.isOver(state); events++) {
        const event = rules.simulate(state, { skill: 0, pace: 1 }, streams(seed + events));
        if (event !== null) state = rules.apply(state, event);
      }
      expect(rules.result(state).correct).toBe(0);
    }),
    { numRuns: 50 },
  );
});
