import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameOf, type Slot, slotFrames } from './slots.ts';

/** Slots one after the other, the first perhaps at once and some without anything between, and the film's length. */
const film = fc
  .record({
    parts: fc.array(fc.tuple(fc.nat(500), fc.integer({ min: 20, max: 2000 })), {
      minLength: 1,
      maxLength: 31,
    }),
    after: fc.nat(1000),
  })
  .map(({ parts, after }) => {
    const slots: Slot[] = [];
    let time = 0;
    for (const [before, shown] of parts) {
      slots.push({ from: time + before, until: time + before + shown });
      time += before + shown;
    }
    return { slots, total: time + after };
  });

/** What the animation shows at a time. */
function opacityAt(frames: ReturnType<typeof slotFrames>, total: number, time: number): number {
  const index = frames.findLastIndex(({ offset }) => offset * total <= time + 1e-6);
  const [frame, next] = [frames[index], frames[index + 1]];
  if (frame === undefined || next === undefined || frame.easing !== 'linear') return frame?.opacity ?? 0;
  const part = (time - frame.offset * total) / ((next.offset - frame.offset) * total);
  return frame.opacity + part * (next.opacity - frame.opacity);
}

describe('a picture', () => {
  it('is visible in its slots, at once and fully, and at no other time', () => {
    fc.assert(
      fc.property(film, ({ slots, total }) => {
        const frames = slotFrames(slots, total, false);
        const isIn = (time: number) => slots.some(({ from, until }) => from <= time && time < until);
        for (const { from, until } of slots) {
          for (const time of [Math.max(0, from - 1), from, until - 1, until]) {
            expect(opacityAt(frames, total, time)).toBe(isIn(time) ? 1 : 0);
          }
        }
        expect(opacityAt(frames, total, total)).toBe(0);
        expect(frames.every(({ easing }) => easing === 'steps(1, end)')).toBe(true);
      }),
    );
  });

  it('that is soft comes and goes within its slots', () => {
    fc.assert(
      fc.property(film, ({ slots, total }) => {
        const frames = slotFrames(slots, total, true);
        for (const { from, until } of slots) {
          const fade = Math.min(60, (until - from) / 2);
          expect(opacityAt(frames, total, from)).toBeCloseTo(0, 6);
          expect(opacityAt(frames, total, from + fade / 2)).toBeCloseTo(0.5, 6);
          expect(opacityAt(frames, total, (from + until) / 2)).toBeCloseTo(1, 6);
          expect(opacityAt(frames, total, until)).toBeCloseTo(0, 6);
        }
      }),
    );
  });

  it('has keyframes in order that span the whole film', () => {
    fc.assert(
      fc.property(film, fc.boolean(), ({ slots, total }, soft) => {
        const offsets = slotFrames(slots, total, soft).map(({ offset }) => offset);
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
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
