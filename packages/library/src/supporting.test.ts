import { createHash } from 'node:crypto';
import { readingLanguages } from '@mindhero/engine/reading/languages';
import { spansOfSentences } from '@mindhero/engine/reading/sentences';
import { startOfPlace, supportingSentence } from '@mindhero/engine/reading/supporting';
import { expect, test } from 'vitest';
import { readLibrary } from './library.ts';

const { texts } = readLibrary();

/** Of every question about a part of a text: what it says of its place, and what its words alone would find. */
const asked = texts.flatMap(({ language, slug, body, questions }) =>
  questions
    .map((question, index) => {
      const { place, ...words } = question;
      return {
        name: `${language} ${slug} ${index + 1}`,
        language,
        body,
        place,
        isWhole: question.kind === 'main_idea',
        byWords: supportingSentence(body, words, language),
        shown: supportingSentence(body, question, language),
      };
    })
    .filter(({ isWhole, place }) => !isWhole || place !== undefined),
);
const named = asked.filter(({ place }) => place !== undefined);

test('a place is how a sentence begins, and is shown', () => {
  const wrong = named.filter(({ body, place = '', shown, language }) => {
    const start = startOfPlace(body, place);
    const begins = spansOfSentences(body, language).some((sentence) => sentence.start === start);
    return !begins || shown?.start !== start;
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('a place is written only where the words of a question lead elsewhere', () => {
  const needless = named.filter(({ byWords, shown }) => byWords?.start === shown?.start);
  expect(needless.map(({ name }) => name)).toEqual([]);
});

/**
 * Readers have judged every sentence that is shown. `read` changes with each of them: whoever changes a text or the rule
 * reads those that are others now, and writes a place where one is wrong.
 */
test('questions are shown the sentences that readers have judged', () => {
  const counts = readingLanguages.map((language) => {
    const own = asked.filter((one) => one.language === language);
    const shown = own.map(({ name, shown: sentence }) => [name, sentence?.text ?? null]);
    return [
      language,
      {
        asked: own.length,
        named: own.filter(({ place }) => place !== undefined).length,
        nothing: own.filter((one) => one.shown === null).map(({ name }) => name),
        read: createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12),
      },
    ];
  });
  expect(Object.fromEntries(counts)).toMatchInlineSnapshot(`
    {
      "de": {
        "asked": 340,
        "named": 31,
        "nothing": [
          "de who-am-i 1",
        ],
        "read": "96583a7ab20b",
      },
      "en": {
        "asked": 342,
        "named": 59,
        "nothing": [],
        "read": "a76cd14ed458",
      },
      "ru": {
        "asked": 344,
        "named": 29,
        "nothing": [],
        "read": "68a66813c7eb",
      },
      "uk": {
        "asked": 341,
        "named": 31,
        "nothing": [],
        "read": "c6c4a5365604",
      },
    }
  `);
});
