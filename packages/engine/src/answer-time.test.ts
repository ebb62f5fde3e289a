import { expect, test } from 'vitest';
import { meanAnswerMs } from './answer-time.ts';

const played = { activeMs: 30_000, shownMs: 20_000 };
const answered = (...times: readonly (number | undefined)[]) =>
  times.map((ms) => ({ correct: true, attempts: 1, ...(ms !== undefined && { ms }) }));

test('an answer takes from its question to itself, not the time of watching', () => {
  const items = [...answered(1000, 3000), { correct: false, attempts: 0 }];
  expect(meanAnswerMs({ items, correct: 2, incorrect: 0 }, played)).toBe(2000);
});

test('where the game does not know it of every answer, the rest of the play is shared', () => {
  expect(meanAnswerMs({ items: answered(1000, undefined), correct: 2, incorrect: 2 }, played)).toBe(2500);
  expect(meanAnswerMs({ items: [], correct: 4, incorrect: 0 }, { activeMs: 1, shownMs: 5 })).toBe(0);
});

test('without answers there is nothing to say', () => {
  expect(meanAnswerMs({ items: answered(5), correct: 0, incorrect: 0 }, played)).toBeNull();
});
