import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calibrationError } from './calibration.ts';
import { changeSince, quartiles } from './change.ts';

test('a change is that from the last week before to the last one', () => {
  const weeks = new Map([
    [10, 300],
    [12, 340],
    [15, 330],
    [16, 410],
  ]);
  expect(changeSince(weeks, 13)).toBe(70);
  expect(changeSince(weeks, 12)).toBe(110);
  // Nothing before: from the first week on.
  expect(changeSince(weeks, 1)).toBe(110);
  expect(changeSince(weeks, 17)).toBeNull();
  expect(changeSince(new Map([[10, 300]]), 5)).toBeNull();
  expect(changeSince(new Map(), 5)).toBeNull();
});

test('changes over two times that meet add up', () => {
  const weeks = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.nat(1000)), {
    selector: ([week]) => week,
    minLength: 2,
  });
  fc.assert(
    fc.property(weeks, fc.integer({ min: 2, max: 30 }), (known, between) => {
      const all = new Map(known);
      const until = new Map(known.filter(([week]) => week < between));
      const [first, second] = [changeSince(until, 0), changeSince(all, between)];
      if (first === null || second === null) return;
      expect(first + second).toBe(changeSince(all, 0));
    }),
  );
});

test('a quarter lies below, a quarter above, and the order does not matter', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1000, max: 1000 }), { minLength: 1 }), (values) => {
      const found = quartiles(values);
      if (found === null) throw new Error('there are values');
      const { low, median, high } = found;
      expect(low).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(high);
      expect(values.filter((value) => value < low).length).toBeLessThanOrEqual(Math.ceil(values.length / 4));
      expect(values.filter((value) => value > high).length).toBeLessThanOrEqual(Math.ceil(values.length / 4));
      expect(quartiles(values.toReversed())).toEqual(found);
    }),
  );
  expect(quartiles([])).toBeNull();
});

test('the error of predictions is none where all came true, and grows with the answers that did not', () => {
  expect(calibrationError([])).toBeNull();
  expect(calibrationError([{ answers: 10, right: 7, expected: 7 }])).toBe(0);
  expect(
    calibrationError([
      { answers: 10, right: 5, expected: 7 },
      { answers: 30, right: 30, expected: 28 },
    ]),
  ).toBeCloseTo(0.1);
});
