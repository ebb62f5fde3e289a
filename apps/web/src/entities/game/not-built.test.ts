import { expect, test } from 'vitest';
import { notBuiltAt } from './not-built.ts';

test.each([
  ['/materials', 'materials'],
  ['/materials/', 'materials'],
  ['/materials/texts', 'materials_texts'],
  ['/materials/words/create', 'words_create'],
  ['/materials/words/17/edit', 'words_edit'],
  ['/games/reading/flow', 'flow'],
  ['/materials/words/17', undefined],
  ['/materials/pictures', undefined],
  ['/games/math/flow', undefined],
  ['/', undefined],
])('%s: %s', (path, screen) => {
  expect(notBuiltAt(path)).toBe(screen);
});
