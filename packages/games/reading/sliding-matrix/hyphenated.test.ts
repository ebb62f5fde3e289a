import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { hyphenated } from './hyphenated.ts';

test.each([
  ['Begeisterung', 'Be|geis|te|rung'],
  ['Akkordeon', 'Ak|kor|deon'],
  ['Maschine', 'Ma|schi|ne'],
  ['machen', 'ma|chen'],
  ['мелодія', 'ме|ло|дія'],
  ['урочистий', 'уро|чис|тий'],
  ['подъём', 'подъём'],
  ['бджола', 'бджо|ла'],
  ['elephant', 'ele|phant'],
  ['Eis', 'Eis'],
])('%s is parted as %s', (word, parts) => {
  expect(hyphenated(word).replaceAll('\u00AD', '|')).toBe(parts);
});

test('nothing of a word is lost, and no part is a single letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aeiockhstbquäюяьждл') }), (word) => {
      const parts = hyphenated(word).split('\u00AD');
      expect(parts.join('')).toBe(word);
      expect(parts.length === 1 || parts.every(({ length }) => length > 1)).toBe(true);
    }),
  );
});
