import { graphemes } from '@mindhero/engine/reading/words';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { faultsOfText, faultsOfWords, wordsOfInput } from './material-faults.ts';
import { playedMaterial } from './played-material.ts';
import { readQuestions } from './question-import.ts';
import { createText } from './text.ts';
import { createWordList } from './word-list.ts';

const text = {
  title: 'The hedgehog',
  language: 'EN',
  difficulty: 'easy',
  topic: 'animals',
  kind: 'facts',
  body: 'It sleeps.\n\nThen it wakes.',
  questions: [{ kind: 'literal', text: 'What does it do?', options: ['sleep', 'run'], right: 0 }],
};
const [question] = text.questions;
const withQuestion = (change: object): unknown => ({
  ...text,
  questions: [question, { ...question, ...change }],
});

/** Codes of a schema's refusal with the paths of their fields. */
function refusals(schema: typeof createText.body | typeof createWordList.body, value: unknown) {
  const { error } = schema.safeParse(value);
  return error?.issues.map((issue) => [
    issue.path.join('.'),
    issue.code === 'custom' ? issue.params?.['code'] : issue.code,
  ]);
}

describe('a text', () => {
  test('is taken composed, with line feeds and without space around it', () => {
    const input = {
      ...text,
      title: ' Їжак '.normalize('NFD'),
      body: ' Він спить.\r\n\r\nЙ годі. '.normalize('NFD'),
    };
    expect(createText.body.parse(input)).toMatchObject({ title: 'Їжак', body: 'Він спить.\n\nЙ годі.' });
    expect(createText.body.parse({ ...text, body: 'word '.repeat(2000), topic: null }).body).toHaveLength(
      9999,
    );
  });

  test.each([
    ['no words', { ...text, body: ' — … \n' }, [['body', 'no_words']]],
    ['2,001 words', { ...text, body: 'word '.repeat(2001) }, [['body', 'too_many_words']]],
    ['a NUL', { ...text, body: 'a\u0000b' }, [['body', 'hidden_sign']]],
    ['an override of direction', { ...text, body: 'a \u202Eb' }, [['body', 'hidden_sign']]],
    [
      'an isolate in an option',
      withQuestion({ options: ['a', '\u2067b'] }),
      [['questions.1.options.1', 'hidden_sign']],
    ],
    [
      'a line break in a question',
      withQuestion({ text: 'Who\nis it?' }),
      [['questions.1.text', 'hidden_sign']],
    ],
    ['no right option', withQuestion({ right: 2 }), [['questions.1.right', 'no_right_option']]],
    [
      'a right option before the first',
      withQuestion({ right: -1 }),
      [['questions.1.right', 'no_right_option']],
    ],
    ['one option', withQuestion({ options: ['a'] }), [['questions.1.options', 'too_few_options']]],
    [
      'seven options',
      withQuestion({ options: [...'abcdefg'] }),
      [['questions.1.options', 'too_many_options']],
    ],
    [
      'two equal options',
      withQuestion({ options: ['Їжак', ' їжак'.normalize('NFD')] }),
      [['questions.1.options.1', 'equal_options']],
    ],
    ['an empty option', withQuestion({ options: ['a', ' '] }), [['questions.1.options.1', 'no_words']]],
    ['an empty question', withQuestion({ text: ' ' }), [['questions.1.text', 'no_words']]],
    ['an empty place', withQuestion({ place: ' ' }), [['questions.1.place', 'no_words']]],
    ['a place on two lines', withQuestion({ place: 'a\nb' }), [['questions.1.place', 'hidden_sign']]],
    ['a place of 501 letters', withQuestion({ place: 'a'.repeat(501) }), [['questions.1.place', 'too_big']]],
  ])('with %s is refused at its field', (_, value, expected) => {
    expect(refusals(createText.body, value)).toEqual(expected);
  });

  test('keeps the place of a question, in a play too', () => {
    const asked = { ...question, place: 'It sleeps.' };
    expect(createText.body.parse({ ...text, questions: [asked] }).questions).toEqual([asked]);
    const { difficulty: _difficulty, topic: _topic, ...plain } = text;
    const played = {
      ...plain,
      revision: 1,
      kind: 'text',
      layout: 'facts',
      questions: [asked],
      picture: null,
    };
    expect(playedMaterial.parse(played)).toEqual(played);
  });

  test('names the sign that nobody sees', () => {
    expect(faultsOfText({ ...text, title: 'a\u202Eb' })[0]?.params).toEqual({ sign: 'U+202E' });
    expect(faultsOfText({ ...text, body: 'a\uD800b' })[0]?.params).toEqual({ sign: 'U+D800' });
    // Joined signs are one picture.
    expect(faultsOfText({ ...text, body: 'a 👩‍🌾 b' })).toEqual([]);
  });
});

