/** What every game must do is tested by the conformance suite; here stands what only this one promises. */
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { answerOf, rules, type Item, numberOf } from './rules.ts';
import { presets, type Settings, settings } from './settings.ts';
import { allItems, sizeOf, spaceOf } from './space.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const settingsWith = (changes: Partial<Settings>): Settings => ({ ...settings.defaults, ...changes });
const digits = fc.integer({ min: 2, max: 8 });
const base = fc.integer({ min: 2, max: 99 });
const exponent = fc.integer({ min: 2, max: 10 });
const chosen = <T>(options: readonly T[]) => fc.subarray([...options], { minLength: 1 });

const anySettings = fc
  .record({
    tasks: chosen(['root', 'exponent', 'logarithm'] as const),
    root_degrees: chosen([2, 3, 4, 5] as const),
    radicand_digits_min: digits,
    radicand_digits_max: digits,
    base_min: base,
    base_max: base,
    exponent_min: exponent,
    exponent_max: exponent,
    logarithm_find: chosen(['base', 'exponent', 'number'] as const),
    repeats: fc.integer({ min: 1, max: 100 }),
  })
  .map(settingsWith);

/** The number by multiplying, without the code under test. */
function multiplied({ base, exponent }: Item): bigint {
  return Array.from({ length: exponent }, () => BigInt(base)).reduce(
    (product, factor) => product * factor,
    1n,
  );
}

function isWithin(item: Item, settings: Settings): boolean {
  const { base, exponent } = item;
  if (item.find === 'root') {
    const length = String(multiplied(item)).length;
    return (
      settings.tasks.includes('root') &&
      settings.root_degrees.some((degree) => degree === exponent) &&
      length >= settings.radicand_digits_min &&
      length <= settings.radicand_digits_max
    );
  }
  const unknown = item.find.replace('log_', '');
  return (
    (item.find === 'power'
      ? settings.tasks.includes('exponent')
      : settings.tasks.includes('logarithm') && settings.logarithm_find.some((find) => find === unknown)) &&
    base >= settings.base_min &&
    base <= settings.base_max &&
    exponent >= settings.exponent_min &&
    exponent <= settings.exponent_max &&
    (exponent === 2 || base <= 20)
  );
}

const ascending = (a: number, b: number) => a - b;

describe('the questions', () => {
  test('are within the settings, different, and as many as wanted, whenever the settings are possible', () => {
    fc.assert(
      fc.property(anySettings, seed, (settings, seed) => {
        fc.pre(rules.check(settings).length === 0);
        const { items } = rules.start(settings, streams(seed));
        expect(items).toHaveLength(settings.repeats);
        expect(items.filter((item) => !isWithin(item, settings))).toEqual([]);
        expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(items.length);
      }),
      { numRuns: 200 },
    );
  });

  test('have exact numbers, and one answer only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 99 }), exponent, (base, exponent) => {
        const number = multiplied({ find: 'power', base, exponent });
        expect(numberOf({ find: 'power', base, exponent })).toBe(number);
        for (const find of ['root', 'log_base'] as const)
          expect(answerOf({ find, base, exponent })).toBe(BigInt(base));
        for (const find of ['power', 'log_number'] as const)
          expect(answerOf({ find, base, exponent })).toBe(number);
        expect(answerOf({ find: 'log_exponent', base, exponent })).toBe(BigInt(exponent));
        // A power grows with base and exponent, so no other base and no other exponent gives the number.
        expect((BigInt(base) + 1n) ** BigInt(exponent)).toBeGreaterThan(number);
        expect((BigInt(base) - 1n) ** BigInt(exponent)).toBeLessThan(number);
        expect(BigInt(base) ** BigInt(exponent - 1)).toBeLessThan(number);
      }),
    );
  });

  test('are as many as there are roots with so many digits', () => {
    const roots = (degree: 2 | 3 | 4, digits: number) =>
      sizeOf(
        spaceOf(
          settingsWith({ root_degrees: [degree], radicand_digits_min: digits, radicand_digits_max: digits }),
        ),
      );
    expect([3, 4, 5].map((digits) => roots(2, digits))).toEqual([22, 68, 217]);
    expect([3, 4, 5, 6].map((digits) => roots(3, digits))).toEqual([5, 12, 25, 53]);
    expect(roots(4, 3)).toBe(2);
  });

  test('come again only after all of them were asked', () => {
    const few = settingsWith({ radicand_digits_max: 2, repeats: 6 });
    const sample = rules.sample(few, streams(3), 12).map(({ base }) => base);
    expect(sample.slice(0, 6).toSorted(ascending)).toEqual([4, 5, 6, 7, 8, 9]);
    expect(sample.slice(6).toSorted(ascending)).toEqual([4, 5, 6, 7, 8, 9]);
  });

  test('have no common task without its share', () => {
    const mixed = settingsWith({
      tasks: ['root', 'exponent', 'logarithm'],
      logarithm_find: ['base', 'exponent', 'number'],
      repeats: 100,
    });
    const found = rules.start(mixed, streams(1)).items.map(({ find }) => find);
    for (const find of ['root', 'power', 'log_base', 'log_exponent', 'log_number'] as const)
      expect(found.filter((one) => one === find).length).toBeGreaterThan(8);
  });
});

