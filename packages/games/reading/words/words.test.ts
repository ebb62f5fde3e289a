import { MAX_SEED, streams } from '@mindhero/engine/random';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleMaterials } from '../../example-materials.ts';
import { drawRound, expectedOf, showingMs, slotsOf } from './round.ts';
import { rules } from './rules.ts';
import type { Settings } from './settings.ts';

const list = exampleMaterials.words.kind === 'words' ? exampleMaterials.words.words : [];
const withDefaults = (settings: Partial<Settings>): Settings => ({
  ...rules.settings.defaults,
  ...settings,
});
const anyRound = fc
  .record({ words_shown: fc.integer({ min: 5, max: 30 }), seed: fc.integer({ min: 0, max: MAX_SEED }) })
  .map(({ words_shown, seed }) => drawRound(withDefaults({ words_shown }), list, streams(seed)('round')));

describe('a round', () => {
  test('shows different words of the list, and asks for one of it', () => {
    fc.assert(
      fc.property(anyRound, ({ words, target }) => {
        expect(new Set(words).size).toBe(words.length);
        expect([...words, target].every((word) => list.includes(word))).toBe(true);
      }),
    );
  });

  test('has the word as often as not, in any place', () => {
    const rounds = Array.from({ length: 2000 }, (_, seed) =>
      drawRound(withDefaults({ words_shown: 10 }), list, streams(seed)('round')),
    );
    const there = rounds.filter((round) => expectedOf(round) === 'yes');
    expect(there.length / rounds.length).toBeGreaterThan(0.46);
    expect(there.length / rounds.length).toBeLessThan(0.54);
    const places = there.map(({ words, target }) => words.indexOf(target));
    for (let place = 0; place < 10; place++)
      expect(places.filter((one) => one === place).length).toBeGreaterThan(60);
  });

  test('shows the word at leisure, a blank, then each word until the next one, and the mask', () => {
    fc.assert(
      fc.property(anyRound, fc.integer({ min: 150, max: 3000 }), (round, wordMs) => {
        const [target, ...slots] = slotsOf(round, wordMs);
        expect(target).toEqual({ from: 0, until: 1800 });
        expect(slots).toHaveLength(round.words.length + 1);
        slots.forEach(({ from, until }, place) => {
          expect(from).toBe(2300 + place * wordMs);
          expect(until - from).toBe(place < round.words.length ? wordMs : 300);
        });
        expect(slots.at(-1)?.until).toBe(showingMs(round, wordMs));
      }),
    );
  });
});

test('yes and no are right or wrong, and make the words quicker or slower', () => {
  const state = rules.start(withDefaults({}), streams(1), exampleMaterials.words);
  const shown = rules.apply(state, { type: 'shown', t: 800 });
  const t = 800 + showingMs(state.round, 800) + 500;
  const right = expectedOf(state.round);
  const wrong = right === 'yes' ? 'no' : 'yes';
  expect(rules.apply(shown, { type: 'answer', t, value: right })).toMatchObject({
    wordMs: 700,
    past: [{ isRight: true }],
  });
  expect(rules.apply(shown, { type: 'answer', t, value: wrong })).toMatchObject({
    wordMs: 900,
    past: [{ isRight: false }],
  });
  expect(() => rules.apply(shown, { type: 'answer', t, value: 'perhaps' })).toThrow('not among the answers');
});

test('a list needs a word that is not shown', () => {
  const short = (count: number) => ({ ...exampleMaterials.words, words: list.slice(0, count) });
  const found = (count: number) => rules.checkMaterial?.(withDefaults({}), short(count));
  expect(found(16)).toEqual([]);
  expect(found(15)).toEqual([
    { path: 'words_shown', code: 'too_few_words', params: { words: 15, needed: 16 }, suggestion: 14 },
  ]);
  expect(found(5)).toEqual([{ path: 'word_list', code: 'too_few_words', params: { words: 5, needed: 6 } }]);
});
