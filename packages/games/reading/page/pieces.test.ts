import fc from 'fast-check';
import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test('a line is cut at spaces, and a word too long for a line into its letters', () => {
  expect(piecesOf('“A fox,” he said')).toEqual(['“A', ' ', 'fox,”', ' ', 'he', ' ', 'said']);
  expect(piecesOf('Thefoxwenthome.')).toEqual([...'Thefoxwenthome.']);
});

test('the pieces are the line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (line) => {
      expect(piecesOf(line).join('')).toBe(line);
    }),
  );
});
