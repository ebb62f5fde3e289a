import { textTopics } from '@mindhero/contract/text';
import { difficulties } from '@mindhero/engine/reading/choice';
import { readingLanguages } from '@mindhero/engine/reading/languages';
import { describe, expect, test } from 'vitest';
import { bandOf } from '../plan.ts';
import type { LibraryText } from '../text-file.ts';
import type { LibraryWordList } from '../word-file.ts';
import { checkLibrary } from './check-library.ts';
import { faultsOfLibraryText } from './check-text.ts';
import { faultsOfTexts } from './check-texts.ts';
import { faultsOfWordLists } from './check-words.ts';

/** Of the band of 12 to 30 words, with two questions. */
const good: LibraryText = {
  language: 'en',
  difficulty: 'beginner',
  slug: 'small-cat',
  title: 'The Small Cat',
  topic: 'animals',
  kind: 'facts',
  body: 'The cat sleeps. It is small. Its bed is red. It eats fish now.',
  questions: [
    {
      kind: 'literal',
      text: 'What is red?',
      options: ['the bed', 'the fish', 'the cat', 'the sea'],
      right: 0,
    },
    {
      kind: 'inference',
      text: 'What is small?',
      options: ['the bed', 'the cat', 'the fish', 'the sea'],
      right: 1,
    },
  ],
};
const [first, second] = good.questions;
const isCommon = (word: string) => word.length < 8;
const faults = (change: Partial<LibraryText>) => faultsOfLibraryText({ ...good, ...change }, isCommon);

describe('a text', () => {
  test('that keeps to everything has no faults', () => {
    expect(faults({})).toEqual([]);
    const [asked] = good.questions;
    expect(
      asked && faults({ questions: [{ ...asked, place: 'Its bed' }, ...good.questions.slice(1)] }),
    ).toEqual([]);
  });

  test.each<[string, Partial<LibraryText>, string]>([
    [
      'a question for the title that would be shown a place',
      {
        questions: good.questions
          .map((one) => ({ ...one, text: 'What does the title call the cat?' }))
          .slice(0, 2),
      },
      'question 1 asks for the title; it is a main_idea without a place',
    ],
    ['too short', { body: 'The cat sleeps. It is small.' }, 'has 6 words; the plan says 12 to 30'],
    ['too long', { body: good.body.repeat(3) }, 'has 42 words; the plan says 12 to 30'],
    [
      'long sentences',
      { body: good.body.replaceAll('. ', ', ') },
      'has sentences of 14.0 words in the mean; 6 at most',
    ],
    [
      'long words',
      { body: good.body.replace('small', 'orangey').replace('fish', 'lobster').replace('red', 'pinkish') },
      'has LIX 25; below 20 is wanted',
    ],
    [
      'uncommon words',
      {
        difficulty: 'advanced',
        body: `${good.body} Hedgehog. Squirrel. Elephant. Anteater. Hedgehogs.`,
        topic: 'sport',
      },
      'has 79 % common words; 80 % at least (reads as advanced): Hedgehog, Squirrel, Elephant, Anteater',
    ],
    ['letters of another alphabet', { title: 'The Smаll Cat' }, 'has letters of another alphabet: а'],
    [
      'straight quotation marks',
      { body: good.body.replace('small', '"small"') },
      'has straight quotation marks',
    ],
    ['an unwanted subject', { body: good.body.replace('cat', 'soldier') }, 'says “soldier”'],
    ['one question', { questions: good.questions.slice(1) }, 'has 1 questions; the plan says 2'],
    [
      'three options',
      { questions: good.questions.map((one) => ({ ...one, options: one.options.slice(0, 3) })) },
      'question 2 has 3 options; 4 are wanted',
    ],
    [
      'a place that is not there',
      { questions: good.questions.map((one) => ({ ...one, place: 'Its bed is green' })) },
      'question 2 names a place that does not stand in the text once: “Its bed is green”',
    ],
    [
      'a place that is there twice',
      { questions: good.questions.map((one) => ({ ...one, place: 'It' })) },
      'question 1 names a place that does not stand in the text once: “It”',
    ],
    [
      'an answer that is none',
      {
        questions: good.questions.map((one) => ({
          ...one,
          options: [...one.options.slice(0, 3), 'all of these'],
        })),
      },
      'question 1 offers an answer that is none',
    ],
  ])('with %s is named', (_, change, fault) => {
    expect(faults(change)).toContain(fault);
  });

  test('may have three uncommon words however short it is', () => {
    const found = faults({ body: 'The hedgehog sleeps. A squirrel eats. An elephant runs. It is red.' });
    expect(found.filter((fault) => fault.includes('common'))).toEqual([]);
  });
});

