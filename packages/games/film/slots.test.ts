import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameOf, isGap, isUnsure, type Slot, slotFrames, stopFrames, waitFor } from './slots.ts';

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

  it('has keyframes that an animation takes, whatever begins before it, ends after it, or is a hair off', () => {
    const third = (least: number) => fc.integer({ min: least, max: 9000 }).map((thirds) => thirds / 3);
    const time = fc.oneof(third(-1500), fc.constant(-Infinity));
    const hair = fc.constantFrom(0, 1e-10);
    const times = fc.array(time, { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(times, hair, third(1), fc.boolean(), (times, hair, total, soft) => {
        const sorted = times.toSorted((a, b) => a - b);
        // Each begins a hair before the one before it is gone.
        const slots = sorted
          .slice(1)
          .map((until, index) => ({ from: (sorted[index] as number) - hair, until }));
        const frames = slotFrames(slots, total, soft);
        const offsets = frames.map(({ offset }) => offset);
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
        // What is seen at the beginning is that which was to be seen before it.
        const isThere = !soft && slots.some(({ from, until }) => from <= 0 && until > 0);
        expect(opacityAt(frames, 1, 0)).toBe(isThere ? 1 : 0);
      }),
    );
  });
});

describe('something that is moved', () => {
  const moved = fc
    .record({
      steps: fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 40 }),
      wait: fc.nat(900),
    })
    .map(({ steps, wait }) => {
      const times = steps.reduce((all, step) => [...all, (all.at(-1) ?? 0) + step], [0]);
      return { stops: times.map((at) => ({ at, transform: `translateX(${-at}px)` })), wait };
    });

  it('stands until the film starts, is at each stop in time, and stays at the last one', () => {
    fc.assert(
      fc.property(moved, ({ stops, wait }) => {
        const total = wait + (stops.at(-1)?.at ?? 0);
        const frames = stopFrames(stops, wait, total);
        expect(frames[0]).toEqual({ offset: 0, transform: 'translateX(0px)' });
        expect(frames.at(-1)).toEqual({ offset: 1, transform: stops.at(-1)?.transform });
        stops.forEach(({ at, transform }, index) => {
          const frame = frames[index + 1];
          expect(frame?.transform).toBe(transform);
          expect((frame?.offset ?? 0) * total).toBeCloseTo(wait + at, 6);
        });
        const offsets = frames.map(({ offset }) => offset);
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
      }),
    );
  });

  it('that has nowhere to stand is not moved', () => {
    expect(stopFrames([], 100, 1000)).toEqual([]);
  });
});

describe('the frame', () => {
  const at = (...gaps: number[]) => gaps.reduce((times, gap) => [...times, (times.at(-1) ?? 0) + gap], [0]);

  it('is the usual gap, whatever frames are left out', () => {
    expect(frameOf(at(16.7, 16.6, 50, 33.4, 16.7, 16.7, 50))).toBeCloseTo(16.7, 1);
    expect(frameOf(at(8.3, 8.3, 8.4, 16.6))).toBeCloseTo(8.3, 1);
  });

  it('is that of the screen to a hair, though clocks are rounded: over a long film it adds up', () => {
    for (const rate of [30, 50, 60, 75, 90, 120, 144, 240]) {
      fc.assert(
        fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (start) => {
          const times = Array.from({ length: 13 }, (_, index) => start + (index * 1000) / rate);
          const rounded = times.map((time) => Math.round(10 * time) / 10);
          expect(frameOf(rounded)).toBeCloseTo(1000 / rate, 9);
        }),
      );
    }
    expect(frameOf(at(14, 14, 14, 28))).toBe(14);
  });

  it('is the usual one of screens where nothing sensible was measured', () => {
    for (const times of [[], [5], [0, 0, 0], [0, 400, 900]]) expect(frameOf(times)).toBeCloseTo(1000 / 60, 6);
  });
});

