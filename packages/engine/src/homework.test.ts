import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { adjustedPercent, homeworkStatus, roundSeed } from './homework.ts';

const count = fc.nat(1000);

test('the adjusted percent is a share of all items, and missing one is no better than getting it wrong', () => {
  expect(adjustedPercent({ correct: 0, incorrect: 0, missed: 0 })).toBeNull();
  expect(adjustedPercent({ correct: 2, incorrect: 1, missed: 0 })).toBe(66.7);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), count, count, (correct, incorrect, missed) => {
      const percent = adjustedPercent({ correct, incorrect, missed });
      expect(percent).toBeGreaterThanOrEqual(0);
      expect(percent).toBeLessThanOrEqual(100);
      expect(adjustedPercent({ correct, incorrect: missed, missed: incorrect })).toBe(percent);
      expect(percent === 100).toBe(incorrect + missed < (correct + incorrect + missed) / 2000);
    }),
  );
});

test('whoever is done is never overdue, and whoever is not always is when the time is over', () => {
  const progressed = { isStarted: fc.boolean(), isDone: fc.boolean(), isOver: fc.boolean() };
  fc.assert(
    fc.property(fc.record(progressed), ({ isStarted, isDone, isOver }) => {
      const status = homeworkStatus({ isStarted, isDone, isOver });
      expect(status === 'completed').toBe(isDone);
      expect(status === 'overdue').toBe(!isDone && isOver);
      expect(status === 'in_progress').toBe(!isDone && !isOver && isStarted);
    }),
  );
});

test('the first round of the first attempt is the preview, and no two rounds are alike', () => {
  fc.assert(
    fc.property(fc.nat(0xffff_ffff), (seed) => {
      const places = [1, 2, 3].flatMap((attempt) => [1, 2, 3].map((round) => ({ attempt, round })));
      const seeds = places.map((place) => roundSeed(seed, place));
      expect(seeds[0]).toBe(seed);
      expect(new Set(seeds).size).toBe(seeds.length);
      expect(places.map((place) => roundSeed(seed, place))).toEqual(seeds);
    }),
  );
});
