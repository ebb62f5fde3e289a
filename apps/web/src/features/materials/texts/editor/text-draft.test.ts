import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type DraftQuestion,
  emptyText,
  moved,
  questionsOf,
  rewritten,
  valuesOfImported,
  withImported,
  withOption,
  withoutEmptyOptions,
  withoutOption,
  withQuestion,
} from './text-draft.ts';
import { faultsIn } from './text-faults.ts';

const line = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
const stored = fc.array(line, { minLength: 2, maxLength: 6 }).chain((options) =>
  fc.record(
    {
      kind: fc.constantFrom('literal' as const, 'inference' as const, 'word' as const),
      text: line,
      options: fc.constant(options),
      right: fc.nat({ max: options.length - 1 }),
      place: line,
    },
    { requiredKeys: ['kind', 'text', 'options', 'right'] },
  ),
);

test('what comes from a file or a text is what is sent again', () => {
  fc.assert(
    fc.property(fc.array(stored), (questions) => {
      expect(questionsOf(withImported([], questions))).toEqual(questions);
    }),
  );
});

test('a question keeps its place until it asks for something else or has another answer', () => {
  const [question] = withImported(
    [],
    [{ kind: 'word', text: 'Who?', options: ['a cat', 'a dog'], right: 0, place: 'A cat ran.' }],
  ) as [DraftQuestion];
  const placeAfter = (change: Partial<DraftQuestion>) =>
    rewritten(question, { ...question, ...change }).place;
  const options = question.options.map((option) => ({ ...option, text: `${option.text}!` }));
  const [right, wrong] = options as [(typeof options)[0], (typeof options)[0]];
  const [asItWas] = question.options;
  expect(placeAfter({ kind: 'literal' })).toBe('A cat ran.');
  expect(placeAfter({ options: moved(question.options, 0, 1) })).toBe('A cat ran.');
  expect(placeAfter({ options: [asItWas ?? right, wrong] })).toBe('A cat ran.');
  expect(rewritten(question, { ...question, text: 'Who else?' })).not.toHaveProperty('place');
  expect(placeAfter({ right: 1 })).toBeUndefined();
  expect(placeAfter({ options: [right, wrong] })).toBeUndefined();
  expect(placeAfter(withoutOption(question, 0))).toBeUndefined();
});

test('questions and options have keys of their own, however they come', () => {
  fc.assert(
    fc.property(fc.array(stored), fc.array(stored), (first, second) => {
      const questions = withQuestion(withImported(withImported([], first), second));
      expect(new Set(questions.map(({ key }) => key)).size).toBe(questions.length);
      for (const question of questions) {
        const keys = withOption(question).options.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
      }
    }),
  );
});

test('the right option stays right wherever options are moved, until it is taken away', () => {
  fc.assert(
    fc.property(
      stored,
      fc.array(fc.tuple(fc.nat({ max: 5 }), fc.constantFrom(-1 as const, 1 as const))),
      (one, steps) => {
        const [question] = withImported([], [one]) as [DraftQuestion];
        const options = steps.reduce((list, [key, step]) => moved(list, key, step), question.options);
        const [sent] = questionsOf([{ ...question, options }]);
        expect(sent?.options[sent.right]).toBe(one.options[one.right]);
        expect(sent?.options.toSorted()).toEqual(one.options.toSorted());
        expect(withoutOption(question, one.right).right).toBeNull();
      },
    ),
  );
});

test('moving stops at the ends', () => {
  const list = [{ key: 1 }, { key: 2 }, { key: 3 }];
  expect(moved(list, 1, -1)).toEqual(list);
  expect(moved(list, 3, 1)).toEqual(list);
  expect(moved(list, 1, 1).map(({ key }) => key)).toEqual([2, 1, 3]);
  expect(moved(list, 9, 1)).toEqual(list);
});

test('options that nobody has written in go, unless too few would be left', () => {
  const [question] = withQuestion([]) as [DraftQuestion];
  const written = (...texts: string[]) => ({
    ...question,
    right: 0,
    options: texts.map((text, key) => ({ key, text })),
  });
  const textsOf = (one: DraftQuestion) => withoutEmptyOptions([one])[0]?.options.map(({ text }) => text);
  expect(textsOf(written('a', '', 'b', ' '))).toEqual(['a', 'b']);
  expect(textsOf(written('a', '', ''))).toEqual(['a', '', '']);
  // The one that is said to be right is missed, not forgotten.
  expect(textsOf(written('', 'a', 'b'))).toEqual(['', 'a', 'b']);
});

test('faults are told at the places that the form shows', () => {
  const text = { ...emptyText('EN'), title: 'A', body: 'Words.', questions: withQuestion([]) };
  expect(Object.keys(faultsIn(text))).toEqual(
    expect.arrayContaining(['questions.0.text', 'questions.0.right', 'questions.0.options.3']),
  );
  expect(faultsIn({ ...text, body: ' ', questions: [] })['body']).toEqual({ code: 'no_words' });
});

test('what a file holds is in the language of its letters, and in no other where they do not tell', () => {
  const igel = { title: 'Der Igel', body: 'Er schläft im Winter und isst nicht.', questions: [] };
  expect(valuesOfImported(igel)).toEqual({ ...igel, language: 'DE' });
  expect(valuesOfImported({ title: '', body: '', questions: [] })).not.toHaveProperty('language');
});