describe('settings', () => {
  /** All questions by brute force. */
  function everything(settings: Settings): Item[] {
    const finds = ['root', 'power', 'log_base', 'log_exponent', 'log_number'] as const;
    return finds
      .flatMap((find) =>
        Array.from({ length: 9 }, (_, index) => index + 2).flatMap((exponent) =>
          Array.from({ length: find === 'root' ? 400 : 99 }, (_, index) => ({
            find,
            base: index + 1,
            exponent,
          })),
        ),
      )
      .filter((item) => item.base >= 2 && isWithin(item, settings));
  }

  test('are refused exactly if a chosen task has no question, or if there are fewer than wanted', () => {
    const small = anySettings.map((settings) => ({
      ...settings,
      radicand_digits_min: 2 + (settings.radicand_digits_min % 4),
      radicand_digits_max: 2 + (settings.radicand_digits_max % 4),
    }));
    fc.assert(
      fc.property(small, (settings) => {
        const all = everything(settings);
        const wanted = settings.tasks.flatMap((task) => {
          if (task === 'logarithm') return settings.logarithm_find.map((find) => `log_${find}`);
          return task === 'root' ? ['root'] : ['power'];
        });
        const isPossible =
          wanted.every((find) => all.some((item) => item.find === find)) && all.length >= settings.repeats;
        const issues = rules.check(settings);
        expect(issues.length === 0).toBe(isPossible);
        expect(isPossible && [...allItems(spaceOf(settings))].length !== all.length).toBe(false);
        const mended = issues.flatMap(({ path, suggestion }) =>
          suggestion === undefined ? [] : [{ ...settings, [path]: suggestion }],
        );
        expect(mended.flatMap(rules.check)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  test('name what is at fault, with the nearest value that works', () => {
    expect(rules.check(settingsWith({ radicand_digits_max: 2 }))).toEqual([
      { path: 'repeats', code: 'impossible_configuration', suggestion: 6 },
    ]);
    expect(rules.check(settingsWith({ radicand_digits_min: 6 }))).toEqual([
      { path: 'radicand_digits_min', code: 'impossible_configuration', suggestion: 4 },
    ]);
    const large = settingsWith({ tasks: ['exponent'], base_min: 30, base_max: 90, exponent_min: 3 });
    expect(rules.check(large)).toEqual([
      { path: 'base_min', code: 'impossible_configuration', suggestion: 11 },
    ]);
  });

  test('that do not apply do not matter', () => {
    expect(rules.check(settingsWith({ base_min: 50, base_max: 3 }))).toEqual([]);
    const powers = settingsWith({ tasks: ['exponent'], radicand_digits_min: 8, radicand_digits_max: 2 });
    expect(rules.check(powers)).toEqual([]);
  });

  test('of every preset work, the first being the easiest and the last the hardest', () => {
    const difficulties = presets.map(({ settings }) => {
      expect(readSettings(rules, settings)).toMatchObject({ ok: true });
      return rules.difficulty(settingsWith(settings));
    });
    expect(difficulties[0]).toBe(Math.min(...difficulties));
    expect(difficulties.at(-1)).toBe(Math.max(...difficulties));
  });

  test('are harder with more digits, higher roots and less time', () => {
    const difficulty = (changes: Partial<Settings>) => rules.difficulty(settingsWith(changes));
    for (let digits = 2; digits < 8; digits++) {
      const roots = (digits: number) =>
        difficulty({ radicand_digits_min: digits, radicand_digits_max: digits, repeats: 2 });
      expect(roots(digits + 1)).toBeGreaterThanOrEqual(roots(digits));
    }
    expect(difficulty({ radicand_digits_max: 8 })).toBeGreaterThan(difficulty({}));
    expect(difficulty({ tasks: ['exponent'], exponent_max: 5 })).toBeGreaterThan(
      difficulty({ tasks: ['exponent'] }),
    );
    expect(difficulty({ time_limit_s: 10 })).toBeGreaterThan(difficulty({}));
    expect(difficulty({ time_limit_s: 3600 })).toBe(difficulty({}));
  });
});

test('slips are wrong answers', () => {
  fc.assert(
    fc.property(anySettings, seed, (settings, seed) => {
      fc.pre(rules.check(settings).length === 0);
      let state = rules.start({ ...settings, accept_only_correct: false }, streams(seed));
      for (let events = 0; !rules.isOver(state); events++) {
        const event = rules.simulate(state, { skill: 0, pace: 1 }, streams(seed + events));
        if (event !== null) state = rules.apply(state, event);
      }
      expect(rules.result(state).correct).toBe(0);
    }),
    { numRuns: 30 },
  );
});
