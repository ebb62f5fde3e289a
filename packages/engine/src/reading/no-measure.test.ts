import { expect, test } from 'vitest';
import { leastReadingMs, USUAL_PASS, whyNoMeasure } from './no-measure.ts';

const understood = { questions: 3, understanding: USUAL_PASS, pass: USUAL_PASS, isTakenIn: true };

test('a reading of three questions that was understood and not rushed is a measure', () => {
  expect(whyNoMeasure(understood)).toBeNull();
  expect(whyNoMeasure({ ...understood, understanding: 50, pass: 50 })).toBeNull();
});

test('of several reasons the first is given: too little asked, too little understood, too fast', () => {
  const rushed = { ...understood, isTakenIn: false };
  expect(whyNoMeasure(rushed)).toBe('rushed');
  const missed = { ...rushed, understanding: USUAL_PASS - 1 };
  expect(whyNoMeasure(missed)).toBe('little_understood');
  expect(whyNoMeasure({ ...missed, questions: 2, isTakenIn: true })).toBe('few_questions');
  expect(whyNoMeasure({ ...rushed, questions: 2 })).toBe('rushed');
  expect(whyNoMeasure({ ...understood, questions: 2 })).toBe('few_questions');
  expect(whyNoMeasure({ ...understood, questions: 0, understanding: null })).toBe('few_questions');
});

test('nobody reads 200 words in three seconds', () => {
  expect(leastReadingMs(200)).toBe(6000);
});
