/** What every game must do is tested by the conformance suite; here stands what only this one promises. */
import { isTooFast } from '@mindhero/engine/plausibility';
import { InvalidEvent, simulatePlay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { syllableLanguages } from '@mindhero/engine/reading/syllables/alphabets';
import { readSettings } from '@mindhero/engine/settings';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beatsOf } from './beats.ts';
import { type Event, rules } from './rules.ts';
import { presets, type Settings } from './settings.ts';
import { speedOf, type State, targetOf } from './state.ts';

const begin = (settings: Partial<Settings> = {}, seed = 1): State =>
  rules.start({ ...rules.settings.defaults, ...settings }, streams(seed));
const read = (state: State, t: number): State =>
  rules.apply(state, { type: 'row', t, row: state.steps.length });
const tap = (state: State, cell: number, t = state.now + 2000): State =>
  rules.apply(state, { type: 'tap', t, cell });
const find = (state: State, t = state.now + 2000): State =>
  tap(state, state.targets[state.steps.length] ?? -1, t);
/** A cell that is not looked for now. */
const other = (state: State): number => (state.targets[state.steps.length] === 0 ? 1 : 0);

describe('reading', () => {
  test('counts the syllables of the rows that were read, and how many that is per minute', () => {
    const state = [6000, 11_000, 18_000].reduce(read, begin());
    expect(rules.result(state)).toMatchObject({
      correct: 15,
      incorrect: 0,
      missed: 10,
      ended: 'stopped',
      metrics: { syllables_per_minute: 50 },
    });
    expect(
      rules
        .result(state)
        .items.map(({ ms }) => ms)
        .slice(0, 6),
    ).toEqual([1200, 1200, 1200, 1200, 1200, 1000]);
  });

  test('has no speed before the first row, and is completed by the last', () => {
    expect(speedOf(begin())).toBeNull();
    const state = [1, 2, 3, 4, 5].map((row) => row * 5000).reduce(read, begin());
    expect(rules.result(state)).toMatchObject({ correct: 25, missed: 0, ended: 'completed' });
  });

  test('is done to a beat only where one is wanted, from the first row to the last', () => {
    expect(beatsOf(begin({ bpm: 80 }))).toBeNull();
    const open = begin({ metronome: true, bpm: 80 });
    expect(beatsOf(open)).toMatchObject({ bpm: 80 });
    expect(beatsOf([1, 2, 3, 4, 5].map((row) => row * 5000).reduce(read, open))).toBeNull();
    expect(beatsOf(begin({ metronome: true, task: 'find' }))).toBeNull();
  });

  test.each([
    [149, true],
    [151, false],
  ])('with %i ms for a syllable is too fast: %s', (ms, tooFast) => {
    const state = [1, 2, 3, 4, 5].map((row) => row * 5 * ms).reduce(read, begin());
    expect(isTooFast(rules.result(state), state.now, rules.fastestAnswerMs)).toBe(tooFast);
  });
});

