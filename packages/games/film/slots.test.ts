import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameOf, type Slot, slotFrames } from './slots.ts';

/** A slot, and the length of the film that it belongs to. */
const slotOfFilm: fc.Arbitrary<[Slot, number]> = fc
  .tuple(fc.nat(10_000), fc.integer({ min: 20, max: 10_000 }), fc.nat(10_000))
  .map(([before, shown, after]) => [{ from: before, until: before + shown }, before + shown + after]);

describe('a picture', () => {
  it('is visible in its slot and at no other time, and never fades', () => {
    fc.assert(
      fc.property(slotOfFilm, ([slot, total]) => {
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
