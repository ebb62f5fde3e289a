import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { InvalidEvent, simulatePlay } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIVES } from '../../setbacks/setbacks.ts';
import type { Event } from './event.ts';
import { displayMs, drawNumber, LAST_LEVEL, levelDifficulty, MASK_MS } from './numbers.ts';
import { rules } from './rules.ts';
import { type Settings, settings as definition } from './settings.ts';
import { BREAK_MS, opensAt, type State } from './state.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const level = fc.integer({ min: 1, max: LAST_LEVEL });

const begin = (settings: Partial<Settings> = {}, seed = 1): State =>
  rules.start({ ...definition.defaults, ...settings }, streams(seed));
const show = (state: State): State => rules.apply(state, { type: 'shown', t: state.since + BREAK_MS });

function type(state: State, value: string): State {
  const open = show(state);
  return rules.apply(open, { type: 'answer', t: (opensAt(open) ?? 0) + 2000, value });
}

const typeRight = (state: State): State => type(state, state.round.number);
const typeWrong = (state: State): State => type(state, state.round.number + '0');
const interrupt = (state: State): State =>
  rules.apply(show(state), { type: 'void', t: state.since + BREAK_MS + 100 });

describe('settings', () => {
  test.each([
    ['start_length', 0, 'too_small'],
    ['start_length', 21, 'too_big'],
    ['display_ms', 299, 'too_small'],
    ['display_ms', 20_001, 'too_big'],
    ['display', 'never', 'not_an_option'],
    ['lives', 3, 'unknown_field'],
  ])('%s %s is %s', (path, value, code) => {
    expect(readSettings(rules, { [path]: value })).toMatchObject({
      ok: false,
      issues: [{ path, code }],
    });
  });

  test('show a number for a second and 0.6 s more for each further digit, or for a fixed time', () => {
    const { defaults } = definition;
    expect([1, 3, 20].map((level) => displayMs(defaults, level))).toEqual([1000, 2200, 12_400]);
    expect(displayMs({ ...defaults, display: 'fixed', display_ms: 700 }, 20)).toBe(700);
  });
});

describe('numbers', () => {
  test('begin with no 0, have never three alike in a row, and differ from the one before', () => {
    fc.assert(
      fc.property(level, seed, (level, seed) => {
        const draw = streams(seed)('number');
        const before = drawNumber(level, streams(seed)('number'));
        const number = drawNumber(level, draw, before);
        expect(number).toMatch(/^[1-9]\d*$/);
        expect(number).toHaveLength(level);
        expect(number).not.toMatch(/(\d)\1\1/);
        expect(number).not.toBe(before);
      }),
    );
  });

  test('get harder with every digit, and with less time', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: LAST_LEVEL - 1 }), (level) => {
        const { defaults } = definition;
        const glance: Settings = { ...defaults, display: 'fixed', display_ms: 300 };
        expect(levelDifficulty(defaults, level + 1)).toBeGreaterThan(levelDifficulty(defaults, level));
        expect(levelDifficulty(glance, level)).toBeGreaterThan(levelDifficulty(defaults, level));
      }),
    );
  });
});

describe('a play', () => {
  test('rises by a digit with every right number and ends with the first wrong one', () => {
    const state = typeWrong(typeRight(typeRight(begin())));
    expect(state.past.map(({ number }) => number.length)).toEqual([3, 4, 5]);
    const result = rules.result(state);
    expect(result).toMatchObject({ correct: 12, incorrect: 1, missed: 0, level: 5, ended: 'failed' });
    expect(result.metrics).toMatchObject({ longest_number: 4, right_numbers: 2, lives_left: 0 });
    expect(rules.progress(state)).toEqual({ done: ['right', 'right', 'wrong'] });
  });

  test('without strict costs a life for a mistake, and another number as long comes', () => {
    const state = typeWrong(begin({ strict: false, start_length: 4 }));
    expect(state).toMatchObject({ lives: LIVES - 1, ended: null });
    expect(state.round.number).toHaveLength(4);
    const over = typeWrong(typeWrong(typeRight(state)));
    expect(over).toMatchObject({ lives: 0, ended: 'failed' });
    expect(rules.result(over).level).toBe(5);
  });

  test('is won with the longest number', () => {
    let state = begin({ start_length: 20 });
    while (!rules.isOver(state)) state = typeRight(state);
    expect(rules.result(state)).toMatchObject({ level: LAST_LEVEL, ended: 'completed', missed: 0 });
  });

  test('counts a digit that was left out as wrong, and the others as right', () => {
    const state = begin({ start_length: 8 }, 4);
    const over = type(state, state.round.number.slice(0, 7));
    expect(rules.result(over)).toMatchObject({ correct: 7, incorrect: 1, missed: 0 });
  });

  test('draws an interrupted number anew; too many of them count as wrong', () => {
    fc.assert(
      fc.property(seed, fc.integer({ min: 0, max: 6 }), (seed, interruptions) => {
        let state = begin({ strict: false }, seed);
        for (let turn = 0; turn < interruptions; turn++) {
          const before = state.round.number;
          state = interrupt(state);
          expect(state.ended !== null || state.round.number !== before).toBe(true);
        }
        const counted = Math.max(0, interruptions - INTERRUPTIONS_FORGIVEN);
        expect(state).toMatchObject({ lives: LIVES - counted, ended: counted === LIVES ? 'failed' : null });
        expect(rules.result(state).items.map(({ attempts }) => attempts)).toEqual(
          Array.from({ length: counted }, () => 0),
        );
      }),
    );
  });

  test('ends for whoever plays, with figures that add up', () => {
    fc.assert(
      fc.property(
        seed,
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        fc.integer({ min: 1, max: 20 }),
        (seed, skill, strict, start_length) => {
          const settings: Settings = { ...definition.defaults, strict, start_length };
          const { state } = simulatePlay(rules, settings, streams(seed), { skill, pace: 1 });
          const result = rules.result(state);
          expect(result.items).toHaveLength(state.past.length);
          expect(result.level).toBe(state.past.at(-1)?.number.length);
          expect(result.ended === 'failed').toBe(state.lives === 0);
        },
      ),
      { numRuns: 50 },
    );
  });
});

describe('what cannot have happened', () => {
  const shown = show(begin());
  const end = opensAt(shown) ?? 0;
  const cases: [string, State, Event][] = [
    ['an answer before anything was shown', begin(), { type: 'answer', t: 9000, value: '123' }],
    ['an answer while the number is shown', shown, { type: 'answer', t: end - MASK_MS - 1, value: '123' }],
    ['an answer while the mask is there', shown, { type: 'answer', t: end - 1, value: '123' }],
    ['a number shown twice', shown, { type: 'shown', t: end }],
    ['an interruption once the field is open', shown, { type: 'void', t: end }],
  ];
  test.each(cases)('%s', (_, state, event) => {
    expect(() => rules.apply(state, event)).toThrow(InvalidEvent);
  });

  test.each(['', '12a', '1 2', '1'.repeat(36)])('the answer "%s"', (value) => {
    expect(rules.event.safeParse({ type: 'answer', t: 1, value }).success).toBe(false);
  });
});
