import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timetable } from './timetable.ts';

const intervals = fc.array(fc.integer({ min: 100, max: 10_000 }), { minLength: 1, maxLength: 60 });
/** From 240 pictures a second down to 30. */
const frame = fc.double({ min: 1000 / 240, max: 1000 / 30, noNaN: true });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('a timetable', () => {
  it('gives each number its interval, and all of them exactly the sum', () => {
    fc.assert(
      fc.property(intervals, frame, (intervals, frame) => {
        const slots = timetable(intervals, frame);
        expect(slots).toHaveLength(intervals.length);
        slots.forEach(({ from }, place) => expect(from).toBe(sum(intervals.slice(0, place))));
      }),
    );
  });

  it('puts a blank of a fifth and two frames at least after every number, and leaves it the greater part', () => {
    fc.assert(
      fc.property(intervals, frame, (intervals, frame) => {
        timetable(intervals, frame).forEach(({ from, until }, place) => {
          const interval = intervals[place] as number;
          const blank = from + interval - until;
          const wanted = Math.min(interval / 2, Math.max(2 * frame, 0.2 * interval));
          expect(blank).toBeGreaterThan(wanted - 0.02 * frame);
          expect(blank).toBeLessThan(wanted + frame + 1e-6);
          expect(until - from).toBeGreaterThanOrEqual(interval / 2 - 1e-6);
        });
      }),
    );
  });

  it('keeps to whole frames where the interval does', () => {
    for (const frames of [6, 12, 60]) {
      const [slot] = timetable([frames * 16], 16);
      expect(((slot?.until ?? 0) / 16) % 1).toBe(0);
    }
    // 100 ms at 60 pictures a second: four of the six frames show the number.
    expect(timetable([100], 100 / 6)[0]?.until).toBeCloseTo(400 / 6, 6);
  });
});
