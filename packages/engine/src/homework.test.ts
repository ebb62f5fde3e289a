import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  adjustedPercent,
  countStatuses,
  homeworkStatus,
  homeworkStatuses,
  meanOfPercents,
  meanPercent,
  roundSeed,
  statusesOf,
  statusOnceOver,
} from './homework.ts';

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

test('of how far everybody is follows where they stand, as of each of them', () => {
  const someone = fc.record({ isStarted: fc.boolean(), isDone: fc.boolean() });
  fc.assert(
    fc.property(fc.array(someone), fc.boolean(), (people, isOver) => {
      const statuses = people.map((one) => homeworkStatus({ ...one, isOver }));
      const open = people.filter(({ isDone }) => !isDone);
      const begun = open.filter(({ isStarted }) => isStarted).length;
      const progress = { untouched: open.length - begun, begun, done: people.length - open.length };
      expect(statusesOf(progress, isOver)).toEqual(countStatuses(statuses));
      const then = people.map((one) => homeworkStatus({ ...one, isOver: true }));
      expect(statuses.map(statusOnceOver)).toEqual(then);
    }),
  );
  expect(homeworkStatuses.map(statusOnceOver)).toEqual(['overdue', 'overdue', 'completed', 'overdue']);
});

test('a mean is that of the percents as they are shown, however they are added up', () => {
  expect(meanOfPercents([])).toBeNull();
  expect(meanOfPercents([50, 66.7, 91.7])).toBe(69.5);
  // The sum of the binary numbers is a little more than 0.3, and the mean a little more than 0.15.
  expect(meanOfPercents([0.1, 0.2])).toBe(0.2);
  fc.assert(
    fc.property(fc.array(fc.nat(1000), { minLength: 1 }), (tenths) => {
      const sum = tenths.reduce((total, one) => total + one, 0);
      const mean = Math.round(sum / tenths.length) / 10;
      expect(meanOfPercents(tenths.map((one) => one / 10))).toBe(mean);
      expect(meanPercent({ sum: sum / 10, count: tenths.length })).toBe(mean);
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
