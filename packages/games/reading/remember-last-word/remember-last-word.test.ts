import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { InvalidEvent } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleMaterials } from '../../example-materials.ts';
import { BREAK_MS, type Event, type State } from '../shown-words/state.ts';
import { lastWord } from './last-word.ts';
import { drawRound, lastOf, type Round, showingMs, slotsOf } from './round.ts';
import { rules as room } from './rules.ts';
import type { Settings } from './settings.ts';

/** With words of a list. */
const rules = { ...room, ...lastWord };
const list = exampleMaterials.words.kind === 'words' ? exampleMaterials.words.words : [];
const withDefaults = (settings: Partial<Settings>): Settings => ({
  ...rules.settings.defaults,
  ...settings,
});
const seed = fc.integer({ min: 0, max: MAX_SEED });
const anySettings = fc
  .record({
    rows: fc.integer({ min: 1, max: 5 }),
    columns: fc.integer({ min: 1, max: 5 }),
    words_per_round: fc.integer({ min: 3, max: 30 }),
    options: fc.integer({ min: 2, max: 9 }),
    order: fc.constantFrom('rows' as const, 'random' as const),
    answer: fc.constantFrom('choose' as const, 'type' as const),
  })
  .map(withDefaults)
  .filter((settings) => rules.check(settings).length === 0);
const anyRound = fc
  .tuple(anySettings, seed)
  .map(([settings, seed]) => ({ settings, round: drawRound(settings, list, streams(seed)('round')) }));

describe('a round', () => {
  test('shows as many words as set, all of the list and none twice', () => {
    fc.assert(
      fc.property(anyRound, ({ settings, round: { words } }) => {
        expect(words).toHaveLength(settings.words_per_round);
        expect(new Set(words).size).toBe(words.length);
        expect(words.every((word) => list.includes(word))).toBe(true);
      }),
    );
  });

  test('never uses a cell twice running, unless the board has but one, and goes row by row where it should', () => {
    fc.assert(
      fc.property(anyRound, ({ settings: { rows, columns, order }, round: { cells, words } }) => {
        const size = rows * columns;
        expect(cells).toHaveLength(words.length);
        expect(cells.every((cell) => cell >= 0 && cell < size)).toBe(true);
        const isStill = cells.some((cell, place) => cell === cells[place - 1]);
        expect(isStill).toBe(size === 1);
        const inRows = words.map((_, place) => place % size);
        expect(order === 'rows' ? cells : inRows).toEqual(inRows);
      }),
    );
  });

  test('uses every cell of the board in time', () => {
    const settings = withDefaults({ words_per_round: 30 });
    const used = Array.from({ length: 20 }, (_, index) => drawRound(settings, list, streams(index)('round')));
    expect(new Set(used.flatMap(({ cells }) => cells)).size).toBe(9);
  });

  test('offers the last word, the one before it, and others that were shown, in any order', () => {
    const places = new Set<number>();
    fc.assert(
      fc.property(anyRound, ({ settings, round }) => {
        fc.pre(settings.answer === 'choose');
        const { words, options } = round;
        expect(options).toHaveLength(settings.options);
        expect(new Set(options).size).toBe(options.length);
        expect(options).toEqual(expect.arrayContaining(words.slice(-2)));
        expect(options.every((option) => words.includes(option))).toBe(true);
        places.add(options.indexOf(lastOf(round)));
      }),
    );
    expect(places.size).toBeGreaterThan(5);
  });

  test('offers nothing where the word is typed', () => {
    const round = drawRound(withDefaults({ answer: 'type' }), list, streams(1)('round'));
    expect(round.options).toEqual([]);
  });

  test('shows each word until the next one comes, so that light is never switched off and on, then the mask', () => {
    fc.assert(
      fc.property(anyRound, fc.integer({ min: 100, max: 3000 }), ({ round }, wordMs) => {
        const slots = slotsOf(round, wordMs);
        slots.forEach(({ from, until }, place) => {
          expect(from).toBe(slots[place - 1]?.until ?? 0);
          expect(until - from).toBe(place < round.words.length ? wordMs : 300);
        });
        expect(slots.at(-1)?.until).toBe(showingMs(round, wordMs));
      }),
    );
  });
});

type Playing = State<Settings, Round>;

const begin = (settings: Partial<Settings> = {}) =>
  rules.start(withDefaults(settings), streams(4), exampleMaterials.words);
const show = (state: Playing) => rules.apply(state, { type: 'shown', t: state.since + BREAK_MS });
const opened = (state: Playing) => (state.shownAt ?? 0) + showingMs(state.round, state.wordMs);
const answer = (state: Playing, value: string) => {
  const shown = show(state);
  return rules.apply(shown, { type: 'answer', t: opened(shown) + 700, value });
};
const right = (state: Playing) => answer(state, lastOf(state.round));
const wrong = (state: Playing) => answer(state, state.round.words.at(-2) ?? '');

