import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { InvalidEvent, simulatePlay } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import type { Material, TextContent } from '@mindhero/engine/reading/material';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleMaterials } from '../../../example-materials.ts';
import { rules } from '../rules.ts';
import type { Settings } from '../settings.ts';
import * as span from './rules.ts';
import { sentencesToKeep } from './sentences.ts';
import { rightsOf, spanDueAt, type SpanState } from './state.ts';

const text = exampleMaterials.text as Material<TextContent>;
const withDefaults = (settings: Partial<Settings> = {}): Settings => ({
  ...rules.settings.defaults,
  content: 'text',
  ...settings,
});
const begin = (settings: Partial<Settings> = {}): SpanState =>
  span.start(withDefaults(settings), streams(2), text);

/** Every sentence is read in two seconds. */
function read(state: SpanState): SpanState {
  let next = span.apply(state, { type: 'shown', t: state.since + 3000 });
  while (next.phase === 'reading') next = span.apply(next, { type: 'next', t: next.since + 2000 });
  return next;
}

function answer(state: SpanState, words: readonly string[]): SpanState {
  return words.reduce(
    (next, value) => span.apply(next, { type: 'answer', t: next.since + 900, value }),
    state,
  );
}

const lasts = ({ round }: SpanState) => round.sentences.map(({ last }) => last);
const right = (state: SpanState) => answer(read(state), lasts(state));
const wrong = (state: SpanState) => answer(read(state), lasts(state).toReversed());

test('sentences are those of the text, each with a last word of its own', () => {
  expect(sentencesToKeep(text).map(({ last }) => last)).toEqual(['mill', 'years', 'foot', 'step', 'her']);
  const body = 'She goes to the mill. No! He walks home from the Mill.';
  expect(sentencesToKeep({ ...text, body }).map((one) => one.text)).toEqual(['She goes to the mill.']);
});

describe('a round', () => {
  test('asks for the last words of its sentences, among others that were read', () => {
    const count = fc.integer({ min: 2, max: 5 });
    fc.assert(
      fc.property(count, fc.integer({ min: 0, max: MAX_SEED }), (sentences, seed) => {
        const { round } = span.start(withDefaults({ sentences }), streams(seed), text);
        expect(round.sentences).toHaveLength(sentences);
        expect(new Set(round.options).size).toBe(round.options.length);
        expect(round.options.length).toBeLessThanOrEqual(9);
        expect(round.options.length).toBeGreaterThan(sentences);
        for (const { last } of round.sentences) expect(round.options).toContain(last);
        const words = round.sentences.map((one) => one.text).join(' ');
        for (const option of round.options) expect(words).toContain(option);
      }),
    );
  });

  test('offers no word that its capital tells to have begun a sentence, as long as there are others', () => {
    const count = fc.integer({ min: 2, max: 5 });
    fc.assert(
      fc.property(count, fc.integer({ min: 0, max: MAX_SEED }), (sentences, seed) => {
        const { round } = span.start(withDefaults({ sentences }), streams(seed), text);
        const firsts = round.sentences.map((one) => one.text.match(/\p{L}+/u)?.[0]);
        for (const option of round.options) expect(firsts).not.toContain(option);
      }),
    );
    const short = { ...text, body: 'Dogs run home. Cats like milk.' };
    const { round } = span.start(withDefaults(), streams(1), short);
    expect(round.options).toHaveLength(4);
  });

  test('is right if every word was named in the order of the sentences', () => {
    const state = begin({ more_sentences: false, rounds: 3 });
    expect(right(state).past[0]).toMatchObject({ isRight: true, ms: 900, readMs: 4000 });
    expect(rules.result(wrong(right(state)))).toMatchObject({
      correct: 1,
      incorrect: 1,
      missed: 1,
      metrics: { span: 2, words_kept: 2 },
    });
  });

  test('is followed sooner by the next one where there is nothing to look up', () => {
    const wait = (state: SpanState) => spanDueAt(state) - state.since;
    expect(wait(begin())).toBe(0);
    expect(wait(wrong(begin()))).toBeGreaterThanOrEqual(wait(right(begin())) + 3000);
  });

  test('typed words may differ in case', () => {
    const state = begin({ answer: 'type', more_sentences: false });
    expect(state.round.options).toEqual([]);
    const typed = answer(
      read(state),
      lasts(state).map((word) => word.toUpperCase()),
    );
    expect(typed.past[0]?.isRight).toBe(true);
    expect(rightsOf(state.round, ['cat', lasts(state)[1] ?? ''])).toEqual([false, true]);
  });

  test('a sentence more comes after a right answer, one less after a wrong one, from two to five', () => {
    const counts = (...steps: readonly ((state: SpanState) => SpanState)[]) =>
      steps.reduce((state, step) => step(state), begin()).round.sentences.length;
    expect(counts(right)).toBe(3);
    expect(counts(right, right, wrong)).toBe(3);
    expect(counts(wrong)).toBe(2);
    expect(counts(right, right, right, right)).toBe(5);
    expect(right(begin({ more_sentences: false })).round.sentences).toHaveLength(2);
  });
});

