import { streams } from '@mindhero/engine/random';
import { rounds } from '@mindhero/engine/rounds';
import { expect, test } from 'vitest';
import { countedAnswer } from './answer-status.ts';

const { start, apply } = rounds<object, number>({
  generate: () => [19],
  grade: (item, typed) => Number(typed) === item,
  answer: String,
  mistake: () => '0',
  thinkingMs: () => 1000,
});

test.each([
  ['0019 ', '19'],
  ['019', '19'],
  ['000', '0'],
  ['-07', '−7'],
  ['\u22127', '−7'],
  ['9007199254740993', '9007199254740993'],
  [' 2 1/3 ', '2 1/3'],
  ['0,50', '0,50'],
  ['', ''],
])('the answer "%s" is shown as "%s"', (value, shown) => {
  const state = apply(start({}, streams(1)), { type: 'answer', t: 1000, item: 0, value });
  expect(countedAnswer(state, 0)).toBe(shown);
});
