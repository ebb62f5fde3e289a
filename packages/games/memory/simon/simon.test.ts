import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { InvalidEvent, replay, simulatePlay } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIVES } from '../../setbacks/setbacks.ts';
import { chainDifficulty } from './difficulty.ts';
import type { Event } from './event.ts';
import { pads } from './pads.ts';
import { rules } from './rules.ts';
import type { Settings } from './settings.ts';
import { dueAt, type State } from './state.ts';
import { lightsOf, showingMs } from './times.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const anySettings: fc.Arbitrary<Settings> = fc.record({
  length: fc.integer({ min: 2, max: 31 }),
  speed_s: fc.double({ min: 0.2, max: 2, noNaN: true }),
  speed_up: fc.boolean(),
  strict: fc.boolean(),
  input_timeout_s: fc.integer({ min: 2, max: 15 }),
  sound: fc.boolean(),
  volume: fc.double({ min: 0, max: 1, noNaN: true }),
  board_px: fc.integer({ min: 200, max: 800 }),
});
const chain = fc.array(fc.nat({ max: pads.length - 1 }), { minLength: 1, maxLength: 31 });

const begin = (settings: Partial<Settings> = {}, seed = 1): State =>
  rules.start({ ...rules.settings.defaults, ...settings }, streams(seed));
const show = (state: State): State => rules.apply(state, { type: 'shown', t: state.since + 1000 });
const press = (state: State, pad: number): State =>
  rules.apply(state, { type: 'press', t: state.since + 400, pad });
const repeat = (state: State): State => state.chain.reduce(press, show(state));
const otherThan = (pad: number): number => (pad + 1) % pads.length;
/** Repeats the chain up to its last light, and presses another pad for that. */
const slip = (state: State): State =>
  press(state.chain.slice(0, -1).reduce(press, show(state)), otherThan(state.chain.at(-1) ?? 0));
const interrupt = (state: State): State => {
  const shown = show(state);
  return rules.apply(shown, { type: 'void', t: shown.opensAt - 1 });
};
const times = (count: number, act: (state: State) => State, from: State): State =>
  Array.from({ length: count }).reduce<State>(act, from);

describe('settings', () => {
  test.each([
    ['length', 1, 'too_small'],
    ['length', 32, 'too_big'],
    ['speed_s', 0.19, 'too_small'],
    ['speed_s', 2.1, 'too_big'],
    ['volume', -0.1, 'too_small'],
    ['volume', 1.1, 'too_big'],
    ['board_px', 199, 'too_small'],
    ['board_px', 801, 'too_big'],
    ['input_timeout_s', 1, 'too_small'],
    ['input_timeout_s', 16, 'too_big'],
  ])('%s %d is %s', (path, value, code) => {
    expect(readSettings(rules, { [path]: value })).toMatchObject({ ok: false, issues: [{ path, code }] });
  });
});

describe('lights', () => {
  test('come one after the other, at most three a second, each as long as it should be', () => {
    fc.assert(
      fc.property(anySettings, chain, (settings, chain) => {
        const lights = lightsOf(settings, chain);
        expect(lights.map(({ pad }) => pad)).toEqual(chain);
        expect(lights[0]?.from).toBe(0);
        expect(lights.at(-1)?.until).toBe(showingMs(settings, chain.length));
        lights.slice(1).forEach(({ from }, index) => {
          const before = lights[index] ?? { from: 0, until: 0 };
          expect(from - before.from).toBeGreaterThanOrEqual(334);
          expect(from - before.until).toBeGreaterThanOrEqual(50);
        });
        const steady = lightsOf({ ...settings, speed_up: false }, chain);
        const on = new Set(steady.map(({ from, until }) => until - from));
        expect([...on]).toEqual([Math.round(1000 * settings.speed_s)]);
      }),
    );
  });

  test('get quicker as the toy did', () => {
    const first = (length: number) =>
      lightsOf(
        { ...rules.settings.defaults, speed_up: true },
        Array.from({ length }, () => 0),
      )[0]?.until;
    expect([1, 5, 6, 13, 14, 31].map(first)).toEqual([420, 420, 320, 320, 220, 220]);
  });

  test('a longer chain is harder, and a quicker one is not easier', () => {
    fc.assert(
      fc.property(anySettings, fc.integer({ min: 1, max: 30 }), (settings, length) => {
        const steady = { ...settings, speed_up: false };
        expect(chainDifficulty(steady, length + 1)).toBeGreaterThanOrEqual(chainDifficulty(steady, length));
        expect(chainDifficulty({ ...steady, speed_s: 0.2 }, length)).toBeGreaterThanOrEqual(
          chainDifficulty(steady, length),
        );
      }),
    );
    const usual = (length: number) => chainDifficulty(rules.settings.defaults, length);
    expect([5, 9, 20].map(usual)).toEqual([36, 47, 63]);
  });
});