/** A whole language of texts, all shares as they should be. */
const all: readonly LibraryText[] = difficulties.flatMap((difficulty, level) =>
  textTopics.map((topic, index): LibraryText => {
    const number = level * textTopics.length + index;
    const kinds = [
      'literal',
      'inference',
      'literal',
      'word',
      'literal',
      'inference',
      'literal',
      'main_idea',
      'literal',
      'inference',
    ];
    return {
      ...good,
      difficulty,
      topic,
      slug: `text-${number}`,
      kind: number % 5 < 3 ? 'facts' : 'story',
      body: `This is the text of number ${number}. Yes, so it is.`,
      questions: Array.from({ length: 5 }, (_, place) => {
        const count = number * 5 + place;
        const kind = kinds[count % kinds.length];
        const right = count % 4;
        return {
          kind: kind === 'inference' || kind === 'word' || kind === 'main_idea' ? kind : 'literal',
          text: 'What?',
          // Every fourth right option is the longest.
          options: Array.from({ length: 4 }, (_, option) =>
            option === right && count % 16 < 4 ? 'long' : `o${option}`,
          ),
          right,
        };
      }),
    };
  }),
);
const changed = (change: (text: LibraryText, index: number) => Partial<LibraryText>) =>
  faultsOfTexts(
    all.map((text, index) => ({ ...text, ...change(text, index) })),
    'en',
  );
const asked = (change: (question: LibraryText['questions'][number]) => object) =>
  changed(({ questions }) => ({ questions: questions.map((one) => ({ ...one, ...change(one) })) }));

describe('the texts of a language', () => {
  test('that keep to everything have no faults', () => {
    expect(faultsOfTexts(all, 'en')).toEqual([]);
  });

  test.each([
    ['a missing topic', faultsOfTexts(all.slice(1), 'en'), 'texts/en/beginner: animals has no text'],
    [
      'a topic twice',
      changed((_, index) => (index === 1 ? { topic: 'animals' } : {})),
      'texts/en/beginner: animals has several: text-0, text-1',
    ],
    [
      'a slug twice',
      changed((_, index) => (index === 1 ? { slug: 'text-0' } : {})),
      'texts/en: the slug text-0 comes twice',
    ],
    [
      'keys at one place',
      asked(() => ({ right: 0 })),
      'texts/en: right option at place 1: 100.0 %; 22 to 28 % is wanted',
    ],
    [
      'no keys at one place',
      asked(({ right }) => ({ right: Math.max(1, right) })),
      'texts/en: right option at place 1: 0.0 %; 22 to 28 % is wanted',
    ],
    [
      'right options that are the longest',
      asked(({ options, right }) => ({
        options: options.map((_, index) => (index === right ? 'longer' : 'o')),
      })),
      'texts/en: the longest option is the right one: 100.0 %; 0 to 30 % is wanted',
    ],
    [
      'literal questions only',
      asked(() => ({ kind: 'literal' })),
      'texts/en: questions of kind literal: 100.0 %; 45 to 55 % is wanted',
    ],
    [
      'no inference',
      asked(({ kind }) => ({ kind: kind === 'inference' ? 'word' : kind })),
      'texts/en: questions of kind inference: 0.0 %; 25 to 35 % is wanted',
    ],
    [
      'too many words',
      asked(({ kind }) => ({ kind: kind === 'inference' ? 'word' : kind })),
      'texts/en: questions of kind word or main_idea: 50.0 %; 15 to 25 % is wanted',
    ],
    [
      'no stories',
      changed(() => ({ kind: 'facts' })),
      'texts/en: texts of kind facts: 100.0 %; 50 to 70 % is wanted',
    ],
    [
      'a sentence in two texts',
      changed((_, index) =>
        index < 2
          ? { body: 'The cat sleeps — all day! And so on.' }
          : index === 2
            ? { body: 'The cat sleeps all day.' }
            : {},
      ),
      'texts/en: two texts say “the cat sleeps all day”',
    ],
  ])('with %s are named', (_, found, fault) => {
    expect(found).toContain(fault);
  });
});

