import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { timelineOf } from './timeline.ts';

const rounded = (value: number) => Math.round(value * 1000) / 1000;

it('draws a plan-month as a piece, of which some are over', () => {
  // 90 days: three pieces of thirty.
  const { pieces, today } = timelineOf(
    [{ start_date: '2026-01-01', end_date: '2026-03-31', months: 3 }],
    '2026-02-15',
  );
  expect(pieces.map(({ from, to, isOver }) => [rounded(from), rounded(to), isOver])).toEqual([
    [0, 0.333, true],
    [0.333, 0.667, false],
    [0.667, 1, false],
  ]);
  expect(today).toBeCloseTo(45.5 / 90);
});

it('reaches to today, also long after the last plan and before the first', () => {
  const period = { start_date: '2026-03-01', end_date: '2026-03-31', months: 1 };
  const after = timelineOf([period], '2026-05-31');
  expect([after.pieces[0]?.from, after.pieces[0]?.isOver]).toEqual([0, true]);
  expect(after.today).toBeGreaterThan(0.99);
  const before = timelineOf([period], '2026-01-01');
  expect([before.pieces[0]?.to, before.pieces[0]?.isOver]).toEqual([1, false]);
  expect(before.today).toBeLessThan(0.01);
});

it('is over once its last day is, not on it', () => {
  const period = { start_date: '2026-03-01', end_date: '2026-03-31', months: 1 };
  const isOver = (today: string) => timelineOf([period], today).pieces[0]?.isOver;
  expect(['2026-03-31', '2026-04-01'].map(isOver)).toEqual([false, true]);
});

it('marks firsts of months, in steps of which few have room', () => {
  const days = (start_date: string, end_date: string) =>
    timelineOf([{ start_date, end_date, months: 1 }], start_date).marks.map(({ day }) => day);
  expect(days('2026-01-20', '2026-04-19')).toEqual(['2026-02-01', '2026-03-01', '2026-04-01']);
  expect(days('2025-12-20', '2026-12-19')).toEqual(['2026-01-01', '2026-04-01', '2026-07-01', '2026-10-01']);
  expect(days('2026-01-03', '2026-01-20')).toEqual([]);
});

const day = fc.integer({ min: 0, max: 4000 });
const textOf = (count: number) => new Date(Date.UTC(2020, 0, 1 + count)).toISOString().slice(0, 10);

it('keeps everything on the line, whatever plans there were', () => {
  const period = fc
    .record({ start: day, length: fc.integer({ min: 1, max: 800 }), months: fc.integer({ min: 1, max: 24 }) })
    .map(({ start, length, months }) => ({
      start_date: textOf(start),
      end_date: textOf(start + length),
      months,
    }));
  fc.assert(
    fc.property(fc.array(period, { minLength: 1, maxLength: 12 }), day, (periods, now) => {
      const { pieces, today, marks } = timelineOf(periods, textOf(now));
      const months = periods.reduce((sum, one) => sum + one.months, 0);
      expect(pieces).toHaveLength(months > 36 ? periods.length : months);
      for (const { from, to } of pieces) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(1 + 1e-9);
      }
      expect(today).toBeGreaterThan(0);
      expect(today).toBeLessThan(1);
      expect(marks.length).toBeLessThanOrEqual(4);
      expect(marks.every(({ day, at }) => day.endsWith('-01') && at >= 0 && at < 0.82)).toBe(true);
    }),
  );
});
