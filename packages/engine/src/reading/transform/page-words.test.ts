import { describe, expect, test } from 'vitest';
import { everyForm } from '../../../test/transform-invariants.ts';
import { streams } from '../../random.ts';
import { countWords, spanOfWords } from '../words.ts';
import { joinedWords, wordsOfPage } from './page-words.ts';
import { type Choice, transformText } from './transform-text.ts';

const text =
  'Mia finds an old bridge. “Don’t cross it,” says a well-known cat – for 12 years!\n\nI see 3,000 fish; a big one.';
const given = { language: 'en', random: streams(7) } as const;
const shown = (...choices: Choice[]) => transformText(text, choices, given).text;
const joined = (...choices: Choice[]) => joinedWords(text, choices, given);
const texts = (words: readonly { readonly text: string }[] | null) => words?.map((word) => word.text);

describe.each(everyForm.map((form) => [`${form.id} ${JSON.stringify(form.options ?? {})}`, form] as const))(
  '%s',
  (_, form) => {
    test('leaves words that can be told apart, hold all that is written, and stand where they are said to', () => {
      const page = shown(form);
      const words = joined(form) ?? wordsOfPage(page);
      for (const word of words) expect(page.slice(word.start, word.start + word.text.length)).toBe(word.text);
      expect(words.map(({ start }) => start)).toEqual(
        words.map(({ start }) => start).toSorted((a, b) => a - b),
      );
      const bare = (some: string) => some.replaceAll(/\s+/gu, '');
      expect(bare(words.map((word) => word.text).join(''))).toBe(bare(page));
    });

    test('says of each word which one of the page it is, up to the last', () => {
      const page = shown(form);
      const numbers = wordsOfPage(page).map(({ number }) => number);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(numbers.at(-1)).toBe(countWords(page) - 1);
    });
  },
);

test('a plain page has the words that are counted, each with its marks', () => {
  const words = wordsOfPage(text);
  expect(words.map(({ number }) => number)).toEqual([...spanOfWords(text).keys()]);
  expect(texts(words)).toEqual(
    expect.arrayContaining(['bridge.', '“Don’t', 'it,”', 'well-', 'known', 'cat –', '3,000', 'fish;']),
  );
});

test('a word in a code, or with gaps, is one word', () => {
  expect(texts(wordsOfPage('↑5·19 4·15·14. h○llo △□! b_r ____ #12.'))).toEqual([
    '↑5·19',
    '4·15·14.',
    'h○llo',
    '△□!',
    'b_r',
    '____',
    '#12.',
  ]);
  for (const choice of [{ id: 'encoding', options: { kind: 'numbers' } }, { id: 'encoding' }] as const)
    expect(wordsOfPage(transformText('Don’t! It’s a well-known o’clock.', [choice], given).text).length).toBe(
      6,
    );
});

test.each([
  [{ id: 'no_spaces' }],
  [{ id: 'no_spaces', options: { keepPunctuation: false } }],
  [{ id: 'random_spaces', options: { keepSpaces: false, part: 0.05 } }],
] as const)('words without spaces between them are still those that they were: %j', (choice) => {
  for (const others of [[], [{ id: 'random_case' }], [{ id: 'omissions' }]] as const)
    expect(joined(choice, ...others)?.length).toBe(countWords(text));
});

test('they lose the marks that went, and have the spaces that came', () => {
  const bare = texts(joined({ id: 'no_spaces', options: { keepPunctuation: false } }));
  expect(bare?.slice(4, 13)).toEqual(['bridge', 'Don’t', 'cross', 'it', 'says', 'a', 'well', 'known', 'cat']);
  const spaced = texts(joined({ id: 'random_spaces', options: { keepSpaces: false, part: 0.6 } }));
  expect(spaced?.some((word) => /\p{L} \p{L}/u.test(word))).toBe(true);
});

test('where spaces stay there are none such', () => {
  expect(joined()).toBeNull();
  expect(joined({ id: 'random_spaces' })).toBeNull();
});