describe('what may not have been seen', () => {
  const frame = fc.constantFrom(1000 / 240, 1000 / 120, 1000 / 60, 1000 / 30);
  const twins = () => true;
  const strangers = () => false;
  /** Where frames were left out, between frames at any times. */
  const gapsOf = (times: readonly number[], frame: number) =>
    times
      .slice(1)
      .map((until, index) => ({ from: times[index] as number, until }))
      .filter((gap) => isGap(gap, frame));
  const times = fc
    .array(fc.integer({ min: 5, max: 900 }), { minLength: 2, maxLength: 60 })
    .map((steps) => steps.reduce((all, step) => [...all, (all.at(-1) as number) + step], [-100]));

  it('is nothing as long as frames come, be it with a jitter', () => {
    const jitter = fc.array(fc.double({ min: -0.2, max: 0.2, noNaN: true }), {
      minLength: 200,
      maxLength: 200,
    });
    fc.assert(
      fc.property(film, frame, jitter, ({ slots }, frame, jitter) => {
        const gaps = gapsOf(
          jitter.map((off, index) => (index + off) * frame),
          frame,
        );
        expect(gaps).toEqual([]);
        expect(isUnsure(slots, gaps, frame, twins)).toBe(false);
      }),
    );
  });

  it('is a picture that was there between two frames only', () => {
    fc.assert(
      fc.property(film, frame, fc.nat(), fc.nat(300), ({ slots }, frame, nth, more) => {
        const { from, until } = slots[nth % slots.length] as Slot;
        const gap = { from: from - frame / 2 - more, until: until + frame / 2 + more };
        // What is shorter than half a frame was never promised.
        fc.pre(until - from > frame);
        expect(isUnsure(slots, [gap], frame, strangers)).toBe(true);
      }),
    );
  });

  it('is no picture half of which was there while frames came, or more than a glance', () => {
    fc.assert(
      fc.property(film, frame, fc.nat(), ({ slots }, frame, nth) => {
        const slot = slots[nth % slots.length] as Slot;
        const length = slot.until - slot.from;
        const seen = Math.min(length / 2, 200);
        const gap = { from: slot.from + seen, until: slot.until };
        expect(isUnsure([slot], [gap], frame, strangers)).toBe(false);
      }),
    );
  });

  it('is a blank between alike pictures, and no other blank', () => {
    // Two sevens, 200 ms between them: they became one of 1.8 s.
    const slots = [
      { from: 0, until: 800 },
      { from: 1000, until: 1800 },
    ];
    const gap = { from: 790, until: 1010 };
    expect(isUnsure(slots, [gap], 1000 / 60, twins)).toBe(true);
    expect(isUnsure(slots, [gap], 1000 / 60, strangers)).toBe(false);
    expect(isUnsure(slots, [{ from: 790, until: 900 }], 1000 / 60, twins)).toBe(false);
  });

  it('outlives one frame that was left out, wherever numbers and blanks last two', () => {
    const slots = [0, 100, 200].map((from) => ({ from, until: from + 400 / 6 }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 15 }), (lost) => {
        const gap = { from: ((lost - 1 + 0.5) * 100) / 6, until: ((lost + 1 + 0.5) * 100) / 6 };
        expect(isUnsure(slots, [gap], 100 / 6, twins)).toBe(false);
      }),
    );
  });

  it('never gets more by a frame more', () => {
    fc.assert(
      fc.property(
        film,
        frame,
        times,
        fc.integer({ min: -100, max: 5000 }),
        ({ slots }, frame, times, extra) => {
          const more = [...times, extra].toSorted((a, b) => a - b);
          fc.pre(extra < (times.at(-1) as number));
          const [without, withIt] = [times, more].map((all) =>
            isUnsure(slots, gapsOf(all, frame), frame, twins),
          );
          expect(without || !withIt).toBe(true);
        },
      ),
    );
  });

  it('lies in a gap', () => {
    fc.assert(
      fc.property(film, frame, times, ({ slots, total }, frame, times) => {
        const gaps = gapsOf(times, frame).filter(({ from }) => from >= total);
        expect(isUnsure(slots, gaps, frame, twins)).toBe(false);
      }),
    );
  });
});

it('starts no sooner than its lead from now on, however late its frame came, and less than a frame later', () => {
  const time = fc.double({ min: 0, max: 3000, noNaN: true });
  const frame = fc.constantFrom(1000 / 60, 1000 / 120, 1000 / 30);
  fc.assert(
    fc.property(time, time, frame, (lead, gone, frame) => {
      const late = waitFor(lead, { frame, gone }) - gone - lead;
      expect(late).toBeGreaterThan(-1e-6);
      expect(late).toBeLessThan(frame + 1e-6);
    }),
  );
});
