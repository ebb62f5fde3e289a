import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Step, wordBeside } from './word-beside.ts';

/** Lines of words 8 wide and 10 apart, each line a little lower. */
const laid = (...lengths: readonly number[]) =>
  lengths.flatMap((length, line) =>
    Array.from({ length }, (_, at) => ({
      left: 10 * at,
      right: 10 * at + 8,
      top: 30 * line,
      bottom: 30 * line + 20,
    })),
  );

test.each([
  ['on', 0, 1],
  ['back', 3, 2],
  ['back', 0, 0],
  ['on', 6, 6],
  ['down', 0, 3],
  ['down', 2, 4],
  ['down', 6, 6],
  ['up', 4, 1],
  ['up', 6, 4],
  ['up', 1, 1],
  ['first', 5, 0],
  ['last', 1, 6],
] as const)('%s leads from word %i to %i', (step, from, to) => {
  expect(wordBeside(laid(3, 2, 2), from, step)).toBe(to);
});

test('every step leads to a word, and back undoes on', () => {
  const steps: Step[] = ['back', 'on', 'up', 'down', 'first', 'last'];
  const lines = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(lines, fc.nat(), fc.constantFrom(...steps), (lengths, at, step) => {
      const boxes = laid(...lengths);
      const index = at % boxes.length;
      expect(boxes[wordBeside(boxes, index, step)]).toBeDefined();
      const isLast = index === boxes.length - 1;
      expect(wordBeside(boxes, wordBeside(boxes, index, 'on'), 'back')).toBe(
        isLast ? Math.max(0, index - 1) : index,
      );
    }),
  );
});
