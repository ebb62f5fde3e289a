import { simulatePlay } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intervalsOf, ladder } from './ladder.ts';
import { numbersAfter, showingMs } from './levels.ts';
import { rules, LIVES, type State } from './rules.ts';
import { forsageSettings, type ForsageSettings, LEVEL } from './settings.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const interval = fc.integer({ min: 100, max: 10_000 });
const pace = fc
  .tuple(interval, interval)
  .map(([a, b]) => ({ interval_ms: Math.max(a, b), fastest_interval_ms: Math.min(a, b, 5000) }));

const settingsWith = (changes: Partial<ForsageSettings>): ForsageSettings => ({
  ...forsageSettings.defaults,
  ...changes,
});

/** Plays an example, rightly or wrongly. */
function played(state: State, right: boolean): State {
  const item = state.settled.length;
  const example = state.items[item];
  if (example === undefined) throw new Error('the play is over');
  const shown = rules.apply(state, { type: 'shown', t: state.lastAnswerAt, item });
  const t = state.lastAnswerAt + showingMs(example, state.settings) + 900;
  return rules.apply(shown, { type: 'answer', t, item, value: String(example.answer + (right ? 0 : 1)) });
}

/** Plays examples one after the other: "rrw" is two right ones and a wrong one. */
function play(changes: Partial<ForsageSettings>, course: string): State {
  const start = rules.start(settingsWith(changes), streams(5));
  return [...course.replaceAll(' ', '')].reduce((state, answer) => played(state, answer === 'r'), start);
}

const paceOf = (state: State): number | undefined => state.rungs[state.rung];

describe('the ladder', () => {
  it('falls strictly from the first interval to the fastest, by a seventh or 50 ms', () => {
    fc.assert(
      fc.property(pace, ({ interval_ms, fastest_interval_ms }) => {
        const rungs = ladder(interval_ms, fastest_interval_ms);
        expect([rungs[0], rungs.at(-1)]).toEqual([interval_ms, fastest_interval_ms]);
        rungs.slice(1).forEach((rung, index) => {
          const before = rungs[index] as number;
          expect(rung).toBeLessThan(before);
          expect(rung).toBeGreaterThanOrEqual(Math.min(0.85 * before - 25, before - 50));
        });
      }),
    );
  });

  it('is that of the definition from 1 s on', () => {
    expect(ladder(1000, 100)).toEqual([1000, 850, 700, 600, 500, 450, 400, 350, 300, 250, 200, 150, 100]);
  });

  it('keeps every number of an example that speeds up between the fastest interval and its own', () => {
    fc.assert(
      fc.property(pace, fc.integer({ min: 2, max: 60 }), (pace, count) => {
        const intervals = intervalsOf(count, pace.interval_ms, { ...pace, speed_up_inside: true });
        expect(intervals).toEqual(intervals.toSorted((a, b) => b - a));
        expect(intervals[0]).toBe(pace.interval_ms);
        expect(Math.min(...intervals)).toBeGreaterThanOrEqual(pace.fastest_interval_ms);
      }),
    );
  });
});

describe('a level', () => {
  it('of two right ones makes it faster', () => {
    for (const course of ['rrr', 'rrw', 'rwr', 'wrr']) {
      const state = play({ interval_ms: 1000 }, course);
      expect(state).toMatchObject({ passed: 1, lives: LIVES, fastestPassed: 1000 });
      expect([paceOf(state), state.items.at(-1)?.interval_ms]).toEqual([850, 850]);
    }
  });

  it('of one right one costs a life and makes it slower, never slower than at first', () => {
    const state = play({ interval_ms: 1000 }, 'rrr rrr rww');
    expect(state).toMatchObject({ passed: 2, lives: 2, fastestPassed: 850 });
    expect(paceOf(state)).toBe(850);
    expect(paceOf(play({ interval_ms: 1000 }, 'www'))).toBe(1000);
  });

  it('is judged only when it is done', () => {
    expect(play({}, 'rr')).toMatchObject({ passed: 0, rung: 0 });
  });

  it('counts first answers where an example stays until it is solved', () => {
    const start = rules.start(settingsWith({ accept_only_correct: true }), streams(5));
    let state = start;
    for (let example = 0; example < LEVEL; example++) {
      state = played(state, false);
      expect(state.settled).toHaveLength(example);
      state = played(state, true);
    }
    expect(state).toMatchObject({ passed: 0, lives: LIVES - 1 });
  });
});

