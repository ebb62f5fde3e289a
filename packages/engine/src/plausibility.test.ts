import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLOCK_TOLERANCE_MS, LONGEST_PLAY_MS, faultInTimes, isTooFast, leastMs } from './plausibility.ts';
import type { ItemOutcome } from './play.ts';
import { fastestMsFor, pointsOf } from './points.ts';

const at = (...times: number[]) => times.map((t) => ({ type: 'answer', t }));
const right = (ms: number): ItemOutcome => ({ correct: true, attempts: 1, ms });
const wrong = (ms: number): ItemOutcome => ({ correct: false, attempts: 1, ms });

/** The result of a play whose items were answered one after another. */
function played(items: readonly ItemOutcome[]) {
  const activeMs = items.reduce((sum, item) => sum + (item.ms ?? 0), 0);
  return { result: { correct: items.filter((item) => item.correct).length, items }, activeMs };
}

describe('faultInTimes', () => {
  it('accepts whole times in order until now', () => {
    const times = fc.array(fc.nat(LONGEST_PLAY_MS)).map((list) => list.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(times, (list) => {
        expect(faultInTimes(at(...list), list.at(-1) ?? 0)).toBeNull();
      }),
    );
  });

  it('refuses any log of which one time was moved before its predecessor', () => {
    const log = fc
      .array(fc.integer({ min: 1, max: 1e6 }), { minLength: 2 })
      .map((list) => list.toSorted((a, b) => a - b));
    fc.assert(
      fc.property(log, fc.nat(), (times, choice) => {
        const index = 1 + (choice % (times.length - 1));
        const moved = times.with(index, (times[index - 1] ?? 0) - 1);
        expect(faultInTimes(at(...moved), 1e6)).toBe('out_of_order');
      }),
    );
  });

  it.each([
    ['time_not_whole', at(0.5)],
    ['time_not_whole', at(Number.NaN)],
    ['time_not_whole', at(Number.POSITIVE_INFINITY)],
    ['time_not_whole', at(2 ** 53)],
    ['time_negative', at(-1)],
    ['out_of_order', at(5, 4)],
    ['in_the_future', at(1_000 + CLOCK_TOLERANCE_MS + 1)],
    [null, at(1_000 + CLOCK_TOLERANCE_MS)],
    [null, []],
  ])('answers %s', (fault, events) => {
    expect(faultInTimes(events, 1_000)).toBe(fault);
  });

  it('bounds the length of a play, however long ago it started', () => {
    expect(faultInTimes(at(LONGEST_PLAY_MS), LONGEST_PLAY_MS * 9)).toBeNull();
    expect(faultInTimes(at(LONGEST_PLAY_MS + 1), LONGEST_PLAY_MS * 9)).toBe('play_too_long');
  });
});

describe('isTooFast', () => {
  const fastest = 300;
  const flagged = (items: readonly ItemOutcome[]) => {
    const { result, activeMs } = played(items);
    return isTooFast(result, activeMs, fastest);
  };

  it('never flags somebody whose right answers all took the time', () => {
    const items = fc.array(
      fc.oneof(fc.integer({ min: fastest, max: 9e4 }).map(right), fc.nat(9e4).map(wrong)),
    );
    fc.assert(
      fc.property(items, (list) => {
        expect(flagged(list)).toBe(false);
      }),
    );
  });

  it('flags whoever gave most right answers too early, wherever the slow ones stand', () => {
    const quick = fc.array(fc.integer({ min: 0, max: fastest - 1 }).map(right), {
      minLength: 2,
      maxLength: 30,
    });
    const slow = fc.array(fc.integer({ min: fastest, max: 9e4 }).map(right), { maxLength: 30 });
    fc.assert(
      fc.property(quick, slow, (a, b) => {
        const few = b.slice(0, a.length - 1);
        expect(flagged([...few, ...a])).toBe(true);
        expect(flagged([...a, ...few])).toBe(true);
      }),
    );
  });

  it('flags half at the bound and half at once, by the time of the whole', () => {
    expect(flagged([right(300), right(0), right(300), right(0)])).toBe(true);
  });

  it('forgives one lucky early tap, and wrong taps however quick', () => {
    expect(flagged([right(800), right(40), right(900)])).toBe(false);
    expect(flagged([wrong(1), wrong(1), wrong(1)])).toBe(false);
    expect(flagged([])).toBe(false);
  });

  it('judges by the whole where the items carry no times', () => {
    const items = [{ correct: true, attempts: 1 }];
    expect(isTooFast({ correct: 1, items }, 299, fastest)).toBe(true);
    expect(isTooFast({ correct: 1, items }, 300, fastest)).toBe(false);
  });
});

describe('leastMs', () => {
  const items = fc.array(
    fc.record({ correct: fc.boolean(), attempts: fc.integer({ min: 1, max: 3 }), ms: fc.nat(5000) }),
  );
  const pace = fc.record({ fastestAnswerMs: fc.integer({ min: 1, max: 1000 }), shownMs: fc.nat(20_000) });

  it('is never longer than the play, nor shorter than what was to be watched and answered', () => {
    fc.assert(
      fc.property(items, pace, fc.nat(60_000), (list, pace, idle) => {
        const { result, activeMs } = played(list);
        const whole = activeMs + pace.shownMs + idle;
        const least = leastMs(result, whole, pace);
        expect(least).toBeLessThanOrEqual(whole);
        expect(least).toBe(Math.min(whole, pace.shownMs + result.correct * pace.fastestAnswerMs));
      }),
    );
  });

  it('allows no more points than the fastest pupil earns in it, unless the play is too fast', () => {
    fc.assert(
      fc.property(
        items,
        pace,
        fc.integer({ min: 1, max: 100 }),
        fc.nat(60_000),
        (list, pace, difficulty, activeMs) => {
          const { result } = played(list);
          fc.pre(!isTooFast(result, activeMs, pace.fastestAnswerMs));
          const needed = fastestMsFor(pointsOf(list, difficulty), pace.fastestAnswerMs);
          expect(needed).toBeLessThanOrEqual(leastMs(result, activeMs, pace));
        },
      ),
    );
  });
});
