import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameOf, slotFrames, timetable } from './timetable.ts';

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

describe('a number', () => {
  it('is visible in its slot and at no other time, and never fades', () => {
    fc.assert(
      fc.property(intervals, frame, (intervals, frame) => {
        const total = sum(intervals);
        for (const slot of timetable(intervals, frame)) {
          const frames = slotFrames(slot, total);
          const opacityAt = (time: number) =>
            frames.findLast(({ offset }) => offset * total <= time + 1e-6)?.opacity;
          expect(opacityAt(slot.from)).toBe(1);
          expect(opacityAt(slot.until - 1)).toBe(1);
          expect(opacityAt(slot.until)).toBe(0);
          expect(opacityAt(total)).toBe(0);
          expect(slot.from === 0 ? 0 : opacityAt(slot.from - 1)).toBe(0);
          expect([frames[0]?.offset, frames.at(-1)?.offset]).toEqual([0, 1]);
          expect(frames.every(({ easing }) => easing === 'steps(1, end)')).toBe(true);
        }
      }),
    );
  });
});

describe('the frame', () => {
  it('is the usual gap, whatever frames are left out', () => {
    const at = (...gaps: number[]) => gaps.reduce((times, gap) => [...times, (times.at(-1) ?? 0) + gap], [0]);
    expect(frameOf(at(16.7, 16.6, 50, 33.4, 16.7, 16.7, 50))).toBeCloseTo(16.7, 1);
    expect(frameOf(at(8.3, 8.3, 8.4, 16.6))).toBeCloseTo(8.3, 1);
  });

  it('is the usual one of screens where nothing sensible was measured', () => {
    for (const times of [[], [5], [0, 0, 0], [0, 400, 900]]) expect(frameOf(times)).toBeCloseTo(1000 / 60, 6);
  });
});