describe('a play', () => {
  test('each chain is the one before with one light more, until it is long enough', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 3, max: 12 }), (seed, length) => {
        let state = begin({ length }, seed);
        for (let round = 1; round <= length; round++) {
          expect(state).toMatchObject({ phase: 'ready', ended: null });
          expect(state.chain).toHaveLength(round);
          const next = repeat(state);
          expect(next.chain.slice(0, round)).toEqual(state.chain);
          state = next;
        }
        expect(rules.result(state)).toMatchObject({
          correct: length,
          incorrect: 0,
          missed: 0,
          level: length,
          ended: 'completed',
          metrics: { longest_chain: length, at_first_try: length, lives_left: LIVES },
        });
      }),
    );
  });

  test('a mistake costs a life and brings the same chain again; the last life ends it', () => {
    const before = times(3, repeat, begin());
    const state = slip(before);
    expect(state).toMatchObject({ lives: LIVES - 1, phase: 'ready', ended: null });
    expect(state.chain).toEqual(before.chain);
    expect(rules.progress(state)).toEqual({ done: ['right', 'right', 'right'], total: 20 });
    const over = slip(repeat(slip(state)));
    expect(over).toMatchObject({ lives: 0, ended: 'failed' });
    const result = rules.result(over);
    expect(result).toMatchObject({ correct: 4, incorrect: 3, missed: 0, level: 4, ended: 'failed' });
    expect(result.items.map(({ correct, attempts }) => [correct, attempts])).toEqual([
      [true, 1],
      [true, 1],
      [true, 1],
      [true, 3],
      [false, 1],
    ]);
  });

  test('strict ends with the first mistake', () => {
    expect(rules.result(slip(times(5, repeat, begin({ strict: true }))))).toMatchObject({
      correct: 5,
      incorrect: 1,
      level: 5,
      ended: 'failed',
    });
  });

  test('who waits too long has made a mistake, also when the press comes before the timer', () => {
    const shown = show(times(2, repeat, begin()));
    const late = rules.apply(shown, { type: 'press', t: dueAt(shown) + 1, pad: shown.chain[0] ?? 0 });
    const timedOut = rules.apply(shown, { type: 'timeout', t: dueAt(shown) });
    for (const state of [late, timedOut]) {
      expect(state).toMatchObject({ lives: LIVES - 1, phase: 'ready', chain: shown.chain });
      expect(rules.result(state)).toMatchObject({ correct: 2, incorrect: 1, missed: 0 });
    }
    expect(press(shown, shown.chain[0] ?? 0).lives).toBe(LIVES);
  });

  test('time to press runs anew after every press', () => {
    const shown = show(times(2, repeat, begin()));
    const first = rules.apply(shown, { type: 'press', t: dueAt(shown), pad: shown.chain[0] ?? 0 });
    expect(dueAt(first)).toBe(dueAt(shown) + 5000);
  });

  test('an interrupted showing has another last light and counts for nothing', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 0, max: 8 }), (seed, rounds) => {
        const before = times(rounds, repeat, begin({}, seed));
        const state = interrupt(before);
        expect(state).toMatchObject({ phase: 'ready', lives: LIVES, past: before.past, redrawn: true });
        expect(repeat(state).redrawn).toBe(false);
        expect(state.chain.slice(0, -1)).toEqual(before.chain.slice(0, -1));
        expect(state.chain.at(-1)).not.toBe(before.chain.at(-1));
        expect(rules.result(state).missed).toBe(0);
      }),
    );
  });

  test('after three interruptions each further one costs a life, whatever is repeated in between', () => {
    fc.assert(
      fc.property(seed, fc.array(fc.boolean(), { maxLength: 20 }), fc.boolean(), (seed, turns, strict) => {
        let state = begin({ length: 31, strict }, seed);
        let interruptions = 0;
        for (const isInterrupted of turns) {
          if (rules.isOver(state)) break;
          if (isInterrupted) interruptions++;
          state = isInterrupted ? interrupt(state) : repeat(state);
        }
        const counted = Math.max(0, interruptions - INTERRUPTIONS_FORGIVEN);
        expect(state).toMatchObject({ lives: LIVES - counted, ended: counted === LIVES ? 'failed' : null });
        expect(rules.result(state)).toMatchObject({ missed: counted, incorrect: 0 });
      }),
    );
  });

  test('a stop counts the open chain as missed, but not one that was never shown', () => {
    const stop = (state: State) => rules.result(rules.apply(state, { type: 'stop', t: 99_000 }));
    expect(stop(show(repeat(begin())))).toMatchObject({ correct: 1, missed: 1, ended: 'stopped' });
    expect(stop(repeat(begin()))).toMatchObject({ correct: 1, missed: 0, level: 1 });
    expect(stop(begin())).toMatchObject({ missed: 0, items: [] });
  });

  test('whoever plays, however well: what the server replays is what the pupil saw', () => {
    fc.assert(
      fc.property(anySettings, seed, fc.double({ min: 0, max: 1, noNaN: true }), (settings, seed, skill) => {
        const { events, state } = simulatePlay(rules, settings, streams(seed), { skill, pace: 1 });
        const log = JSON.parse(JSON.stringify(events)) as Event[];
        const replayed = replay(rules, settings, streams(seed), log);
        expect(replayed).toEqual({ state, result: rules.result(state) });
        const { correct, incorrect, level, ended, items } = replayed.result;
        expect(correct).toBe(level);
        expect(incorrect).toBe(state.past.length - correct);
        expect(ended).toBe(correct === settings.length ? 'completed' : 'failed');
        expect(items.reduce((sum, { attempts }) => sum + attempts, 0)).toBe(state.past.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what cannot have happened', () => {
  const ready = begin();
  const shown = rules.apply(ready, { type: 'shown', t: 100 });
  const cases: [string, State, Event][] = [
    ['a press before anything was shown', ready, { type: 'press', t: 200, pad: 0 }],
    ['a press while the chain is shown', shown, { type: 'press', t: shown.opensAt - 1, pad: 0 }],
    ['a chain shown twice', shown, { type: 'shown', t: 9000 }],
    ['an interruption after the showing', shown, { type: 'void', t: shown.opensAt }],
    ['an interruption of the break', ready, { type: 'void', t: 100 }],
    ['a timeout before the time is over', shown, { type: 'timeout', t: dueAt(shown) - 1 }],
    ['a timeout in the break', ready, { type: 'timeout', t: 99_000 }],
  ];
  test.each(cases)('%s', (_, state, event) => {
    expect(() => rules.apply(state, event)).toThrow(InvalidEvent);
  });

  test('a fifth pad', () => {
    expect(rules.event.safeParse({ type: 'press', t: 1, pad: 4 }).success).toBe(false);
  });
});
