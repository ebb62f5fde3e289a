import type { ItemOutcome, PlayResult } from '@mindhero/engine/play';
import { expect, test } from 'vitest';
import { answerGiven } from './answer-given.ts';

function result(correct: number, incorrect: number, items: readonly ItemOutcome[]): PlayResult {
  return { correct, incorrect, missed: 0, ended: 'stopped', metrics: {}, items };
}

test('a first answer is told by what is counted', () => {
  const before = result(0, 0, [{ correct: false, attempts: 0 }]);
  expect(answerGiven(before, result(1, 0, [{ correct: true, attempts: 1 }]))).toBe(true);
  expect(answerGiven(before, result(0, 1, [{ correct: false, attempts: 1 }]))).toBe(false);
});

test('a tile found is right although its pattern is not complete', () => {
  const before = result(0, 0, [{ correct: false, attempts: 0 }]);
  expect(answerGiven(before, result(1, 0, [{ correct: false, attempts: 1 }]))).toBe(true);
});

test('a further try at an item that was counted already', () => {
  const before = result(0, 1, [{ correct: false, attempts: 1 }]);
  expect(answerGiven(before, result(0, 1, [{ correct: false, attempts: 2 }]))).toBe(false);
  expect(answerGiven(before, result(0, 1, [{ correct: true, attempts: 2 }]))).toBe(true);
});

test('what shows or hides something answers nothing', () => {
  const same = result(1, 1, [{ correct: true, attempts: 1 }]);
  expect(answerGiven(same, same)).toBeNull();
});
