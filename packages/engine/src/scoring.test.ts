import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { generate } from '../test/settings.ts';
import { additiveDifficulty, usualSeconds } from './additive/difficulty.ts';
import { loadOf, meanLoad } from './additive/load.ts';
import { moduleIds } from './additive/settings.ts';
import { difficultyOf } from './difficulty.ts';
import { LAST_LEVEL, levelOf, levelProgress, levelStart } from './levels.ts';
import type { ItemOutcome } from './play.ts';
import { pointsOf } from './points.ts';
import { starsOf, starsOfPlay } from './stars.ts';

const right: ItemOutcome = { correct: true, attempts: 1 };
const second: ItemOutcome = { correct: true, attempts: 2 };
const late: ItemOutcome = { correct: true, attempts: 3 };
const wrong: ItemOutcome = { correct: false, attempts: 1 };
const missed: ItemOutcome = { correct: false, attempts: 0 };
const times = (item: ItemOutcome, count: number) => Array.from({ length: count }, () => item);

describe('difficulty', () => {
  const flash = (digits: number, count: number, seconds: number) =>
    additiveDifficulty({ module: 'anzan', digits, amount_of_numbers: count }, seconds);

  it('fits the ladder of the flash-anzan exams', () => {
    const ladder = [
      [flash(1, 3, 9), 15],
      [flash(1, 5, 10), 21],
      [flash(1, 4, 4), 27],
      [flash(1, 6, 6), 30],
      [flash(2, 3, 3), 39],
      [flash(2, 5, 4), 46],
      [flash(2, 10, 8), 52],
      [flash(3, 5, 4), 54],
      [flash(3, 7, 4), 63],
      [flash(3, 15, 8), 73],
      [flash(3, 15, 4.5), 83],
      [flash(3, 15, 3), 89],
      [flash(3, 15, 1.61), 99.8],
    ] as const;
    for (const [ours, known] of ladder) expect(Math.abs(ours - known)).toBeLessThanOrEqual(5);
    const ours = ladder.map(([difficulty]) => difficulty);
    expect(ours).toEqual(ours.toSorted((a, b) => a - b));
  });

  it('rises with less time, more numbers, more digits and harder modules, within 1 to 100', () => {
    const size = fc.record({
      module: fc.constantFrom(...moduleIds),
      digits: fc.integer({ min: 1, max: 9 }),
      amount_of_numbers: fc.integer({ min: 2, max: 60 }),
    });
    fc.assert(
      fc.property(size, fc.integer({ min: 1, max: 600 }), (settings, seconds) => {
        const base = additiveDifficulty(settings, seconds);
        const { digits, amount_of_numbers: count, module } = settings;
        expect(base).toBeGreaterThanOrEqual(1);
        expect(base).toBeLessThanOrEqual(100);
        expect(additiveDifficulty(settings, seconds * 0.9)).toBeGreaterThanOrEqual(base);
        expect(additiveDifficulty({ ...settings, digits: digits + 1 }, seconds)).toBeGreaterThanOrEqual(base);
        expect(
          additiveDifficulty({ ...settings, amount_of_numbers: count + 1 }, seconds),
        ).toBeGreaterThanOrEqual(base);
        const harder = moduleIds[moduleIds.indexOf(module) + 1] ?? module;
        expect(additiveDifficulty({ ...settings, module: harder }, seconds)).toBeGreaterThanOrEqual(base);
        expect(usualSeconds({ ...settings, digits: digits + 1 })).toBeGreaterThan(usualSeconds(settings));
      }),
    );
    expect(difficultyOf(0, 1)).toBe(1);
    expect(difficultyOf(1e9, 1)).toBe(100);
  });

  it('uses the load that generated examples have', () => {
    expect(loadOf([3])).toBe(1);
    expect(loadOf([103])).toBe(2);
    // +4 on 3 by the small friend; +6 on 7 by the family with a direct carry; +7 on 49 with a carry onto 4.
    expect(loadOf([3, 4])).toBe(3);
    expect(loadOf([7, 6])).toBe(5);
    expect(loadOf([49, 7])).toBe(2 + 3 + 3);
    const exam = generate(
      {
        module: 'anzan',
        operations: 'add',
        digits: 3,
        amount_of_numbers: 15,
        max_total: 99_999,
        allow_complex_transitions: true,
      },
      100,
    );
    const mean = exam.reduce((sum, { terms }) => sum + loadOf(terms), 0) / exam.length;
    expect(Math.abs(meanLoad('anzan', 3, 15) / mean - 1)).toBeLessThan(0.08);
  });
});

