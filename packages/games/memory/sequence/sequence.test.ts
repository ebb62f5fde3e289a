import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { InvalidEvent, simulatePlay } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrows } from '../../grid/arrows.ts';
import type { Event } from './event.ts';
import { drawItems, expectedOf, lengthDifficulty, longest, periodMs } from './items.ts';
import { COLUMNS, neighbour, places, ROWS, TILES } from './places.ts';
import { rules } from './rules.ts';
import { type Settings, settings as definition } from './settings.ts';
import { BREAK_MS, isRight, opensAt, type State } from './state.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const anySettings: fc.Arbitrary<Settings> = fc.record({
  item: fc.constantFrom('digits', 'tiles'),
  direction: fc.constantFrom('forward', 'backward'),
  start_length: fc.integer({ min: 2, max: 9 }),
  item_ms: fc.integer({ min: 300, max: 3000 }),
  gap_ms: fc.integer({ min: 100, max: 1000 }),
  strict: fc.boolean(),
});

const begin = (settings: Partial<Settings> = {}, seed = 1): State =>
  rules.start({ ...definition.defaults, ...settings }, streams(seed));
const show = (state: State): State => rules.apply(state, { type: 'shown', t: state.since + BREAK_MS });

/** Shows the chain and gives `items` for it. */
function give(state: State, items: readonly number[]): State {
  const open = show(state);
  const t = (opensAt(open) ?? 0) + 1000;
  if (state.settings.item === 'digits')
    return rules.apply(open, { type: 'answer', t, value: items.join('') });
  return items.reduce((after, tile, index) => rules.apply(after, { type: 'tap', t: t + index, tile }), open);
}

const giveRight = (state: State): State => give(state, expectedOf(state.settings, state.trial.items));
const giveWrong = (state: State): State =>
  give(state, expectedOf(state.settings, state.trial.items).toReversed());
const interrupt = (state: State): State =>
  rules.apply(show(state), { type: 'void', t: state.since + BREAK_MS + 100 });

describe('settings', () => {
  test.each([
    ['start_length', 1, 'too_small'],
    ['start_length', 10, 'too_big'],
    ['item_ms', 299, 'too_small'],
    ['item_ms', 3001, 'too_big'],
    ['gap_ms', 99, 'too_small'],
    ['gap_ms', 1001, 'too_big'],
    ['item', 'letters', 'not_an_option'],
    ['direction', 'sideways', 'not_an_option'],
    ['volume', 1, 'unknown_field'],
  ])('%s %s is %s', (path, value, code) => {
    expect(readSettings(rules, { [path]: value })).toMatchObject({ ok: false, issues: [{ path, code }] });
  });

  test('give at most three flashes a second, whatever they are', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        expect(periodMs(settings)).toBeGreaterThanOrEqual(334);
      }),
    );
  });
});

describe('chains', () => {
  test('of digits have none twice in a row, and no three that count up or down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 15 }), seed, (length, seed) => {
        const digits = drawItems({ item: 'digits' }, length, streams(seed)('chain'));
        expect(digits).toHaveLength(length);
        expect(digits.every((digit) => digit >= 1 && digit <= 9)).toBe(true);
        const steps = digits.slice(1).map((digit, index) => digit - (digits[index] ?? 0));
        expect(steps).not.toContain(0);
        const isRun = steps.slice(1).some((step, index) => Math.abs(step) === 1 && step === steps[index]);
        expect(isRun).toBe(false);
      }),
    );
  });

  test('of tiles have no tile twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: TILES }), seed, (length, seed) => {
        const tiles = drawItems({ item: 'tiles' }, length, streams(seed)('chain'));
        expect(new Set(tiles).size).toBe(length);
        expect(tiles.every((tile) => places[tile] !== undefined)).toBe(true);
      }),
    );
  });

  test('get harder with their length, backwards, and with tiles', () => {
    fc.assert(
      fc.property(anySettings, fc.integer({ min: 2, max: 8 }), (settings, length) => {
        const of = (changed: Partial<Settings>, more = 0) =>
          lengthDifficulty({ ...settings, ...changed }, length + more);
        expect(of({}, 1)).toBeGreaterThan(of({}));
        expect(of({ direction: 'backward' })).toBeGreaterThan(of({ direction: 'forward' }));
        expect(of({ item: 'tiles' })).toBeGreaterThan(of({ item: 'digits' }));
      }),
    );
  });
});

describe('the board', () => {
  const near = ({ row, column }: (typeof places)[number], other: (typeof places)[number]) =>
    Math.max(Math.abs(row - other.row), Math.abs(column - other.column));

  test('has nine tiles within it, none of which touches another', () => {
    expect(TILES).toBe(9);
    for (const [tile, place] of places.entries()) {
      expect(place.row < ROWS && place.column < COLUMNS).toBe(true);
      expect(places.filter((other, index) => index !== tile && near(place, other) < 2)).toEqual([]);
    }
  });

  test('lets the arrow keys reach every tile from every other', () => {
    for (const start of places.keys()) {
      const reached = new Set([start]);
      for (const tile of reached)
        for (const step of Object.values(arrows)) reached.add(neighbour(tile, step));
      expect(reached.size).toBe(TILES);
    }
  });
});

