import { expect, test } from 'vitest';
import { notBuiltAt } from './not-built.ts';

test.each([
  ['/games/reading/flow', 'flow'],
  ['/games/reading/flow/', 'flow'],
  ['/games/reading/flow/x', undefined],
  ['/materials', undefined],
  ['/games/math/flow', undefined],
  ['/', undefined],
])('%s: %s', (path, screen) => {
  expect(notBuiltAt(path)).toBe(screen);
});
