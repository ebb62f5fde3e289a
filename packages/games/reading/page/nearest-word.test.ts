import { expect, test } from 'vitest';
import { nearestWord } from './nearest-word.ts';

const box = (left: number, right: number, top = 0) => ({ left, right, top, bottom: top + 20 });
/** `I a fox`, and a word that goes on in the next line. */
const words = [[box(0, 5)], [box(9, 18)], [box(22, 60)], [box(64, 90), box(0, 30, 33)]];

test.each([
  ['on a word', { x: 3, y: 10 }, 0],
  ['on a narrow one beside another', { x: 9, y: 10 }, 1],
  ['between two, nearer to the first', { x: 6, y: 10 }, 0],
  ['between two, nearer to the second', { x: 21, y: 10 }, 2],
  ['on the second line of a word', { x: 20, y: 40 }, 3],
  ['between lines', { x: 25, y: 22 }, 2],
  ['behind the end of a line', { x: 300, y: 30 }, 3],
])('%s', (_, place, word) => {
  expect(nearestWord(words, place)).toBe(word);
});

test('where there are no words, none is meant', () => {
  expect(nearestWord([], { x: 1, y: 1 })).toBe(-1);
});
