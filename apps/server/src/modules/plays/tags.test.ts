import { expect, it } from 'vitest';
import { tagsOf } from './tags.ts';

it('counts the first answers of the items that were answered', () => {
  expect(
    tagsOf([
      { correct: true, attempts: 1, tags: ['a', 'b'] },
      { correct: true, attempts: 2, tags: ['a'] },
      { correct: false, attempts: 1, tags: ['a'] },
      { correct: false, attempts: 0, tags: ['a', 'c'] },
      { correct: true, attempts: 1 },
    ]),
  ).toEqual({ a: [1, 2], b: [1, 0] });
});