describe('reading to somebody who marks what is misread', () => {
  const heard = { mark_errors: true, columns: 5 } as const;
  const mark = (state: State, cell: number, type: 'mark' | 'unmark' = 'mark'): State =>
    rules.apply(state, { type, t: state.now + 100, cell });

  test('counts a syllable as wrong that is marked when its row is read, and only that one', () => {
    const cells = fc.uniqueArray(fc.nat({ max: 4 }));
    fc.assert(
      fc.property(cells, cells, (marked, takenBack) => {
        const back = takenBack.filter((cell) => marked.includes(cell));
        const first = marked.reduce((state, cell) => mark(state, cell), begin(heard));
        const row = back.reduce((state, cell) => mark(state, cell, 'unmark'), first);
        const state = read(row, row.now + 5000);
        const wrong = marked.filter((cell) => !back.includes(cell));
        const { correct, incorrect, missed, items } = rules.result(state);
        expect({ correct, incorrect, missed }).toEqual({
          correct: 5 - wrong.length,
          incorrect: wrong.length,
          missed: 20,
        });
        expect(items.slice(0, 5).map((item) => item.correct)).toEqual(
          [0, 1, 2, 3, 4].map((cell) => !wrong.includes(cell)),
        );
        expect(rules.progress(state).done).toEqual([wrong.length === 0 ? 'right' : 'wrong']);
      }),
    );
  });

  test('tells nothing yet of a row that is not read to its end', () => {
    const state = mark(read(begin(heard), 5000), 5);
    expect(rules.result(state)).toMatchObject({ correct: 5, incorrect: 0, missed: 20 });
  });

  test('is as quick as it is read, however much of it is wrong', () => {
    expect(speedOf(read(mark(begin(heard), 1), 6000))).toBe(50);
  });

  const open = begin(heard);
  const cases: [string, State, Event][] = [
    ['a mark where nobody listens', begin(), { type: 'mark', t: 1000, cell: 0 }],
    ['a mark where syllables are found', begin({ ...heard, task: 'find' }), { type: 'mark', t: 1, cell: 0 }],
    ['a mark in a row that comes later', open, { type: 'mark', t: 1000, cell: 5 }],
    ['a mark in a row that is read', read(open, 5000), { type: 'mark', t: 6000, cell: 0 }],
    ['a mark below the table', open, { type: 'mark', t: 1000, cell: 25 }],
    ['a second mark', mark(open, 0), { type: 'mark', t: 1000, cell: 0 }],
    ['taking back what was not marked', open, { type: 'unmark', t: 1000, cell: 0 }],
  ];
  test.each(cases)('takes no %s', (_, state, event) => {
    expect(() => rules.apply(state, event)).toThrow(InvalidEvent);
  });

  test('a pupil who reads half of the syllables wrong gets about half of them marked', () => {
    const settings = { ...rules.settings.defaults, rows: 10, columns: 10, length: 3, mark_errors: true };
    const { state } = simulatePlay(rules, settings, streams(5), { skill: 0.5, pace: 1 });
    const { correct, incorrect, ended } = rules.result(state);
    expect(ended).toBe('completed');
    expect(correct + incorrect).toBe(100);
    expect(Math.abs(correct - 50)).toBeLessThan(20);
  });
});

describe('finding', () => {
  const task = { task: 'find', finds: 3 } as const;

  test('asks for different syllables, and counts wrong taps', () => {
    const open = begin(task);
    expect(new Set(open.targets).size).toBe(3);
    const slip = tap(tap(find(open), other(find(open))), other(find(open)));
    expect(targetOf(slip)).toBe(targetOf(find(open)));
    const state = find(find(slip));
    expect(rules.result(state)).toMatchObject({ correct: 3, incorrect: 2, missed: 0, ended: 'completed' });
    expect(rules.result(state).items.map(({ attempts }) => attempts)).toEqual([1, 3, 1]);
    expect(targetOf(state)).toBeUndefined();
  });

  test('tells wrong taps for a syllable that was not found', () => {
    const state = tap(begin(task), other(begin(task)));
    expect(rules.result(state)).toMatchObject({ correct: 0, incorrect: 1, missed: 3 });
  });

  test('measures each find from the one before', () => {
    const state = find(find(begin(task), 3000), 7000);
    expect(rules.result(state).metrics).toEqual({ median_find_ms: 3500 });
  });
});

test('time that is up ends it, and what is left is missed', () => {
  const state = rules.apply(read(begin({ time_limit_s: 10 }), 5000), { type: 'time_up', t: 10_000 });
  expect(rules.result(state)).toMatchObject({ correct: 5, missed: 20, ended: 'time_limit' });
});

