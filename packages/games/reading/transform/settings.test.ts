import { streams } from '@mindhero/engine/random';
import { transformText } from '@mindhero/engine/reading/transform/transform-text';
import { transformationIds } from '@mindhero/engine/reading/transform/transformation';
import { defineSettings, readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  choicesOf,
  type TransformationSettings,
  transformationIssues,
  transformationSettings,
} from './settings.ts';

const settings = defineSettings(transformationSettings);
const game = { settings, check: transformationIssues };
const withThese = (changes: Partial<TransformationSettings>) => ({ ...settings.defaults, ...changes });

test('the defaults leave a text as it is, and what is chosen changes it', () => {
  const text = 'Mia finds an old bridge behind the mill. Nobody has crossed it for years.';
  const transformed = (changes: Partial<TransformationSettings>) =>
    transformText(text, choicesOf(withThese(changes)), { language: 'en', random: streams(1) });
  expect(transformed({})).toEqual({ text, legends: [], effects: [] });
  for (const id of transformationIds)
    expect(transformed({ transformations: [id] })).not.toEqual(transformed({}));
});

test('every option reaches its transformation', () => {
  const options = (changes: Partial<TransformationSettings>) => choicesOf(withThese(changes))[0]?.options;
  expect(
    options({ transformations: ['omissions'], omitted: 'words', omitted_part: 40, show_gaps: false }),
  ).toEqual({
    share: 1,
    of: 'words',
    part: 0.4,
    marked: false,
  });
  expect(options({ transformations: ['anagrams'], anagram_letters: 'all', changed_words: 50 })).toEqual({
    share: 0.5,
    letters: 'all',
  });
});

test('an option is asked for only where it does something', () => {
  const shown = (changes: Partial<TransformationSettings>) =>
    Object.entries(settings.fields)
      .filter(([, field]) => field.when?.(withThese(changes)) ?? true)
      .map(([name]) => name);
  expect(shown({})).toEqual(['transformations', 'sound']);
  expect(shown({ transformations: ['encoding'], code: 'shift' })).toEqual([
    'transformations',
    'code',
    'code_shift',
    'sound',
  ]);
  expect(shown({ transformations: ['poor_visibility'], hard_to_see: 'flip' })).toEqual([
    'transformations',
    'hard_to_see',
    'flip',
    'flip_per',
    'sound',
  ]);
});

test('four are too many', () => {
  expect(readSettings(game, { transformations: transformationIds.slice(0, 4) })).toEqual({
    ok: false,
    issues: [{ path: 'transformations', code: 'too_many_chosen', params: { max: 3 } }],
  });
});

test('of two that contradict each other the second is to go, and then all is well', () => {
  expect(readSettings(game, { transformations: ['random_spaces', 'no_spaces', 'anagrams'] })).toMatchObject({
    issues: [
      {
        path: 'transformations',
        code: 'contradicting_choices',
        params: { first: 'no_spaces', second: 'random_spaces' },
        suggestion: ['anagrams', 'no_spaces'],
      },
    ],
  });
  fc.assert(
    fc.property(fc.subarray([...transformationIds], { maxLength: 3 }), (transformations) => {
      for (const { suggestion } of transformationIssues(withThese({ transformations }))) {
        expect(readSettings(game, { transformations: suggestion }).ok).toBe(true);
      }
    }),
  );
});
