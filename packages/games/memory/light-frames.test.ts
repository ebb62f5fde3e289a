import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Lit, lightFrames } from './light-frames.ts';

/** Lights one after the other, dark for a while before each and after the last. */
const showing = fc
  .array(fc.tuple(fc.integer({ min: 50, max: 500 }), fc.integer({ min: 100, max: 2000 })), { maxLength: 31 })
  .map((parts) => {
    const lits: Lit[] = [];
    let time = 0;
    for (const [dark, lit] of parts) {
      lits.push({ from: time + dark, until: time + dark + lit });
      time += dark + lit;
    }
    return { lits, total: time + 100 };
  });

/** What the animation shows at a time. */
function opacityAt(frames: ReturnType<typeof lightFrames>, total: number, time: number): number {
  const index = frames.findLastIndex(({ offset }) => offset * total <= time + 1e-6);
  const [frame, next] = [frames[index], frames[index + 1]];
  if (frame === undefined || next === undefined || frame.easing !== 'linear') return frame?.opacity ?? 0;
  const part = (time - frame.offset * total) / ((next.offset - frame.offset) * total);
  return frame.opacity + part * (next.opacity - frame.opacity);
}

test('a light is on in its time, at once and fully, and at no other time', () => {
  fc.assert(
    fc.property(showing, ({ lits, total }) => {
      const frames = lightFrames(lits, total, false);
      for (const { from, until } of lits) {
        expect(opacityAt(frames, total, from - 1)).toBe(0);
        expect(opacityAt(frames, total, from)).toBe(1);
        expect(opacityAt(frames, total, until - 1)).toBe(1);
        expect(opacityAt(frames, total, until)).toBe(0);
      }
    }),
  );
});

test('a soft light comes and goes within the same time', () => {
  fc.assert(
    fc.property(showing, ({ lits, total }) => {
      const frames = lightFrames(lits, total, true);
      for (const { from, until } of lits) {
        expect(opacityAt(frames, total, from)).toBeCloseTo(0, 6);
        expect(opacityAt(frames, total, from + 25)).toBeCloseTo(25 / Math.min(60, (until - from) / 2), 6);
        expect(opacityAt(frames, total, (from + until) / 2)).toBeCloseTo(1, 6);
        expect(opacityAt(frames, total, until)).toBe(0);
      }
    }),
  );
});

test('keyframes come in order and span the whole animation, whatever is lit', () => {
  fc.assert(
    fc.property(showing, fc.boolean(), ({ lits, total }, soft) => {
      const offsets = lightFrames(lits, total, soft).map(({ offset }) => offset);
      expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
      expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
    }),
  );
});