describe('a play', () => {
  test('has two trials of each length and goes on if one of them was right', () => {
    let state = giveRight(begin());
    expect(state.trial.items).toHaveLength(3);
    state = giveWrong(state);
    expect(state.trial.items).toHaveLength(4);
    state = giveRight(giveWrong(state));
    expect(state.trial.items).toHaveLength(5);
    state = giveWrong(giveWrong(state));
    const { level, ended, metrics, incorrect } = rules.result(state);
    expect({ level, ended }).toEqual({ level: 4, ended: 'failed' });
    expect(metrics).toMatchObject({ span: 4, score: 8, right_trials: 2, trials: 6 });
    expect(incorrect).toBeGreaterThan(0);
    expect(rules.progress(state)).toEqual({
      done: ['right', 'wrong', 'wrong', 'right', 'wrong', 'wrong'],
    });
  });

  test('ends with the first mistake where it is strict', () => {
    const state = giveWrong(giveRight(begin({ strict: true })));
    expect(rules.result(state)).toMatchObject({ level: 3, ended: 'failed' });
  });

  test('is won with the longest chain', () => {
    for (const item of ['digits', 'tiles'] as const) {
      let state = begin({ item, start_length: 9 });
      while (!rules.isOver(state)) state = giveRight(state);
      expect(rules.result(state)).toMatchObject({
        level: longest({ item }),
        ended: 'completed',
        missed: 0,
      });
    }
  });

  test('asks backwards for the last item first', () => {
    const state = begin({ direction: 'backward' });
    expect(rules.progress(give(state, state.trial.items))).toEqual({ done: ['wrong'] });
    expect(rules.progress(give(state, state.trial.items.toReversed()))).toEqual({ done: ['right'] });
  });

  test('counts what was right of a chain that was not', () => {
    const state = begin({ start_length: 5 });
    const result = rules.result(give(state, state.trial.items.toSpliced(2, 1)));
    expect(result).toMatchObject({ correct: 4, incorrect: 1, missed: 0, level: 0 });
  });

  test('does not tell of a tap whether it was right before all are given', () => {
    const state = show(begin({ item: 'tiles' }));
    const tile = state.trial.items[1] ?? 0;
    const tapped = rules.apply(state, { type: 'tap', t: opensAt(state) ?? 0, tile });
    expect(rules.result(tapped)).toEqual(rules.result(state));
    expect(rules.progress(tapped)).toEqual({ done: [] });
  });

  test('draws an interrupted chain anew, which counts for nothing', () => {
    const state = begin();
    const after = interrupt(state);
    expect(after).toMatchObject({ past: [], shownAt: null });
    expect(after.trial.items).toHaveLength(3);
    expect(after.trial.items).not.toEqual(state.trial.items);
  });

  test('keeps the taps of a trial on the board until something else is shown, and not beyond', () => {
    const tapped = giveRight(begin({ item: 'tiles' }));
    expect(tapped.tapped).toEqual(tapped.past[0]?.given);
    expect(show(tapped).tapped).toEqual([]);
    expect(interrupt(tapped)).toMatchObject({ shownAt: null, tapped: [] });
  });

  test('counts interruptions as wrong once there are too many', () => {
    fc.assert(
      fc.property(seed, fc.array(fc.boolean(), { maxLength: 12 }), (seed, turns) => {
        let state = begin({}, seed);
        let interruptions = 0;
        for (const isInterrupted of turns) {
          if (rules.isOver(state)) break;
          if (isInterrupted) interruptions++;
          state = isInterrupted ? interrupt(state) : giveRight(state);
        }
        const counted = Math.max(0, interruptions - INTERRUPTIONS_FORGIVEN);
        expect(state.past.filter((trial) => !isRight(state.settings, trial))).toHaveLength(counted);
      }),
    );
  });

  test('is the same in whichever streams the pupil finds luck, and its figures add up', () => {
    fc.assert(
      fc.property(anySettings, seed, fc.double({ min: 0, max: 1, noNaN: true }), (settings, seed, skill) => {
        const { state } = simulatePlay(rules, settings, streams(seed), { skill, pace: 1 });
        const { correct, missed, items, metrics, level } = rules.result(state);
        const shown = state.past.reduce((sum, trial) => sum + trial.items.length, 0);
        expect(correct + missed).toBeLessThanOrEqual(shown);
        expect(items).toHaveLength(state.past.length);
        expect(metrics['span']).toBe(level);
        expect(state.ended === 'failed' || level === longest(settings)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('what cannot have happened', () => {
  const digits = show(begin());
  const tiles = show(begin({ item: 'tiles' }));
  const end = opensAt(digits) ?? 0;
  const tapped = rules.apply(tiles, { type: 'tap', t: end, tile: 3 });
  const cases: [string, State, Event][] = [
    ['an answer before anything was shown', begin(), { type: 'answer', t: 9000, value: '123' }],
    ['an answer during the playback', digits, { type: 'answer', t: end - 1, value: '123' }],
    ['a tap during the playback', tiles, { type: 'tap', t: end - 1, tile: 0 }],
    ['a tap beside the board', tiles, { type: 'tap', t: end, tile: TILES }],
    ['a second tap on a tile', tapped, { type: 'tap', t: end + 500, tile: 3 }],
    ['a tap where digits are shown', digits, { type: 'tap', t: end, tile: 0 }],
    ['a typed answer where tiles are shown', tiles, { type: 'answer', t: end, value: '123' }],
    ['a chain shown twice', digits, { type: 'shown', t: end }],
    ['an interruption after the playback', digits, { type: 'void', t: end }],
    ['an interruption before the playback', begin(), { type: 'void', t: 10 }],
  ];
  test.each(cases)('%s', (_, state, event) => {
    expect(() => rules.apply(state, event)).toThrow(InvalidEvent);
  });

  test.each(['', '12a', ' 12', '-3', '1'.repeat(21)])('the answer "%s"', (value) => {
    expect(rules.event.safeParse({ type: 'answer', t: 1, value }).success).toBe(false);
  });
});
