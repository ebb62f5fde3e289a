import { expect, test } from 'vitest';
import { boundNames, boundOf, textBounds } from './choice.ts';

test('each bound of a text is known by its name; “any” and nothing are none', () => {
  expect(boundNames.map(boundOf)).toEqual([...textBounds, null]);
  expect(boundOf(null)).toBeNull();
});
