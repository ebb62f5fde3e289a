import { expect, test } from 'vitest';
import { notBuiltAt } from './not-built.ts';

test.each([
  ['/games/reading/syllable', 'syllable'],
  ['/games/reading/syllable/', 'syllable'],
  ['/games/reading/syllable/x', undefined],
  ['/materials', undefined],
  ['/games/math/syllable', undefined],
  ['/', undefined],
])('%s: %s', (path, screen) => {
  expect(notBuiltAt(path)).toBe(screen);
});