describe('the pace', () => {
  test('goes a step with each answer, and stays within its bounds', () => {
    let state = right(begin());
    expect(state.wordMs).toBe(400);
    state = wrong(wrong(state));
    expect(state.wordMs).toBe(600);
    const quick = right(right(begin({ word_ms: 200 })));
    expect([quick.wordMs, right(quick).wordMs]).toEqual([100, 100]);
    expect(wrong(begin({ word_ms: 2950 })).wordMs).toBe(3000);
  });

  test('stays as it is where that is set', () => {
    expect(wrong(right(right(begin({ adaptive: false })))).wordMs).toBe(500);
  });

  test('the score is the shortest time of a word at which the answer was right', () => {
    let state = begin({ rounds: 5 });
    expect(rules.result(state).metrics).not.toHaveProperty('word_ms');
    state = wrong(right(right(state)));
    state = wrong(state);
    expect(rules.result(state).metrics).toMatchObject({ word_ms: 400, median_answer_ms: 700 });
    state = right(state);
    expect(rules.result(state)).toMatchObject({
      correct: 3,
      incorrect: 2,
      missed: 0,
      ended: 'completed',
      metrics: { word_ms: 400 },
    });
  });

  test('what is quicker is harder, and counts as such', () => {
    const items = rules.result(right(right(begin()))).items;
    expect(items[1]?.difficulty).toBeGreaterThan(items[0]?.difficulty ?? 100);
    expect(rules.difficulty(withDefaults({ word_ms: 100 }))).toBeGreaterThan(
      rules.difficulty(withDefaults({ word_ms: 3000 })),
    );
  });
});

describe('a showing that is cut short', () => {
  const interrupt = (state: Playing) => {
    const shown = show(state);
    return rules.apply(shown, { type: 'void', t: opened(shown) - 1 });
  };

  test('is replaced by other words at the same pace, some times in a play; then it counts as missed', () => {
    let state = begin({ rounds: 3 });
    for (let count = 0; count < INTERRUPTIONS_FORGIVEN; count++) {
      const before = state.round;
      state = interrupt(state);
      expect(state.round.words).not.toEqual(before.words);
      expect(state).toMatchObject({ past: [], wordMs: 500, shownAt: null });
    }
    state = interrupt(state);
    expect(state).toMatchObject({ wordMs: 500, past: [{ given: null, isRight: false }] });
    state = right(right(state));
    expect(rules.result(state)).toMatchObject({ correct: 2, incorrect: 0, missed: 1, ended: 'completed' });
    expect(rules.result(state).items[0]).toMatchObject({ correct: false, attempts: 0 });
  });

  test('what was forgiven is not among what was asked', () => {
    const state = right(interrupt(begin()));
    expect(rules.asked(state)).toEqual([state.past[0]?.round, state.round]);
  });
});

test('typed answers may differ in case, apostrophe, ё and ß', () => {
  const words = ['м’ята', 'Straße', 'ёжик'];
  const start = (seed: number) =>
    rules.start(withDefaults({ answer: 'type', words_per_round: 3 }), streams(seed), {
      ...exampleMaterials.words,
      kind: 'words',
      language: 'UK',
      words,
      syllables: null,
    });
  const typed = new Map([
    ['м’ята', "М'ЯТА"],
    ['Straße', 'strasse'],
    ['ёжик', 'Ежик'],
  ]);
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const state = start(seed);
    expect(answer(state, typed.get(lastOf(state.round)) ?? '').past[0]?.isRight).toBe(true);
    expect(answer(state, 'cat').past[0]?.isRight).toBe(false);
  }
});

test('a list with too few words is told of, with what fits it', () => {
  const short = (count: number) => ({ ...exampleMaterials.words, words: list.slice(0, count) });
  const found = (count: number, settings: Partial<Settings>) =>
    rules.checkMaterial?.(withDefaults(settings), short(count));
  expect(found(9, {})).toEqual([]);
  expect(found(8, {})).toEqual([
    { path: 'words_per_round', code: 'too_few_words', params: { words: 8, needed: 9 }, suggestion: 8 },
  ]);
  expect(found(2, {})).toEqual([
    { path: 'word_list', code: 'too_few_words', params: { words: 2, needed: 3 } },
  ]);
});

test('no more can be chosen from than was shown, unless the word is typed', () => {
  expect(rules.check(withDefaults({ words_per_round: 5 }))).toEqual([
    { path: 'options', code: 'too_big', params: { max: 5 }, suggestion: 5 },
  ]);
  expect(rules.check(withDefaults({ words_per_round: 5, answer: 'type' }))).toEqual([]);
});

describe('what cannot have happened', () => {
  const fresh = begin();
  const shown = show(fresh);
  const last = lastOf(fresh.round);
  const cases: [string, Playing, Event][] = [
    ['an answer before anything was shown', fresh, { type: 'answer', t: 99_999, value: last }],
    ['an answer before all was shown', shown, { type: 'answer', t: opened(shown) - 1, value: last }],
    ['an answer that is not offered', shown, { type: 'answer', t: opened(shown), value: 'cat' }],
    ['words while others are shown', shown, { type: 'shown', t: opened(shown) }],
    ['an interruption of nothing', fresh, { type: 'void', t: 10 }],
    ['an interruption after all was shown', shown, { type: 'void', t: opened(shown) }],
  ];
  test.each(cases)('%s', (_, state, event) => {
    expect(() => rules.apply(state, event)).toThrow(InvalidEvent);
  });
});
