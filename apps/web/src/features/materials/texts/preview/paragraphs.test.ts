import { expect, test } from 'vitest';
import { paragraphsOf } from './paragraphs.ts';

test.each([
  ['One.', [['One.']]],
  ['One.\nTwo.\n\nThree.', [['One.', 'Two.'], ['Three.']]],
  ['One.\n  \n\n Two.', [['One.'], ['Two.']]],
  ['', []],
  [' \n\n ', []],
])('%j is laid out as %j', (body, paragraphs) => {
  expect(paragraphsOf(body)).toEqual(paragraphs);
});
