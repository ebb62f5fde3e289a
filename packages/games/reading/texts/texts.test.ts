import { InvalidEvent, simulatePlay, withMaterial } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { transformationIds } from '@mindhero/engine/reading/transform/transformation';
import { countWords } from '@mindhero/engine/reading/words';
import { readSettings } from '@mindhero/engine/settings';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleMaterials } from '../../example-materials.ts';
import { rules } from './rules.ts';

const game = withMaterial(rules, exampleMaterials.text);
const { defaults } = rules.settings;
const body = exampleMaterials.text.kind === 'text' ? exampleMaterials.text.body : '';

test('a text is read as its settings transform it, measured as it was, and told apart by it', () => {
  const chosen = fc.subarray([...transformationIds], { maxLength: 3 });
  fc.assert(
    fc.property(chosen, fc.nat(), (transformations, seed) => {
      const read = readSettings(rules, { transformations });
      fc.pre(read.ok);
      if (!read.ok) return;
      const { state } = simulatePlay(game, read.settings, streams(seed), { skill: 1, pace: 1 });
      const { metrics, ended } = rules.result(state);
      expect(ended).toBe('completed');
      expect(state.text.body).toBe(body);
      expect(metrics['words']).toBe(countWords(body));
      expect(metrics['transformed'] ?? 0).toBe(transformations.length);
      const again = rules.start(read.settings, streams(seed), exampleMaterials.text);
      expect(again.shown).toEqual(state.shown);
    }),
    { numRuns: 60 },
  );
});

test('the text as it is stands on the page where nothing was chosen', () => {
  const { shown } = rules.start(defaults, streams(1), exampleMaterials.text);
  expect(shown).toEqual({ text: body, legends: [], effects: [], ways: 0 });
});

test.each([9, 3601])('a reading time of %i s is refused', (reading_time_s) => {
  expect(readSettings(rules, { limit_time: true, reading_time_s })).toMatchObject({
    ok: false,
    issues: [{ path: 'reading_time_s' }],
  });
});

test.each([
  [['anagrams', 'omissions', 'random_case', 'no_spaces'], 'too_many_chosen'],
  [['no_spaces', 'random_spaces'], 'contradicting_choices'],
])('%j are refused at their field: %s', (transformations, code) => {
  expect(readSettings(rules, { transformations })).toMatchObject({
    ok: false,
    issues: [{ path: 'transformations', code }],
  });
});

const cutOff = { ...defaults, limit_time: true, reading_time_s: 10, transformations: ['no_spaces'] as const };

test('where spaces went, the words before they went are marked', () => {
  const settings = { ...cutOff, keep_punctuation: false };
  const cut = [
    { type: 'begin', t: 0 },
    { type: 'time_up', t: 10_000 },
  ] as const;
  const state = cut.reduce(rules.apply, rules.start({ ...settings }, streams(1), exampleMaterials.text));
  expect(state.joined?.slice(0, 4).map(({ text }) => text)).toEqual(['Mia', 'finds', 'an', 'old']);
  const marked = (word: number) =>
    rules.apply(state, { type: 'last_word', t: 11_000, word, joined: true }).reading;
  expect(marked(2)).toEqual({ ms: 10_000, words: 3, symbols: 'Miafindsan'.length });
  expect(marked(countWords(body) - 1)).toMatchObject({ words: countWords(body) });
  expect(() => marked(countWords(body))).toThrow(InvalidEvent);
  // Those of a text that spaces part are no such words.
  const plain = cut.reduce(
    rules.apply,
    rules.start({ ...settings, transformations: [] }, streams(1), exampleMaterials.text),
  );
  expect(() => rules.apply(plain, { type: 'last_word', t: 11_000, word: 0, joined: true })).toThrow(
    InvalidEvent,
  );
});

test('when the time is up, as large a part of the text was read as of the page', () => {
  let state = rules.start({ ...cutOff }, streams(1), exampleMaterials.text);
  const words = countWords(state.shown.text);
  expect(words).toBeLessThan(countWords(body));
  state = rules.apply(state, { type: 'begin', t: 0 });
  state = rules.apply(state, { type: 'time_up', t: 10_000 });
  state = rules.apply(state, { type: 'last_word', t: 11_000, word: words - 1 });
  expect(rules.result(state).metrics['words']).toBe(countWords(body));
});
