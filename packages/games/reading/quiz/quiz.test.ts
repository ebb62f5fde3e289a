import { InvalidEvent } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import type { TextQuestion } from '@mindhero/engine/reading/material';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answered,
  begun,
  chooseEvent,
  countsOf,
  FASTEST_CHOICE_MS,
  isAnswered,
  isRight,
  openQuestion,
  outcomeOf,
  outcomesOf,
  progressOf,
  type Quiz,
  quizOf,
  simulateChoice,
  understandingOf,
} from './quiz.ts';

const question = fc
  .record({
    kind: fc.constantFrom('literal', 'inference', 'word', 'main_idea'),
    text: fc.string({ minLength: 1 }),
    options: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 6 }),
    at: fc.nat(),
  })
  .map(({ at, ...rest }): TextQuestion => ({ ...rest, right: at % rest.options.length }));
const questions = fc.array(question, { maxLength: 6 });
const seed = fc.nat().map(streams);

/** Answers all, or only so many, as a pupil of some skill does. */
function played(quiz: Quiz, skill: number, most = Infinity): Quiz {
  let state = begun(quiz, 5000);
  for (let count = 0; count < most; count++) {
    const event = simulateChoice(state, { skill, pace: 1 }, streams(7));
    if (event === null) break;
    expect(chooseEvent.parse(event)).toEqual(event);
    state = answered(state, event);
  }
  return state;
}

test('asks every question in its order, with all its options and the same right one', () => {
  fc.assert(
    fc.property(questions, seed, (questions, random) => {
      const quiz = quizOf(questions, random);
      expect(quiz.questions.map(({ text }) => text)).toEqual(questions.map(({ text }) => text));
      for (const [index, { options, right }] of quiz.questions.entries()) {
        const original = questions[index] as TextQuestion;
        expect(options.toSorted()).toEqual(original.options.toSorted());
        expect(options[right]).toBe(original.options[original.right]);
      }
    }),
  );
});

test('gives the right answer every place among the options', () => {
  const one: TextQuestion = { kind: 'literal', text: '?', options: ['a', 'b', 'c', 'd'], right: 0 };
  const places = Array.from({ length: 60 }, (_, at) => quizOf([one], streams(at)).questions[0]?.right);
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3]));
  expect(quizOf([one], streams(3))).toEqual(quizOf([one], streams(3)));
});

test('counts what was answered, and what was not as missed', () => {
  fc.assert(
    fc.property(
      questions,
      seed,
      fc.constantFrom(0, 0.5, 1),
      fc.nat({ max: 7 }),
      (asked, random, skill, most) => {
        const quiz = played(quizOf(asked, random), skill, most);
        const { correct, incorrect, missed } = countsOf(quiz);
        const given = Math.min(most, asked.length);
        expect(correct + incorrect).toBe(given);
        expect(missed).toBe(asked.length - given);
        expect(skill === 1 && incorrect > 0).toBe(false);
        expect(skill === 0 && correct > 0).toBe(false);
        const outcomes = outcomesOf(quiz);
        expect(outcomes.map(({ tags }) => tags)).toEqual(asked.map(({ kind }) => [`question:${kind}`]));
        expect(outcomes.filter((one) => one.correct)).toHaveLength(correct);
        expect(outcomes.filter(({ attempts }) => attempts === 0)).toHaveLength(missed);
        for (const { ms = FASTEST_CHOICE_MS } of outcomes)
          expect(ms).toBeGreaterThanOrEqual(FASTEST_CHOICE_MS);
        expect(progressOf(quiz).done).toHaveLength(given);
        expect(quiz.questions.map((_, index) => isRight(quiz, index) ?? null)).toEqual(
          outcomes.map((one) => (one.attempts === 0 ? null : one.correct)),
        );
        const told = quiz.questions.map((_, index) => outcomeOf(quiz, index));
        for (const [outcome, count] of Object.entries({ right: correct, wrong: incorrect, missed }))
          expect(told.filter((one) => one === outcome)).toHaveLength(count);
        expect(isAnswered(quiz)).toBe(openQuestion(quiz) === undefined);
      },
    ),
  );
});

test('measures understanding in percent of all questions', () => {
  const asked = Array.from({ length: 3 }, (): TextQuestion => ({
    kind: 'word',
    text: '?',
    options: ['a', 'b'],
    right: 1,
  }));
  const quiz = quizOf(asked, streams(1));
  expect(understandingOf(quiz)).toBe(0);
  expect(understandingOf(played(quiz, 1, 2))).toBe(67);
  expect(understandingOf(played(quiz, 1))).toBe(100);
});

test('has nothing to ask about a text without questions', () => {
  const quiz = quizOf([], streams(1));
  expect(isAnswered(quiz)).toBe(true);
  expect(understandingOf(quiz)).toBeNull();
  expect(simulateChoice(quiz, { skill: 1, pace: 1 }, streams(1))).toBeNull();
});

test.each([
  ['another question', 1, 0],
  ['no option of it', 0, 2],
])('takes no answer to %s', (_, at, option) => {
  const quiz = quizOf([{ kind: 'word', text: '?', options: ['a', 'b'], right: 1 }], streams(1));
  expect(() => answered(quiz, { type: 'choose', t: 10, question: at, option })).toThrow(InvalidEvent);
});
