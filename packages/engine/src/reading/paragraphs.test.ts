import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';
import { spanOfWords } from './words.ts';

test.each([
  ['One.', [['One.']]],
  ['One.\nTwo.\n\nThree.', [['One.', 'Two.'], ['Three.']]],
  ['One.\n  \n\n Two.', [['One.'], ['Two.']]],
  ['', []],
  [' \n\n ', []],
])('%j is laid out as %j', (body, paragraphs) => {
  expect(paragraphsOf(body).map((lines) => lines.map(({ text }) => text))).toEqual(paragraphs);
});

test('lines stand where they say, and hold all words of the body', () => {
  const body = fc
    .array(fc.oneof(fc.constantFrom(' ', '\n', '\n\n', '. '), fc.string({ unit: 'grapheme', maxLength: 5 })))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(body, (body) => {
      const lines = paragraphsOf(body).flat();
      for (const { text, start } of lines) expect(body.startsWith(text, start)).toBe(true);
      const words = lines.flatMap(({ text, start }) =>
        spanOfWords(text).map((word) => ({ text: word.text, start: word.start + start })),
      );
      expect(words).toEqual(spanOfWords(body));
    }),
  );
});