/** Words of two syllables, none twice. */
const lists: readonly LibraryWordList[] = difficulties.map((difficulty, level) => ({
  language: 'ru',
  difficulty,
  title: 'Слова',
  words: Array.from({ length: 150 }, (_, index) => {
    const letter = (place: number) => 'бвгджзклмн'[place % 10] ?? '';
    const syllables = [
      `${letter(index)}а${'рстф'[level]}`,
      `${letter(Math.floor(index / 10))}о${letter(Math.floor(index / 100))}`,
    ];
    return { word: syllables.join(''), syllables };
  }),
}));
const listed = (index: number, syllables: readonly string[]) =>
  faultsOfWordLists(
    lists.map((list, place) =>
      place === 0
        ? {
            ...list,
            words: list.words.map((word, at) =>
              at === index ? { word: syllables.join(''), syllables } : word,
            ),
          }
        : list,
    ),
    'ru',
  );

describe('the word lists of a language', () => {
  test('that keep to everything have no faults', () => {
    expect(faultsOfWordLists(lists, 'ru')).toEqual([]);
  });

  const file = 'words/ru/beginner.txt';
  test.each([
    ['a missing list', faultsOfWordLists(lists.slice(1), 'ru'), `${file} is missing`],
    [
      '149 words',
      faultsOfWordLists(
        lists.map((list) => ({ ...list, words: list.words.slice(1) })),
        'ru',
      ),
      `${file}: has 149 words; 150 are wanted`,
    ],
    [
      'a word of another list',
      listed(0, lists[1]?.words[0]?.syllables ?? []),
      `words/ru/easy.txt: “${lists[1]?.words[0]?.word}” stands in ${file} already`,
    ],
    ['a letter of the neighbour', listed(0, ['кіт']), `${file}: “кіт” has letters of another alphabet: і`],
    ['a name', listed(0, ['О', 'ля']), `${file}: “О·ля” begins with a capital`],
    ['a rude word', listed(0, ['су', 'ка']), `${file}: “су·ка” is rude: сука`],
    ['a rude syllable', listed(0, ['бля', 'ха']), `${file}: “бля·ха” is rude: бля`],
    [
      'two vowels in a syllable',
      listed(0, ['маяк']),
      `${file}: “маяк” has syllables without one vowel: маяк`,
    ],
    [
      'a syllable without a vowel',
      listed(0, ['ко', 'т']),
      `${file}: “ко·т” has syllables without one vowel: т`,
    ],
    [
      'long words for beginners',
      listed(0, ['мо', 'ло', 'ко']),
      `${file}: “мо·ло·ко” has 3 syllables; 1 to 2 are wanted`,
    ],
  ])('with %s are named', (_, found, fault) => {
    expect(found).toContain(fault);
  });
});

test('every language is told with what stands of it and what is wrong', () => {
  const reports = checkLibrary({
    texts: [good],
    lists,
    faults: ['texts/uk/easy/a.md: lacks the head', 'words/ru/easy.txt: broken'],
  });
  expect(
    reports.map(({ language, texts, words, questions, lists }) => [language, texts, words, questions, lists]),
  ).toEqual([
    ['en', 1, 14, 2, 0],
    ['de', 0, 0, 0, 0],
    ['ru', 0, 0, 0, 4],
    ['uk', 0, 0, 0, 0],
  ]);
  const found = Object.fromEntries(reports.map(({ language, faults }) => [language, faults]));
  expect(found['uk']).toContain('texts/uk/easy/a.md: lacks the head');
  expect(found['ru']).toContain('words/ru/easy.txt: broken');
  expect(found['en']?.filter((fault) => fault.startsWith('texts/en/beginner/small-cat.md'))).toEqual([]);
  expect(found['en']).toContain('texts/en/beginner: plants has no text');
  expect(found['en']).toContain('words/en/beginner.txt is missing');
  expect([...readingLanguages]).toEqual(reports.map(({ language }) => language));
  expect(bandOf('en', 'beginner', good.topic).questions).toBe([first, second].length);
});
