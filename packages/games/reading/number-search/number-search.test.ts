/** What every game must do is tested by the conformance suite; here stands what only this one promises. */
import { runBetween } from '@mindhero/engine/combination-search/board';
import { InvalidEvent } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Event, rules } from './rules.ts';
import type { Settings } from './settings.ts';
import { nextToFind, type State } from './state.ts';

const begin = (settings: Partial<Settings> = {}, seed = 1): State =>
  rules.start({ ...rules.settings.defaults, ...settings }, streams(seed));
const select = (state: State, cells: readonly number[] = [], t = state.now + 2000): State =>
  rules.apply(state, { type: 'select', t, start: cells[0] ?? 0, end: cells.at(-1) ?? 0 });
const findAll = (state: State): State =>
  state.board.places.reduce((state, place) => select(state, place), state);

/** A run across that is no combination. */
function wrongRun({ board, settings }: State): readonly number[] {
  const length = settings.combination_length;
  for (let cell = 0; cell % board.columns <= board.columns - length; cell++) {
    const run = runBetween(cell, cell + length - 1, board) ?? [];
    const read = run.map((each) => board.cells[each]).join('');
    const both = [read, [...read].toReversed().join('')];
    if (!board.combinations.some((combination) => both.includes(combination))) return run;
  }
  throw new Error('the first row holds combinations only');
}

describe('a play', () => {
  test('is completed as soon as the found ones are all combinations, in whatever order and direction', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_SEED }), fc.boolean(), (seed, backwards) => {
        const open = begin({ combinations: 8 }, seed);
        const places = backwards
          ? open.board.places.toReversed().map((place) => place.toReversed())
          : open.board.places;
        let state = open;
        for (const place of places) {
          expect(rules.isOver(state)).toBe(false);
          state = select(state, place);
        }
        expect(rules.result(state)).toMatchObject({
          correct: 8,
          incorrect: 0,
          missed: 0,
          ended: 'completed',
        });
      }),
      { numRuns: 40 },
    );
  });

  test('counts wrong selections, and goes on', () => {
    const open = begin();
    const state = findAll(select(select(open, wrongRun(open)), wrongRun(open)));
    expect(rules.result(state)).toMatchObject({ correct: 5, incorrect: 2, ended: 'completed' });
  });

  test('takes a combination wherever it stands, also where chance has put it', () => {
    const open = begin();
    const [place = []] = open.board.places;
    const elsewhere = wrongRun(open);
    // Writes the first combination over the beginning of the board.
    const cells = open.board.cells.map((digit, cell) => {
      const index = elsewhere.indexOf(cell);
      return index < 0 ? digit : (open.board.cells[place[index] ?? 0] ?? 0);
    });
    const state = select({ ...open, board: { ...open.board, cells } }, elsewhere);
    expect(state.found).toMatchObject([{ combination: 0, cells: elsewhere }]);
  });

  test('ends when the time is up, and misses what is left', () => {
    const once = select(begin({ time_limit_s: 60 }), begin({ time_limit_s: 60 }).board.places[0]);
    const state = rules.apply(once, { type: 'time_up', t: 60_000 });
    expect(rules.result(state)).toMatchObject({ correct: 1, missed: 4, ended: 'time_limit' });
  });

  test('measures each find from the one before', () => {
    const open = begin();
    const first = select(open, open.board.places[0], 3000);
    const slip = select(first, wrongRun(open), 4000);
    const state = select(slip, open.board.places[1], 8000);
    expect(state.found.map(({ ms }) => ms)).toEqual([3000, 5000]);
  });

  test('does not tell how many are found where the progress is not to be shown', () => {
    const state = findAll(begin({ show_progress: false }));
    expect(rules.progress(state)).toEqual({ done: [], total: 0 });
    expect(rules.result(state).correct).toBe(5);
  });

  test('has the first number of the list that is left to be found next', () => {
    const open = begin();
    const [first, , third] = open.board.combinations;
    expect(nextToFind(open)).toBe(first);
    const withSecond = select(open, open.board.places[1]);
    expect(nextToFind(withSecond)).toBe(first);
    expect(nextToFind(select(withSecond, open.board.places[0]))).toBe(third);
    expect(nextToFind(findAll(open))).toBeUndefined();
  });
});