describe('settings', () => {
  test.each(syllableLanguages)('every training is there in %s', (language) => {
    for (const { id, settings } of presets) {
      expect([id, readSettings(rules, { ...settings, language })]).toMatchObject([id, { ok: true }]);
    }
  });

  const digits = { vowels: ['a', '1', 'o'] };
  const overlap = { vowels: ['a', 'e', 'm'], consonants: ['m', 's', 't'], rows: 2, columns: 2 };
  const alphabet = [...'abcdefghijklmnopqrstu'];
  test.each([
    ['digits among letters', digits, 'vowels', 'not_letters', ['a', 'o']],
    ['an overlap', overlap, 'consonants', 'letters_overlap', ['s', 't']],
    [
      'an overlap with the language',
      { vowels: ['a', 'e', 'm', 'o', 'u', 'i'] },
      'vowels',
      'letters_overlap',
      ['a', 'e', 'o', 'u', 'i'],
    ],
    [
      'two scripts in one field',
      { language: 'RU', consonants: ['м', 'т', 'р', 'с', 'н', 's'] },
      'consonants',
      'two_scripts',
      ['м', 'т', 'р', 'с', 'н'],
    ],
    ['21 items', { consonants: alphabet }, 'consonants', 'too_many_items', alphabet.slice(0, 20)],
    ['4 letters', { consonants: ['m', 'schl', 's'] }, 'consonants', 'group_too_long', ['m', 's']],
    [
      'too few letters for the table',
      { vowels: ['a', 'o', 'u'], consonants: ['m', 's', 't'], pattern: 'before', columns: 3 },
      'rows',
      'too_few_letters',
      3,
    ],
    ['more to find than there is', { task: 'find', rows: 3, columns: 3 }, 'finds', 'too_big', 9],
  ])('%s are refused in their field, and what would work is said', (_, settings, path, code, suggestion) => {
    expect(readSettings(rules, settings)).toMatchObject({ ok: false, issues: [{ path, code, suggestion }] });
  });

  test('a table that has to be smaller names how many can be found in it', () => {
    const few = { vowels: ['a', 'o', 'u'], consonants: ['m', 's', 't'], pattern: 'before', columns: 3 };
    expect(readSettings(rules, { ...few, task: 'find', finds: 10 })).toMatchObject({
      ok: false,
      issues: [
        { path: 'rows', suggestion: 3 },
        { path: 'finds', suggestion: 9 },
      ],
    });
  });

  test('two scripts in two fields are refused', () => {
    expect(readSettings(rules, { vowels: ['я'], consonants: ['m', 's'] })).toMatchObject({
      issues: [{ path: 'consonants', code: 'two_scripts' }],
    });
  });

  test('letters that fill a smaller table only name the largest', () => {
    const few = { vowels: ['a', 'o'], consonants: ['m', 't'], pattern: 'before' };
    expect(readSettings(rules, few)).toMatchObject({
      issues: [{ path: 'consonants', code: 'too_few_letters_but', params: { rows: 2, columns: 2 } }],
    });
  });

  test('letters that fill no table at all are to blame themselves', () => {
    expect(readSettings(rules, { vowels: ['a'], consonants: ['m'] })).toMatchObject({
      ok: false,
      issues: [{ path: 'consonants', code: 'too_few_letters' }],
    });
  });

  test('longer syllables, mixed, are harder', () => {
    const ladder: Partial<Settings>[] = [{ letters: 'first' }, {}, { mix: 'all' }, { mix: 'all', length: 4 }];
    const steps = ladder.map((settings) => rules.difficulty({ ...rules.settings.defaults, ...settings }));
    expect(new Set(steps).size).toBe(steps.length);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });
});

describe('what cannot have happened', () => {
  const finding = begin({ task: 'find', finds: 3 });
  const cases: [string, State, Event][] = [
    ['a row out of turn', begin(), { type: 'row', t: 1000, row: 1 }],
    ['a row where syllables are found', finding, { type: 'row', t: 1000, row: 0 }],
    ['a tap where rows are read', begin(), { type: 'tap', t: 1000, cell: 0 }],
    ['a tap beside the table', finding, { type: 'tap', t: 1000, cell: 25 }],
    ['a row after the time', begin({ time_limit_s: 10 }), { type: 'row', t: 10_001, row: 0 }],
    ['time up too soon', begin({ time_limit_s: 10 }), { type: 'time_up', t: 9999 }],
    ['time up without a limit', begin(), { type: 'time_up', t: 99_999 }],
  ];
  test.each(cases)('%s', (_, state, event) => {
    expect(() => rules.apply(state, event)).toThrow(InvalidEvent);
  });
});

test('a table that is wider than a phone is advised against', () => {
  const advice = (changes: Partial<Settings>) => rules.advise?.({ ...rules.settings.defaults, ...changes });
  expect(advice({ language: 'DE', length: 4, columns: 5 })).toEqual([
    { path: 'columns', code: 'wide_table', params: { max: 4 }, suggestion: 4 },
  ]);
  expect(advice({ language: 'UK', length: 4, columns: 6 })).toEqual([]);
  expect(advice({ language: 'RU', length: 2, columns: 10 })).toEqual([]);
  // Each is as wide as a finger where it is tapped.
  expect(advice({ task: 'find', columns: 9 })).toMatchObject([{ suggestion: 8 }]);
  expect(advice({ consonants: ['sch'], vowels: ['äu'], columns: 2 })).toEqual([]);
});

describe.each(syllableLanguages)('on a phone, %s', (language) => {
  test('no training is wider than the screen', () => {
    const advised = rules.presets.flatMap((preset) => {
      const settings = { ...rules.settings.defaults, ...preset.settings, language };
      return rules.advise?.(settings).length === 0 ? [] : [preset.id];
    });
    expect(advised).toEqual([]);
  });
});
