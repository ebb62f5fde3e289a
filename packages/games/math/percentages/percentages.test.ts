/** What every game must do is tested by the conformance suite; here stands what only this one promises. */
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Item, rules } from './rules.ts';
import { presets, type Settings, settings } from './settings.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const settingsWith = (changes: Partial<Settings>): Settings => ({ ...settings.defaults, ...changes });

/** Numbers so small that all questions can be looked at, and so narrow that there often are none. */
const smallSettings = fc
  .record({
    find: fc.subarray(['part', 'whole', 'percentage'] as const, { minLength: 1 }),
    percentage_min: fc.integer({ min: 1, max: 120 }),
    percentage_max: fc.integer({ min: 1, max: 120 }),
    percentage_step: fc.integer({ min: 1, max: 50 }),
    whole_min: fc.integer({ min: 1, max: 120 }),
    whole_max: fc.integer({ min: 1, max: 120 }),
    part_min: fc.integer({ min: 1, max: 60 }),
    part_max: fc.integer({ min: 1, max: 60 }),
  })
  .map(settingsWith);

/** All pairs of whole and percentage by brute force. */
function countPairs(settings: Settings): number {
  let count = 0;
  for (let percentage = settings.percentage_min; percentage <= settings.percentage_max; percentage++) {
    for (let whole = settings.whole_min; whole <= settings.whole_max; whole++) {
      if (isWithin({ percentage, whole, part: (whole * percentage) / 100 }, settings)) count++;
    }
  }
  return count;
}

function isWithin({ percentage, whole, part }: Omit<Item, 'find'>, settings: Settings): boolean {
  return (
    Number.isInteger(part) &&
    percentage % settings.percentage_step === 0 &&
    percentage >= settings.percentage_min &&
    percentage <= settings.percentage_max &&
    whole >= settings.whole_min &&
    whole <= settings.whole_max &&
    part >= settings.part_min &&
    part <= settings.part_max
  );
}

describe('the questions', () => {
  test('are exact, within the settings, and repeated only when all were asked', () => {
    fc.assert(
      fc.property(
        fc.oneof(smallSettings, fc.constantFrom(...presets.map(({ settings }) => settingsWith(settings)))),
        seed,
        (settings, seed) => {
          fc.pre(rules.check(settings).length === 0);
          const items = rules.sample(settings, streams(seed), 60);
          for (const item of items) {
            expect(100 * item.part).toBe(item.whole * item.percentage);
            expect(isWithin(item, settings)).toBe(true);
            expect(settings.find).toContain(item.find);
          }
          const size = Math.min(60, countPairs(settings) * settings.find.length);
          expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(size);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('ask for everything that is chosen, and for round percentages no more than for others', () => {
    const any = settingsWith({
      find: ['part', 'whole', 'percentage'],
      percentage_min: 1,
      percentage_step: 1,
    });
    const items = rules.sample(any, streams(1), 300);
    for (const find of any.find)
      expect(items.filter((item) => item.find === find).length).toBeGreaterThan(70);
    expect(new Set(items.map(({ percentage }) => percentage)).size).toBeGreaterThan(80);
  });
});

describe('settings', () => {
  test('are refused exactly if there is no question, with a value that works', () => {
    fc.assert(
      fc.property(smallSettings, (settings) => {
        const isCrossed =
          settings.percentage_min > settings.percentage_max ||
          settings.whole_min > settings.whole_max ||
          settings.part_min > settings.part_max;
        const issues = rules.check(settings);
        expect(issues.length === 0).toBe(!isCrossed && countPairs(settings) > 0);
        const mended = issues.flatMap(({ path, suggestion }) =>
          suggestion === undefined ? [] : [{ ...settings, [path]: suggestion }],
        );
        expect(mended.flatMap(rules.check)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('name what is at fault', () => {
    const seventh = settingsWith({ percentage_min: 7, percentage_max: 7, percentage_step: 7, whole_max: 90 });
    expect(rules.check(seventh)).toEqual([
      { path: 'percentage_max', code: 'impossible_configuration', suggestion: 14 },
    ]);
    expect(rules.check(settingsWith({ part_min: 300 }))).toEqual([
      { path: 'part_min', code: 'impossible_configuration', suggestion: 200 },
    ]);
    const between = settingsWith({ percentage_min: 26, percentage_max: 27, percentage_step: 25 });
    expect(rules.check(between)).toEqual([
      { path: 'percentage_min', code: 'impossible_configuration', suggestion: 25 },
    ]);
  });

  test('of every preset work, the first being among the easiest and the last the hardest', () => {
    const difficulties = presets.map(({ settings }) => {
      expect(readSettings(rules, settings)).toMatchObject({ ok: true });
      return rules.difficulty(settingsWith(settings));
    });
    expect(difficulties[0]).toBe(Math.min(...difficulties));
    expect(difficulties.at(-1)).toBe(Math.max(...difficulties));
  });

  test('are harder with other percentages than the easy ones, larger numbers, more to find, and less time', () => {
    const difficulty = (changes: Partial<Settings>) => rules.difficulty(settingsWith(changes));
    const easy = { percentage_min: 50, percentage_max: 50 };
    expect(difficulty({})).toBeGreaterThan(difficulty(easy));
    expect(difficulty({ find: ['whole'] })).toBeGreaterThan(difficulty({}));
    expect(difficulty({ ...easy, whole_min: 1000, whole_max: 2000, part_max: 2000 })).toBeGreaterThan(
      difficulty(easy),
    );
    expect(difficulty({ time_limit_s: 10 })).toBeGreaterThan(difficulty({}));
  });
});

test('slips are wrong answers', () => {
  fc.assert(
    fc.property(smallSettings, seed, (settings, seed) => {
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
