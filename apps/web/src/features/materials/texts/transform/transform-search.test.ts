import { expect, test } from 'vitest';
import { newSeed, readDraw, toSearch } from './transform-search.ts';

test('an address without choices shows anagrams', () => {
  expect(readDraw({})).toMatchObject({ seed: 1, settings: { transformations: ['anagrams'] }, issues: [] });
});

test('what is chosen is read again as it is', () => {
  const { asked } = readDraw({});
  const chosen = { ...asked, transformations: ['no_spaces', 'poor_visibility'], cover_part: 30 } as const;
  const search = toSearch(newSeed(), chosen);
  expect(search.set).toEqual({ transformations: ['no_spaces', 'poor_visibility'], cover_part: 30 });
  expect(readDraw({ ...search })).toEqual({ seed: search.seed, settings: chosen, asked: chosen, issues: [] });
});

test.each([
  { seed: 0, set: 7 },
  { seed: 'x', set: { transformations: ['poem'] } },
  { seed: 1.5, set: { cover_part: 99 } },
  { set: null },
  { set: { sound: 3 } },
])('%j is as usual', (typed) => {
  expect(readDraw(typed)).toEqual(readDraw({}));
});

test('of two that make no sense together the first is shown, and it is said', () => {
  const draw = readDraw({ set: { transformations: ['no_spaces', 'random_spaces'] } });
  expect(draw.asked.transformations).toEqual(['no_spaces', 'random_spaces']);
  expect(draw.settings.transformations).toEqual(['no_spaces']);
  expect(draw.issues).toMatchObject([{ code: 'contradicting_choices' }]);
});