test('a sentence with a time of its own stays for that time', () => {
  const state = span.apply(begin({ sentence_pace: 'timed', sentence_s: 4 }), { type: 'shown', t: 0 });
  expect(() => span.apply(state, { type: 'next', t: 3999 })).toThrow(InvalidEvent);
  expect(span.apply(state, { type: 'next', t: 4000 }).at).toBe(1);
});

test('what was cut short is replaced some times, then it counts as missed', () => {
  let state = begin({ rounds: 2 });
  for (let count = 0; count <= INTERRUPTIONS_FORGIVEN; count++) {
    expect(state.past).toEqual([]);
    state = span.apply(state, { type: 'shown', t: state.since + 1000 });
    state = span.apply(state, { type: 'void', t: state.since + 500 });
  }
  expect(state.past).toMatchObject([{ given: null, isRight: false }]);
  expect(rules.result(right(state))).toMatchObject({ correct: 1, missed: 1, ended: 'completed' });
  expect(rules.asked(right(state))).toHaveLength(2);
});

test('what cannot have happened is refused', () => {
  const fresh = begin();
  const open = read(fresh);
  const [first = ''] = lasts(fresh);
  expect(() => span.apply(fresh, { type: 'next', t: 9 })).toThrow(InvalidEvent);
  expect(() => span.apply(fresh, { type: 'answer', t: 9, value: first })).toThrow(InvalidEvent);
  expect(() => span.apply(open, { type: 'void', t: 99_999 })).toThrow(InvalidEvent);
  expect(() => answer(open, ['zebra'])).toThrow(InvalidEvent);
  expect(() => answer(open, [first, first])).toThrow(InvalidEvent);
  const words = rules.start(rules.settings.defaults, streams(1), exampleMaterials.words);
  expect(() => rules.apply(words, { type: 'next', t: 5 })).toThrow(InvalidEvent);
});

test('a text with too few sentences is told of, with what fits it', () => {
  const found = (body: string) => rules.checkMaterial?.(withDefaults({ sentences: 3 }), { ...text, body });
  expect(found(text.body)).toEqual([]);
  const params = { sentences: 2, needed: 3 };
  expect(found('A cat sleeps here. The dog runs away.')).toEqual([
    { path: 'sentences', code: 'too_few_sentences', params, suggestion: 2 },
  ]);
  expect(found('A cat sleeps here.')).toEqual([
    { path: 'text', code: 'too_few_sentences', params: { sentences: 1, needed: 2 } },
  ]);
});

test('whoever plays comes to an end, and the better one keeps more', () => {
  const span = (skill: number) => {
    const settings = withDefaults({ rounds: 10 });
    const game = { ...rules, start: () => rules.start(settings, streams(5), text) };
    return rules.result(simulatePlay(game, settings, streams(5), { skill, pace: 1 }).state);
  };
  expect(span(1)).toMatchObject({ correct: 10, metrics: { span: 5 } });
  expect(span(0)).toMatchObject({ correct: 0, incorrect: 10, ended: 'completed' });
});