describe('a word list', () => {
  const list = {
    title: 'First words',
    language: 'UK',
    difficulty: 'beginner',
    words: ['кіт', 'пес', 'їжак'],
  };

  test('is taken composed', () => {
    expect(
      createWordList.body.parse({ ...list, words: ['кіт', 'пес', 'їжак'.normalize('NFD')] }).words[2],
    ).toBe('їжак');
    expect(faultsOfWords(['rock’n’roll', 'Co2', 'jack-in-the-box', 'й', '7'])).toEqual([]);
  });

  test.each([
    ['2 words', ['a', 'b'], [['words', 'too_few_words']]],
    ['501 words', Array.from({ length: 501 }, (_, n) => `w${n}`), [['words', 'too_many_words']]],
    ['a comma', ['cat,dog', 'a', 'b'], [['words.0', 'outer_punctuation']]],
    ['a full stop', ['a', 'dog.', 'b'], [['words.1', 'outer_punctuation']]],
    ['quotation marks', ['a', 'b', '«кіт»'], [['words.2', 'outer_punctuation']]],
    ['a dash alone', ['a', 'b', '—'], [['words.2', 'outer_punctuation']]],
    ['two words as one', ['a', 'b', 'c d'], [['words.2', 'outer_punctuation']]],
    ['nothing as a word', ['a', 'b', ''], [['words.2', 'outer_punctuation']]],
    ['one word in two spellings', ['М’ята', 'a', "м'ята"], [['words.2', 'word_twice']]],
    ['31 signs', ['a', 'b', 'ї'.repeat(31)], [['words.2', 'word_too_long']]],
    ['an override of direction', ['a', 'b', 'c\u202E'], [['words.2', 'hidden_sign']]],
  ])('with %s is refused at the word', (_, words, expected) => {
    expect(refusals(createWordList.body, { ...list, words })).toEqual(expected);
  });

  test('names the word at fault', () => {
    expect(faultsOfWords(['a', 'dog.', 'A'])).toEqual([
      { path: ['words', 1], code: 'outer_punctuation', params: { word: 'dog.' } },
      { path: ['words', 2], code: 'word_twice', params: { word: 'A', first: 'a' } },
    ]);
  });

  test('is what was typed, parted by white space', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 1 })), (pieces) => {
        const words = wordsOfInput(pieces.join(' \n\t'));
        expect(wordsOfInput(words.join(' '))).toEqual(words);
        expect(words.every((word) => graphemes(word).length > 0 && !/\s/u.test(word))).toBe(true);
      }),
    );
  });
});

describe('an import of questions', () => {
  test('takes what keeps to the rules and says where the rest does not', () => {
    const file = 'Who? {=a ~b}\n\n  Who? {=a ~A}\n\nWho? {=a\n\nWhat? {=a ~b ~c ~d ~e ~f ~g}\n';
    const { format, questions, faults } = readQuestions(file);
    expect(format).toBe('gift');
    expect(questions).toEqual([{ kind: null, text: 'Who?', options: ['a', 'b'], right: 0 }]);
    expect(faults).toEqual([
      { line: 3, column: 3, code: 'equal_options', params: { option: 'A' } },
      { line: 5, column: 6, code: 'unclosed_braces' },
      { line: 7, column: 1, code: 'too_many_options', params: { max: 6 } },
    ]);
  });

  test('takes a place along, unless it is too long to be stored', () => {
    const file = (place: string) => `// [place:${place}]\nWho? {=a ~b}\n`;
    const placeIn = (place: string) => readQuestions(file(place)).questions.map((one) => one.place);
    expect(placeIn('It sleeps.')).toEqual(['It sleeps.']);
    expect(placeIn('a'.repeat(500))).toEqual(['a'.repeat(500)]);
    expect(placeIn('a'.repeat(501))).toEqual([undefined]);
  });

  test('knows Aiken by its answers', () => {
    const { format, questions } = readQuestions('Who?\nA. a\nB. b\nANSWER: B');
    expect([format, questions[0]?.right]).toEqual(['aiken', 1]);
  });
});
