/** What every game must do is tested by the conformance suite; here stands what only this one promises. */
import { InvalidEvent, replay, simulatePlay } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardAfter } from './board.ts';
import { rules, type Event } from './rules.ts';
import { abacusPresets, abacusSettings, type AbacusSettings } from './settings.ts';

const settingsWith = (changes: Partial<AbacusSettings>): AbacusSettings => ({
  ...abacusSettings.defaults,
  ...changes,
});
const seed = fc.integer({ min: 0, max: MAX_SEED });
const solve = settingsWith({ mode: 'solve', rods: 3, digits: 1, amount_of_numbers: 4, repeats: 3 });

/** A play with the boards that a function gives for each row of each example. */
function played(
  settings: AbacusSettings,
  boards: (item: number, right: readonly number[]) => readonly number[],
) {
  const { items } = rules.start(settings, streams(4));
  const events = items.flatMap((item, index) => {
    const right = item.terms.map((_, row) => boardAfter(item, row + 1));
    return boards(index, right).map((board) => ({ item: index, value: String(board) }));
  });
  const log = events.map((event, index): Event => ({ type: 'answer', t: 1000 * (index + 1), ...event }));
  return replay(rules, settings, streams(4), log).result;
}

describe('numbers to show and to read', () => {
  const anySize = fc.record({
    mode: fc.constantFrom('show' as const, 'read' as const),
    digits: fc.integer({ min: 1, max: 13 }),
    digits_mode: fc.constantFrom('exact' as const, 'up_to' as const),
    min: fc.option(fc.integer({ min: 1, max: 2000 })),
    max: fc.option(fc.integer({ min: 1, max: 2000 })),
  });

  it('have the digits that the settings say, lie in their bounds and fit the board', () => {
    fc.assert(
      fc.property(anySize, seed, (size, seed) => {
        const settings = settingsWith({ ...size, rods: 13 });
        fc.pre(rules.check(settings).length === 0);
        for (const { terms, answer } of rules.sample(settings, streams(seed), 20)) {
          expect(terms).toEqual([answer]);
          expect(answer).toBeGreaterThanOrEqual(size.min ?? 1);
          expect(answer).toBeLessThanOrEqual(size.max ?? Infinity);
          const { length } = String(answer);
          expect(size.digits_mode === 'exact' ? length === size.digits : length <= size.digits).toBe(true);
        }
      }),
    );
  });

  it('come again only when all of them have come', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 1, max: 6 }), (seed, digits) => {
        const settings = settingsWith({ digits, rods: 6, repeats: 100 });
        const numbers = rules.sample(settings, streams(seed), 100).map(({ answer }) => answer);
        expect(new Set(numbers).size).toBe(digits === 1 ? 9 : digits === 2 ? 90 : 100);
      }),
      { numRuns: 30 },
    );
  });

  it('are refused exactly if there are none, or no room for them', () => {
    fc.assert(
      fc.property(anySize, fc.integer({ min: 1, max: 13 }), (size, rods) => {
        const settings = settingsWith({ ...size, rods });
        const least = Math.max(size.min ?? 1, size.digits_mode === 'exact' ? 10 ** (size.digits - 1) : 1);
        const most = Math.min(size.max ?? Infinity, 10 ** size.digits - 1);
        const works = least <= most && most < 10 ** rods;
        expect(readSettings(rules, settings).ok).toBe(works);
      }),
    );
  });

  it('name the rods that are missing', () => {
    expect(rules.check(settingsWith({ rods: 3, digits: 6 }))).toEqual([
      { path: 'rods', code: 'too_few_rods', params: { needed: 6 }, suggestion: 6 },
    ]);
    expect(rules.check(settingsWith({ digits: 3, max: 50 }))).toMatchObject([
      { path: 'max', suggestion: 100 },
    ]);
    expect(rules.check(settingsWith({ min: 200 }))).toMatchObject([{ path: 'min', suggestion: 99 }]);
  });
});

