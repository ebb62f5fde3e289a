import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekOf } from './week.ts';

const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('a week has seven days from Monday on, today among them', () => {
  fc.assert(
    fc.property(day, (today) => {
      const days = weekOf(today, []);
      expect(days.map(({ day }) => new Date(day).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
      expect(days.filter(({ isToday }) => isToday).map(({ day }) => day)).toEqual([today]);
    }),
  );
});

test('the days that were trained are told, and no others', () => {
  const days = weekOf('2026-03-01', ['2026-02-23', '2026-03-01']);
  expect(days.filter(({ isTrained }) => isTrained).map(({ day }) => day)).toEqual([
    '2026-02-23',
    '2026-03-01',
  ]);
});
