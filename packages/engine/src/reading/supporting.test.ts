import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readingLanguages } from './languages.ts';
import type { TextQuestion } from './material.ts';
import { spansOfSentences } from './sentences.ts';
import { startOfPlace, supportingSentence } from './supporting.ts';

const asked = (text: string, ...options: string[]): TextQuestion => ({
  kind: 'literal',
  text,
  options,
  right: 0,
});
const mill =
  'Mia finds an old bridge behind the mill. Nobody has crossed it for years.\n\n' +
  'She tries each plank with her foot. The third one is loose, so she takes a long step. ' +
  'On the other side a grey cat is waiting for her.';

describe('the sentence that says what a question asks for', () => {
  test.each([
    ['en', mill, asked('Where is the bridge?', 'behind the mill', 'in the forest'), 'Mia finds'],
    ['en', mill, asked('Who waits for Mia?', 'a cat', 'a dog', 'a fox'), 'On the other'],
    // Only the question is in the text.
    ['en', mill, asked('What did she do with each plank?', 'she was careful', 'she ran'), 'She tries'],
    // The answer is short, and only the sentence before it names what is asked for.
    [
      'en',
      'The boat had a red sail. It was ten. Ten mice slept.',
      asked('How old was the boat?', 'ten'),
      'It was',
    ],
    [
      'en',
      'It is a “cold” day. It is cold. Snow.',
      asked('What is “cold day”?', 'a day', 'an ice'),
      'It is a “cold”',
    ],
    [
      'de',
      'Der Bär schlief. Im Suppentopf lag Honig. Gut!',
      asked('Wo lag er?', 'im Topf', 'im Bett'),
      'Im Suppentopf',
    ],
    [
      'ru',
      'Был снег. Кошка легла на печку. Утро.',
      asked('Где лежала кошка?', 'на печке', 'в саду'),
      'Кошка',
    ],
    ['uk', 'Йшов дощ. На даху спав їжак. Тиша.', asked('Хто спав?', 'їжак', 'кіт'), 'На даху'],
  ] as const)('in %s “%s” is found', (language, text, question, start) => {
    expect(supportingSentence(text, question, language)?.text.startsWith(start)).toBe(true);
  });

  test('is claimed neither for questions about the whole nor where nothing fits', () => {
    const question = asked('Where is the bridge?', 'behind the mill');
    expect(supportingSentence(mill, { ...question, kind: 'main_idea' }, 'en')).toBeNull();
    expect(supportingSentence(mill, asked('Why so?', 'out of pride', 'out of fear'), 'en')).toBeNull();
    expect(supportingSentence('', question, 'en')).toBeNull();
  });

  test('is the one that the question names, whatever the words say', () => {
    const question = asked('Where is the bridge?', 'behind the mill');
    const found = (place: string, more: object = {}) =>
      supportingSentence(mill, { ...question, place, ...more }, 'en')?.text;
    expect(found('Nobody has')).toBe('Nobody has crossed it for years.');
    expect(found('The third one is loose')).toMatch(/^The third one/);
    // Even of a question about the whole, if somebody has said so.
    expect(found('She tries', { kind: 'main_idea' })).toMatch(/^She tries/);
    // It names the sentence that it stands in, though it is not how that begins.
    expect(found('a grey cat')).toMatch(/^On the other side/);
  });

  test.each([
    ['is not in the text any more', 'He tries each plank'],
    ['is there more than once', 'her'],
    ['is empty', ''],
  ])('is found by its words where the named place %s', (_, place) => {
    const question = asked('Where is the bridge?', 'behind the mill');
    expect(supportingSentence(mill, { ...question, place }, 'en')?.text).toMatch(/^Mia finds/);
    expect(supportingSentence(mill, { ...question, place, kind: 'main_idea' }, 'en')).toBeNull();
  });

  test('is named by any beginning that the text has once, and by words where it has not', () => {
    const body = fc
      .array(fc.constantFrom('Mill', 'cat', 'bridge', 'a', '7', '.', '!', '\n', '“', '”'), { minLength: 1 })
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(
        body,
        fc.nat(),
        fc.nat(),
        fc.constantFrom(...readingLanguages),
        (text, one, cut, language) => {
          const sentences = spansOfSentences(text, language);
          const sentence = sentences[one % Math.max(1, sentences.length)];
          if (sentence === undefined) return;
          const place = sentence.text.slice(0, 1 + (cut % sentence.text.length));
          const question = asked('What is on the bridge?', 'a cat', '7');
          const isOnce =
            Array.from({ length: text.length }, (_, at) => text.startsWith(place, at)).filter(Boolean)
              .length === 1;
          expect(startOfPlace(text, place)).toBe(isOnce ? sentence.start : null);
          expect(supportingSentence(text, { ...question, place }, language)).toEqual(
            isOnce ? sentence : supportingSentence(text, question, language),
          );
        },
      ),
    );
  });

  test('is one of the text, at its place', () => {
    const words = fc
      .array(fc.constantFrom('mill', 'cat', 'bridge', 'a', 'her', '7', '.', '\n', '“'))
      .map((all) => all.join(' '));
    fc.assert(
      fc.property(
        words,
        words,
        words,
        fc.constantFrom(...readingLanguages),
        (text, question, option, language) => {
          const found = supportingSentence(text, asked(question, option, 'other'), language);
          if (found === null) return;
          expect(spansOfSentences(text, language)).toContainEqual(found);
          expect(text.startsWith(found.text, found.start)).toBe(true);
        },
      ),
    );
  });
});