describe('examples on the board', () => {
  it('never leave the board', () => {
    const anySums = fc.record({
      module: fc.constantFrom(
        'easy' as const,
        'small_friend' as const,
        'anzan' as const,
        'over_100' as const,
      ),
      digits: fc.integer({ min: 1, max: 4 }),
      rods: fc.integer({ min: 1, max: 6 }),
      amount_of_numbers: fc.integer({ min: 2, max: 5 }),
    });
    fc.assert(
      fc.property(anySums, seed, (sums, seed) => {
        const settings = settingsWith({ mode: 'solve', ...sums });
        fc.pre(rules.check(settings).length === 0);
        for (const item of rules.sample(settings, streams(seed), 3)) {
          for (const [row] of item.terms.entries()) {
            expect(boardAfter(item, row)).toBeGreaterThanOrEqual(0);
            expect(boardAfter(item, row)).toBeLessThan(10 ** sums.rods);
          }
          expect(boardAfter(item, item.terms.length)).toBe(item.answer);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('are right when every row is', () => {
    const result = played(solve, (_, right) => right);
    expect(result).toMatchObject({ correct: 3, incorrect: 0, missed: 0, ended: 'completed' });
    expect(result.items.every(({ attempts }) => attempts === 1)).toBe(true);
  });

  it('end with a wrong row', () => {
    const result = played(solve, (item, right) => (item === 1 ? [right[0] ?? 0, 999] : right));
    expect(result).toMatchObject({ correct: 2, incorrect: 1, missed: 0, ended: 'completed' });
    expect(result.items[1]).toMatchObject({ correct: false, attempts: 1 });
  });

  it('go on with the row until it is right, where only that is accepted', () => {
    const patient = { ...solve, accept_only_correct: true };
    const result = played(patient, (item, right) =>
      item === 1 ? [right[0] ?? 0, 999, 998, ...right.slice(1)] : right,
    );
    expect(result).toMatchObject({ correct: 2, incorrect: 1, missed: 0, ended: 'completed' });
    expect(result.items[1]).toMatchObject({ correct: true, attempts: 3 });
  });

  it('tell what they trained', () => {
    const family = { ...solve, module: 'family' as const };
    const result = played(family, (_, right) => right);
    for (const { tags } of result.items) {
      expect(tags?.some((tag) => /^family:[+-][6-9]@\d$/.test(tag))).toBe(true);
    }
  });

  it('cannot be longer than numbers are added', () => {
    expect(rules.check({ ...solve, rods: 13, digits: 12 })).toMatchObject([
      { path: 'digits', code: 'too_big' },
    ]);
    expect(rules.check({ ...solve, rods: 1, module: 'big_friend' })).toMatchObject([
      { path: 'rods', code: 'too_few_rods', suggestion: 2 },
    ]);
  });
});

describe('answers', () => {
  it('that are no number are wrong, never a crash', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (value) => {
        const state = rules.start(settingsWith({}), streams(1));
        const after = rules.apply(state, { type: 'answer', t: 500, item: 0, value });
        const right = /^\s*0*(\d+)\s*$/.exec(value)?.[1] === String(state.items[0]?.answer);
        expect(rules.result(after)).toMatchObject(right ? { correct: 1 } : { correct: 0, incorrect: 1 });
      }),
    );
  });
});

describe('a free board', () => {
  const free = settingsWith({ mode: 'free', rods: 1, digits: 13, time_limit_s: 10 });

  it('asks nothing, whatever the other settings say, and ends when it is stopped', () => {
    expect(readSettings(rules, free)).toMatchObject({ ok: true });
    const fresh = rules.start(free, streams(1));
    expect(rules.isOver(fresh)).toBe(false);
    expect(rules.progress(fresh)).toEqual({ done: [], total: 0 });
    const { result } = replay(rules, free, streams(1), [{ type: 'stop', t: 90_000 }]);
    expect(result).toEqual({ correct: 0, incorrect: 0, missed: 0, ended: 'stopped', metrics: {}, items: [] });
    expect(replay(rules, free, streams(1), []).result.ended).toBe('stopped');
    expect(rules.sample(free, streams(1), 3)).toEqual([]);
  });

  it('takes no answers', () => {
    const answer: Event = { type: 'answer', t: 5, item: 0, value: '1' };
    expect(() => rules.apply(rules.start(free, streams(1)), answer)).toThrow(InvalidEvent);
  });

  it('is left by a simulated pupil', () => {
    const { state, events } = simulatePlay(rules, free, streams(1), { skill: 1, pace: 1 });
    expect(events).toHaveLength(1);
    expect(rules.isOver(state)).toBe(true);
  });
});

it('has presets from easy to hard', () => {
  const difficulties = abacusPresets.map(({ settings }) => rules.difficulty(settingsWith(settings)));
  expect(Math.min(...difficulties)).toBe(difficulties[0]);
  expect(Math.max(...difficulties)).toBe(difficulties.at(-1));
});
