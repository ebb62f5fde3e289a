import { expect, test } from 'vitest';
import { notBuiltAt } from './not-built.ts';

test.each([
  ['/games/reading/metronome', 'metronome'],
  ['/games/reading/metronome/', 'metronome'],
  ['/games/reading/metronome/x', undefined],
  ['/materials', undefined],
  ['/games/math/metronome', undefined],
  ['/', undefined],
])('%s: %s', (path, screen) => {
  expect(notBuiltAt(path)).toBe(screen);
});
