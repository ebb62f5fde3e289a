import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { weekOfDay } from './mastery/days.ts';
import { isPaused, weekStreak } from './week-streak.ts';

const TODAY = 20_514; // Monday, 2 March 2026.

const day = fc.integer({ min: TODAY - 120, max: TODAY + 20 });
const holiday = fc.tuple(day, fc.nat(20)).map(([from, length]) => ({ from, to: from + length }));
const holidays = fc.array(holiday, { maxLength: 4 });
const days = fc.array(day, { maxLength: 40 });
const today = fc.integer({ min: TODAY, max: TODAY + 6 });

it('counts each trained week behind which no week of school is missing', () => {
  fc.assert(
    fc.property(days, today, holidays, (trained, now, off) => {
      const weeks = new Set(trained.filter((one) => one <= now).map(weekOfDay));
      const between = (week: number) =>
        Array.from({ length: weekOfDay(now) - week }, (_, index) => week + index).slice(1);
      const counted = [...weeks].filter((week) =>
        between(week).every((one) => weeks.has(one) || isPaused(one, off)),
      );
      expect(weekStreak(trained, now, off).weeks).toBe(counted.length);
    }),
  );
});

it('never gets less by more training, by more holidays, or in the course of a week', () => {
  fc.assert(
    fc.property(days, today, holidays, day, holiday, (trained, now, off, more, longer) => {
      const before = weekStreak(trained, now, off);
      expect(before.most).toBeGreaterThanOrEqual(before.weeks);
      const others = [
        weekStreak([...trained, more], now, off),
        weekStreak(trained, now, [...off, longer]),
        weekStreak(trained, TODAY + 6, off),
      ];
      for (const after of others) {
        expect(after.weeks).toBeGreaterThanOrEqual(before.weeks);
        expect(after.most).toBeGreaterThanOrEqual(before.most);
      }
    }),
  );
});

it('has the most that there was at any moment', () => {
  fc.assert(
    fc.property(days, holidays, (trained, off) => {
      const moments = Array.from({ length: 30 }, (_, index) => TODAY - 7 * index);
      const most = Math.max(...moments.map((moment) => weekStreak(trained, moment, off).weeks));
      expect(weekStreak(trained, TODAY, off).most).toBe(most);
    }),
  );
});

it('pauses in a week with three days off, weekends aside', () => {
  const week = weekOfDay(TODAY);
  expect(isPaused(week, [{ from: TODAY, to: TODAY + 2 }])).toBe(true);
  expect(isPaused(week, [{ from: TODAY + 3, to: TODAY + 6 }])).toBe(false);
  expect(
    isPaused(week, [
      { from: TODAY, to: TODAY },
      { from: TODAY + 3, to: TODAY + 9 },
    ]),
  ).toBe(true);
  expect(weekStreak([], TODAY, [])).toEqual({ weeks: 0, most: 0 });
});
