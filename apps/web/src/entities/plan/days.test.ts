import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber, dayText, shiftedDay } from './days.ts';

it('counts days over the ends of months, years and summer time', () => {
  expect(['2026-12-31', '2028-02-28', '2026-03-28', '2026-10-25'].map((day) => shiftedDay(day, 1))).toEqual([
    '2027-01-01',
    '2028-02-29',
    '2026-03-29',
    '2026-10-26',
  ]);
});

it('shifts there and back, by as many days as it says', () => {
  const days = fc.integer({ min: dayNumber('2000-01-01'), max: dayNumber('2100-01-01') });
  fc.assert(
    fc.property(days.map(dayText), fc.integer({ min: -4000, max: 4000 }), (day, by) => {
      const shifted = shiftedDay(day, by);
      expect(shiftedDay(shifted, -by)).toBe(day);
      expect(dayNumber(shifted) - dayNumber(day)).toBe(by);
    }),
  );
});
