import fc from 'fast-check';
import { expect, it } from 'vitest';
import { minutesOf, wholeMinutes, wholeMinutesOf } from './minutes.ts';

it('rounds to a tenth, then to whole minutes', () => {
  expect([0, 1, 30_000, 89_999, 2_487_600].map(minutesOf)).toEqual([0, 0.1, 0.5, 1.5, 41.5]);
  expect([0, 0.1, 0.5, 1.5, 41.5].map(wholeMinutes)).toEqual([0, 1, 1, 2, 42]);
});

it('never says that nothing was trained where anything was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (ms) => {
      expect(wholeMinutesOf(ms)).toBeGreaterThan(0);
      expect(Math.abs(wholeMinutesOf(ms) - ms / 60_000)).toBeLessThan(1);
    }),
  );
});