describe('points', () => {
  it('are a fifth of the difficulty at the first try, half of that at the second', () => {
    expect(pointsOf([right], 21)).toBe(5);
    expect(pointsOf([second], 20)).toBe(2);
    expect(pointsOf([late, wrong, missed], 80)).toBe(0);
    expect(pointsOf([], 80)).toBe(0);
    expect(pointsOf([{ ...right, difficulty: 50 }], 10)).toBe(10);
  });

  it('grow by a tenth for every five in a row, up to a half', () => {
    expect(pointsOf(times(right, 4), 50)).toBe(40);
    expect(pointsOf(times(right, 5), 50)).toBe(51);
    expect(pointsOf([...times(right, 4), wrong, right], 50)).toBe(50);
    expect(pointsOf(times(right, 100), 50) - pointsOf(times(right, 99), 50)).toBe(15);
  });

  it('never fall by one more item, and never exceed full marks with the whole bonus', () => {
    const item = fc.record({ correct: fc.boolean(), attempts: fc.nat(3) });
    fc.assert(
      fc.property(fc.array(item), item, fc.integer({ min: 1, max: 100 }), (items, last, difficulty) => {
        const before = pointsOf(items, difficulty);
        const after = pointsOf([...items, last], difficulty);
        expect(Number.isInteger(before)).toBe(true);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(before).toBeLessThanOrEqual(Math.ceil(items.length * Math.ceil(difficulty / 5) * 1.5));
      }),
    );
  });
});

describe('levels', () => {
  it('start where the curve says', () => {
    expect([1, 2, 3, 10, 30].map(levelStart)).toEqual([0, 25, 115, 3142, 41230]);
  });

  it('are 30 that begin exactly at their start', () => {
    for (let level = 2; level <= LAST_LEVEL; level++) {
      expect(levelOf(levelStart(level))).toBe(level);
      expect(levelOf(levelStart(level) - 1)).toBe(level - 1);
      expect(levelProgress(levelStart(level))).toBe(level === LAST_LEVEL ? 1 : 0);
    }
    expect(levelOf(0)).toBe(1);
    expect(levelOf(1e9)).toBe(LAST_LEVEL);
  });

  it('fill up as points grow', () => {
    fc.assert(
      fc.property(fc.nat(60_000), (points) => {
        const [level, next] = [levelOf(points), levelOf(points + 1)];
        const progress = levelProgress(points);
        expect(progress >= 0 && progress <= 1).toBe(true);
        expect(next).toBeGreaterThanOrEqual(level);
        expect(next + levelProgress(points + 1)).toBeGreaterThanOrEqual(level + progress);
      }),
    );
  });
});

describe('stars of a play', () => {
  const solved: ItemOutcome = { correct: true, attempts: 1 };
  const play = { correct: 10, incorrect: 0, missed: 0, ended: 'completed', items: [solved] } as const;

  it('are those of its results', () => expect(starsOfPlay(play)).toBe(3));

  it.each([
    ['that was stopped', { ended: 'stopped' as const }],
    ['in which no item was solved, whatever its parts', { items: [{ ...solved, correct: false }] }],
    ['without a right answer', { correct: 0 }],
  ])('are none of one %s', (_, change) => {
    expect(starsOfPlay({ ...play, ...change })).toBe(0);
  });
});

describe('stars', () => {
  const of = (correct: number, incorrect: number, missed = 0) => starsOf({ correct, incorrect, missed });

  it('come at 60, 80 and 95 percent, missed items included', () => {
    expect([of(59, 41), of(60, 40), of(79, 21), of(80, 20), of(94, 6), of(95, 5), of(100, 0)]).toEqual([
      0, 1, 1, 2, 2, 3, 3,
    ]);
    expect(of(6, 0, 4)).toBe(1);
    expect(of(0, 0, 0)).toBe(0);
    expect(of(19, 1)).toBe(3);
  });
});
