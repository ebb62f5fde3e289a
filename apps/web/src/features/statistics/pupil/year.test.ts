import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthsOf, yearOf } from './year.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const today = fc.integer({ min: 0, max: 3000 }).map((days) => isoDay(Date.UTC(2024, 0, 1) + days * DAY_MS));

it('ends today, has whole weeks from Monday on, and every trained day in its place', () => {
  fc.assert(
    fc.property(today, fc.uniqueArray(fc.nat(364)), fc.nat(3_600_000), (now, ago, ms) => {
      const days = ago.map((count) => ({ day: isoDay(Date.parse(now) - count * DAY_MS), active_ms: ms + 1 }));
      const year = yearOf({ today: now, days, holidays: [] });
      expect(year).toHaveLength(53);
      expect(year.slice(0, -1).every((week) => week.length === 7)).toBe(true);
      for (const week of year) expect(new Date(week[0]?.day ?? '').getUTCDay()).toBe(1);
      expect(year.at(-1)?.at(-1)?.day).toBe(now);
      const shown = year.flat().filter(({ minutes }) => minutes > 0);
      expect(shown.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
      expect(shown.every(({ step }) => step > 0)).toBe(true);
      const months = monthsOf(year);
      expect(months.reduce((sum, month) => sum + month.days, 0)).toBe(days.length);
      expect(months.map(({ month }) => month)).toEqual(
        months
          .map(({ month }) => month)
          .toSorted()
          .toReversed(),
      );
    }),
  );
});

it('draws more strongly what was longer, and knows holidays', () => {
  const minutes = (count: number) => count * 60_000;
  const year = yearOf({
    today: '2026-03-08',
    days: [2, 6, 20, 45].map((count, index) => ({ day: `2026-03-0${index + 2}`, active_ms: minutes(count) })),
    holidays: [{ from: '2026-03-05', to: '2026-03-06' }],
  });
  expect(year.at(-1)?.map(({ step, isHoliday }) => [step, isHoliday])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, true],
    [0, true],
    [0, false],
    [0, false],
  ]);
});

it('adds months up before they are rounded', () => {
  const days = ['2026-03-02', '2026-03-03'].map((day) => ({ day, active_ms: 90_000 }));
  const year = yearOf({ today: '2026-03-08', days, holidays: [] });
  expect(monthsOf(year)[0]).toEqual({ month: '2026-03', days: 2, minutes: 3 });
});