describe('settings', () => {
  test.each([
    [{ rows: 3, columns: 3, combination_length: 4, combinations: 1 }, 'combination_length', 3],
    [
      { columns: 5, combination_length: 6, combinations: 4, directions: ['horizontal'] },
      'combination_length',
      5,
    ],
    [{ rows: 3, columns: 3, combinations: 5 }, 'combinations', 1],
    [{ combination_length: 2, combinations: 4, available_numbers: [1, 2] }, 'combinations', 3],
    [{ columns: 15, combination_length: 8, combinations: 12, directions: ['horizontal'] }, 'combinations', 8],
  ])('%j are refused at %s, and %i works', (settings, path, suggestion) => {
    expect(readSettings(rules, settings)).toMatchObject({ ok: false, issues: [{ path, suggestion }] });
    expect(readSettings(rules, { ...settings, [path]: suggestion })).toMatchObject({ ok: true });
    expect(readSettings(rules, { ...settings, [path]: suggestion + 1 })).toMatchObject({ ok: false });
  });

  test('a length that is too long for so many is refused together with their number', () => {
    const settings = { rows: 3, columns: 3, combination_length: 8 };
    expect(readSettings(rules, settings)).toMatchObject({
      ok: false,
      issues: [
        { path: 'combination_length', params: { max: 3 }, suggestion: 3 },
        { path: 'combinations', params: { max: 1 }, suggestion: 1 },
      ],
    });
    const mended = { ...settings, combination_length: 3, combinations: 1 };
    expect(readSettings(rules, mended)).toMatchObject({ ok: true });
  });

  test('one digit alone is none', () => {
    expect(readSettings(rules, { available_numbers: [7] })).toMatchObject({
      ok: false,
      issues: [{ path: 'available_numbers', code: 'too_few_chosen' }],
    });
  });

  test('more, on larger boards, in less time is harder', () => {
    const ladder: Partial<Settings>[] = [
      { rows: 5, columns: 5, combinations: 3 },
      { combinations: 3 },
      { combinations: 6 },
      { combinations: 6, combination_length: 2 },
      { combinations: 6, combination_length: 2, time_limit_s: 20 },
      { rows: 20, columns: 20, combinations: 30, combination_length: 2, time_limit_s: 20 },
    ];
    const steps = ladder.map((settings) => rules.difficulty({ ...rules.settings.defaults, ...settings }));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(new Set(steps).size).toBe(steps.length);
  });
});

describe('what cannot have happened', () => {
  const open = begin({ directions: ['horizontal'], time_limit_s: 60 });
  const cases: [string, State, Event][] = [
    ['a selection that is too short', open, { type: 'select', t: 1000, start: 0, end: 1 }],
    ['a selection that is too long', open, { type: 'select', t: 1000, start: 0, end: 3 }],
    ['a selection around a corner', open, { type: 'select', t: 1000, start: 6, end: 8 }],
    ['a slanting selection', open, { type: 'select', t: 1000, start: 0, end: 18 }],
    ['a selection down where only across is played', open, { type: 'select', t: 1000, start: 0, end: 16 }],
    ['a selection beside the board', open, { type: 'select', t: 1000, start: 63, end: 65 }],
    ['a selection after the time', open, { type: 'select', t: 60_001, start: 0, end: 2 }],
    ['time up too soon', open, { type: 'time_up', t: 59_999 }],
    ['time up without a limit', begin(), { type: 'time_up', t: 999_999 }],
  ];
  test.each(cases)('%s', (_, state, event) => {
    expect(() => rules.apply(state, event)).toThrow(InvalidEvent);
  });

  test('a find that was made already', () => {
    const state = select(open, open.board.places[0]);
    expect(() => select(state, open.board.places[0])).toThrow(InvalidEvent);
  });
});