describe('a play', () => {
  it('ends when the third life is lost', () => {
    const state = play({}, 'rrr www www www');
    expect(rules.isOver(state)).toBe(true);
    expect(rules.result(state)).toMatchObject({
      ended: 'failed',
      level: 1,
      correct: 3,
      incorrect: 9,
      missed: 0,
      metrics: { fastest_interval_ms: 2000, lives_left: 0 },
    });
  });

  it('is completed when the fastest pace is passed', () => {
    const state = play({ interval_ms: 250, fastest_interval_ms: 150 }, 'rrr rrr rrr');
    expect(state.rungs).toEqual([250, 200, 150]);
    expect(rules.result(state)).toMatchObject({ ended: 'completed', level: 3 });
    expect(rules.progress(state)).toMatchObject({ total: 9 });
  });

  it('is completed when all examples are done, a level that they cut short without judgement', () => {
    const state = play({ repeats: 4 }, 'rrr w');
    expect(rules.result(state)).toMatchObject({ ended: 'completed', level: 1, correct: 3, incorrect: 1 });
    expect(state.lives).toBe(LIVES);
  });

  it('that is stopped has missed what was shown, and nothing else', () => {
    const state = play({}, 'rr');
    const stop = (state: State) => rules.result(rules.apply(state, { type: 'stop', t: 900_000 }));
    expect(stop(state)).toMatchObject({ correct: 2, missed: 0, ended: 'stopped' });
    const shown = rules.apply(state, { type: 'shown', t: state.lastAnswerAt, item: 2 });
    expect(stop(shown)).toMatchObject({ correct: 2, missed: 1 });
  });

  it('of whomever: paces within bounds, faster only after a passed level, over after finite steps', () => {
    const options = fc.record({ speed_up_inside: fc.boolean(), more_numbers: fc.boolean() });
    const skill = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(seed, pace, options, skill, (seed, pace, options, skill) => {
        const settings = settingsWith({ ...pace, ...options, operations: 'both' });
        const { state, events } = simulatePlay(rules, settings, streams(seed), { skill, pace: 0 });
        expect(rules.isOver(state)).toBe(true);
        expect(events.length).toBeLessThanOrEqual(2 * settings.repeats);
        const levels = Array.from({ length: Math.ceil(state.items.length / LEVEL) }, (_, level) =>
          state.items.slice(LEVEL * level, LEVEL * (level + 1)),
        );
        levels.forEach((items, level) => {
          const now = items[0]?.interval_ms ?? 0;
          expect(now).toBeGreaterThanOrEqual(settings.fastest_interval_ms);
          expect(now).toBeLessThanOrEqual(settings.interval_ms);
          expect(items.every(({ interval_ms }) => interval_ms === now)).toBe(true);
          const before = levels[level - 1]?.[0]?.interval_ms;
          if (before === undefined) return;
          const answers = state.answers.slice(LEVEL * (level - 1), LEVEL * level);
          const right = answers.filter((given) => given[0]?.right).length;
          expect(now < before).toBe(right >= 2);
        });
        const asked = state.items.map(({ terms }) => terms.join());
        expect(new Set(asked).size).toBe(asked.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('more numbers', () => {
  it('come after every third passed level', () => {
    const settings = settingsWith({ more_numbers: true, amount_of_numbers: 3 });
    expect([0, 2, 3, 5, 6, 9].map((passed) => numbersAfter(settings, passed))).toEqual([3, 3, 4, 4, 5, 6]);
    const state = play({ more_numbers: true, amount_of_numbers: 3 }, 'rrr rrr rrr');
    expect(state.items.slice(-3).map(({ terms }) => terms.length)).toEqual([4, 4, 4]);
  });

  it('stop coming where there are no such examples', () => {
    // Easy additions of single digits have five numbers at most.
    const settings = settingsWith({ more_numbers: true, operations: 'add', amount_of_numbers: 4 });
    expect([3, 6, 9].map((passed) => numbersAfter(settings, passed))).toEqual([4, 4, 4]);
  });
});

describe('settings', () => {
  it('want the fastest pace not slower than the first', () => {
    const read = readSettings(rules, { interval_ms: 500, fastest_interval_ms: 800 });
    expect(read).toMatchObject({
      ok: false,
      issues: [{ path: 'fastest_interval_ms', code: 'too_big', suggestion: 500 }],
    });
  });

  it('give examples as they come to whoever passes every level', () => {
    fc.assert(
      fc.property(seed, (seed) => {
        const settings = settingsWith({ more_numbers: true });
        const { state } = simulatePlay(rules, settings, streams(seed), { skill: 1, pace: 1 });
        expect(rules.sample(settings, streams(seed), state.items.length)).toEqual(state.items);
      }),
      { numRuns: 20 },
    );
  });

  it('are harder the faster they begin or end', () => {
    const of = (changes: Partial<ForsageSettings>) => rules.difficulty(settingsWith(changes));
    expect(of({ interval_ms: 1000 })).toBeGreaterThan(of({ interval_ms: 2000 }));
    expect(of({ speed_up_inside: true })).toBeGreaterThan(of({}));
    expect(of({ digits: 2 })).toBeGreaterThan(of({}));
  });
});

it('tells how hard each example was', () => {
  const items = rules.result(play({}, 'rrr rrr')).items.map(({ difficulty }) => difficulty ?? 0);
  expect(items[3]).toBeGreaterThan(items[0] as number);
});
