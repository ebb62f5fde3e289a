import { expect, test } from 'vitest';
import { defaultTimes } from './default-times.ts';

test.each([
  ['2026-11-22T09:05', '2026-11-23T20:00'],
  ['2026-12-31T23:59', '2027-01-01T20:00'],
  // The clocks are changed in the night between.
  ['2026-03-28T12:00', '2026-03-29T20:00'],
])('what begins at %s is due at %s', (from, due) => {
  expect(defaultTimes(from)).toEqual({ from, due });
});
