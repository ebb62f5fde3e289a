import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { newlyRude } from '../../../test/transform-case.ts';
import { everyForm, faultOf } from '../../../test/transform-invariants.ts';
import { streams } from '../../random.ts';
import { lettersOf, type ReadingLanguage, readingLanguages } from '../languages.ts';
import { contradictionIn } from './contradictions.ts';
import { isLetter } from './letters.ts';
import { type Choice, transformText } from './transform-text.ts';

/** What is met in texts and makes trouble: apostrophes, hyphens, decomposed letters, numbers, letters of its own. */
const special: Readonly<Record<ReadingLanguage, readonly string[]>> = {
  en: ['don’t', "rock'n'roll", 'I', 'café', 'well-known', 'a', 'NASA', 'naïve'.normalize('NFD')],
  de: ['Überfluß', 'GROẞ', 'STRAßE', 'Fuß', 'ß', 'schön'.normalize('NFD'), 'z. B.', 'Ei', 'Am 3. Mai'],
  ru: ['объём', 'й', 'ЩИ', 'из-за', 'йод'.normalize('NFD'), 'мель', 'а\u0301ист', 'ё', 'СЪЕЗД'],
  uk: ['м’ята', 'пʼять', "Об'єкт", 'ґудзь', 'їжак', 'ЩО', 'Ї', 'з’їзд'.normalize('NFD'), 'м. Київ'],
};

const signs = ['12', '3,000', '🦔', '👩‍👩‍👧', '–', '#', '5·1', '↑', '○', '_', '&'];

function wordsOf(language: ReadingLanguage): fc.Arbitrary<string> {
  const letters = fc.constantFrom(...lettersOf(language));
  const small = fc.array(letters, { minLength: 1, maxLength: 9 }).map((some) => some.join(''));
  return fc.oneof(
    { weight: 4, arbitrary: small },
    { weight: 2, arbitrary: small.map((word) => word.charAt(0).toUpperCase() + word.slice(1)) },
    { weight: 1, arbitrary: small.map((word) => word.toUpperCase()) },
    { weight: 1, arbitrary: small.map((word) => word + word.slice(-1).repeat(3)) },
    { weight: 2, arbitrary: fc.constantFrom(...special[language]) },
    { weight: 1, arbitrary: fc.constantFrom(...signs) },
  );
}

function textsOf(language: ReadingLanguage): fc.Arbitrary<string> {
  const next = fc.constantFrom(' ', ' ', ' ', ', ', '. ', '! ', ' „', '“ ', '  ', '\n', '\n\n', '? — ', '-');
  return fc
    .array(fc.tuple(wordsOf(language), next), { maxLength: 25 })
    .map((parts) => `${parts.flat().join('')}.`);
}

const seed = fc.nat(0xffff);
const named = (choice: Choice) => `${choice.id} ${JSON.stringify(choice.options ?? {})}`;

describe.each(readingLanguages)('in %s', (language) => {
  test.each(everyForm.map((choice) => [named(choice), choice] as const))('%s', (_, choice) => {
    fc.assert(
      fc.property(textsOf(language), seed, (text, drawn) => {
        expect(faultOf(choice, text, language, drawn)).toBeNull();
      }),
    );
  });

  test('any three together are composed, and come again from the same seed', () => {
    const choices = fc.uniqueArray(fc.constantFrom(...everyForm), {
      maxLength: 3,
      selector: (one) => one.id,
    });
    fc.assert(
      fc.property(textsOf(language), choices, seed, (text, chosen, drawn) => {
        const given = { language, random: streams(drawn) };
        const result = transformText(text, chosen, given);
        expect(transformText(text, chosen, given)).toEqual(result);
        expect(result.text.normalize('NFC')).toBe(result.text);
        expect(transformText(text, [{ id: 'poor_visibility' }, ...chosen.slice(0, 2)], given).text).toBe(
          transformText(text, chosen.slice(0, 2), given).text,
        );
      }),
    );
  });
});

describe('transformations', () => {
  const given = { language: 'en', random: streams(1) } as const;

  test('come in the order words, letters, script, spacing, case', () => {
    const text = 'Olga sees a hedgehog under the tree.';
    const [order, letters, spacing] = [
      { id: 'from_the_end', options: { of: 'sentence' } },
      { id: 'vowel_omissions' },
      { id: 'no_spaces' },
    ] as const satisfies Choice[];
    const expected = 'Trthndrhdghgasslg.';
    expect(transformText(text, [order, letters, spacing], given).text).toBe(expected);
    expect(transformText(text, [spacing, letters, order], given).text).toBe(expected);
    expect(transformText('Wash it.', [{ id: 'transliteration' }, { id: 'from_the_end' }], given).text).toBe(
      'Хсав ти.',
    );
  });

  test('of one stage come in the order in which they are given', () => {
    const [turned, thinned] = [
      { id: 'from_the_end' },
      { id: 'omissions', options: { part: 1 } },
    ] as const satisfies Choice[];
    expect(transformText('abc', [turned, thinned], given).text).toBe('c__');
    expect(transformText('abc', [thinned, turned], given).text).toBe('a__');
  });

  test('make no rude word, by chance or by a table', () => {
    const rare = fc.constantFrom('fcuk', 'sith', 'дапи', 'уск', 'пдзі', 'Kcak', 'flat', 'dack', 'зад', 'рот');
    // Each becomes a rude word in one of the ways; some hold what is ruled out themselves.
    const known = fc.constantFrom(
      'три',
      'her',
      'nach',
      'dicken',
      'class',
      'сразу',
      'корабль',
      'much',
      'куст',
    );
    const ways = fc.constantFrom<Choice>(
      { id: 'anagrams' },
      { id: 'anagrams', options: { letters: 'all', minWordLength: 1 } },
      { id: 'letter_replacement', options: { part: 0.5 } },
      { id: 'omissions', options: { marked: false, part: 0.5 } },
      { id: 'random_spaces', options: { part: 0.5 } },
      { id: 'extra_letters', options: { part: 0.5 } },
      { id: 'encoding', options: { kind: 'shift' } },
      { id: 'from_the_end' },
      { id: 'from_the_end', options: { of: 'text' } },
      { id: 'transliteration' },
    );
    fc.assert(
      fc.property(
        fc.oneof(rare, known),
        ways,
        fc.constantFrom(...readingLanguages),
        seed,
        (word, way, language, drawn) => {
          const { text } = transformText(word, [way], { language, random: streams(drawn) });
          expect(newlyRude({ before: word, after: text })).toEqual([]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('leave a word plain that would be rude, and say so where it is in a code', () => {
    const of = (text: string, language: ReadingLanguage, choice: Choice) =>
      transformText(text, [choice], { ...given, language });
    const shifted = of('Три #1', 'uk', { id: 'encoding', options: { kind: 'shift' } });
    expect(shifted.text).toBe('#Три ##1');
    expect(shifted.legends[0]?.marks).toEqual(['number_sign_is_word', 'number_sign_twice']);
    expect(of('її', 'uk', { id: 'encoding', options: { kind: 'shift' } }).legends[0]?.marks).toEqual([]);
    const { text, legends } = of('her dog', 'en', { id: 'transliteration' });
    expect(text).toBe('her дог');
    expect(legends[0]?.rows.map(({ letter }) => letter)).toEqual(['d', 'g', 'o']);
    expect(of('too much', 'en', { id: 'from_the_end', options: { of: 'text' } }).text).toBe('much oot');
  });

  test('are three at most', () => {
    const four = everyForm.filter((_, index) => [0, 2, 8, 12].includes(index));
    expect(() => transformText('', four, given)).toThrow(RangeError);
  });

  test('change only the words that are chosen', () => {
    const turned = (options: { share?: number; minWordLength?: number }) =>
      transformText('ab cde fghi 12 jklmn', [{ id: 'from_the_end', options }], given).text;
    expect(turned({ minWordLength: 4 })).toBe('ab cde ihgf 12 nmlkj');
    expect(turned({ share: 0 })).toBe('ab cde fghi 12 jklmn');
    const half = turned({ share: 0.5 }).split(' ');
    expect(half.filter((word, index) => word !== 'ab cde fghi 12 jklmn'.split(' ')[index])).toHaveLength(2);
  });

  test('know names from words that only began a sentence', () => {
    const turned = (text: string, language: ReadingLanguage) =>
      transformText(text, [{ id: 'from_the_end', options: { of: 'sentence' } }], { ...given, language }).text;
    expect(turned('Olga runs.', 'en')).toBe('Runs Olga.');
    expect(turned('The fox runs. Fox, he said, run!', 'en')).toBe('Runs fox the. Run, said he, fox!');
    expect(turned('Der Igel schläft. Igel schlafen.', 'de')).toBe('Schläft Igel der. Schlafen Igel.');
    expect(turned('«Мы дома», — сказал ёж.', 'ru')).toBe('«Ёж сказал», — дома мы.');
    expect(turned('12 їжаків спали, а 1 ні.', 'uk')).toBe('ні 1 а, спали їжаків 12.');
  });

  test('change no case that could not be changed back', () => {
    const choice: Choice = { id: 'random_case', options: { part: 1 } };
    expect(transformText('Waſſer Fuß', [choice], { ...given, language: 'de' }).text).toBe('wAſſER fUß');
  });

  test('from the end keep paragraphs apart, and turn each as a whole', () => {
    const choice: Choice = { id: 'from_the_end', options: { of: 'text' } };
    expect(transformText('Ab\nc!\n\nde', [choice], given).text).toBe('!c\nbA\n\ned');
  });

  test('leave room for a letter without a capital', () => {
    for (let drawn = 0; drawn < 30; drawn++) {
      const random = streams(drawn);
      const { text } = transformText('Fuße STRAßE GROẞ', [{ id: 'anagrams', options: { letters: 'all' } }], {
        language: 'de',
        random,
      });
      const [first = '', second = ''] = text.split(' ');
      expect(first).toMatch(/^\p{Lu}\p{Ll}{3}$/u);
      expect(second).toMatch(/^\p{Lu}{4}ß\p{Lu}$/u);
    }
  });

  test('change a word whatever the lot says', () => {
    const lazy = { ...streams(1)('lazy'), shuffle: <T>(items: readonly T[]) => [...items] };
    const shuffled = (word: string, letters: 'all' | 'inner') =>
      transformText(word, [{ id: 'anagrams', options: { letters } }], { language: 'uk', random: () => lazy })
        .text;
    expect(shuffled('мель', 'all')).toBe('емль');
    expect(shuffled('Олена', 'inner')).toBe('Оелна');
    // Neither ь nor the same letter may come first, and there is nothing else.
    expect(shuffled('аааь', 'all')).toBe('аьаа');
    expect(shuffled('аааа', 'all')).toBe('аааа');
  });

  test('write the letters that are asked for as a sign', () => {
    const choice: Choice = { id: 'letter_replacement', options: { by: 'sign', letters: ['e', 't'] } };
    expect(transformText('The tree', [choice], given).text).toBe('*h* *r**');
  });

  test('encode with fewer signs where the text has some of them', () => {
    const { text, legends } = transformText('abab ○△□', [{ id: 'encoding', options: { letters: 6 } }], given);
    expect(text).toMatch(/^(☆◇){2} ○△□$|^(◇☆){2} ○△□$/u);
    expect(legends[0]?.rows).toHaveLength(2);
    const numbers = transformText('A 1', [{ id: 'encoding', options: { kind: 'numbers' } }], given);
    expect(numbers.text).toBe('↑1 #1');
    expect(numbers.legends[0]?.marks).toEqual(['arrow_is_capital', 'number_sign']);
  });

  test('tell how a text is to be shown', () => {
    const shown = (options: object) =>
      transformText('a', [{ id: 'poor_visibility', options }], given).effects;
    expect(shown({ motion: true })).toEqual([{ kind: 'curtain', hides: 'top', cover: 50, moves: false }]);
    expect(shown({ curtain: 'bars', motion: true, cover: 40 })).toEqual([
      { kind: 'curtain', hides: 'bars', cover: 40, moves: true },
    ]);
    expect(shown({ kind: 'strikethrough', lines: 2, angle: 3 })).toEqual([
      { kind: 'strikethrough', lines: 2, angle: 3 },
    ]);
    expect(shown({ kind: 'flip', per: 'block' })).toEqual([{ kind: 'flip', how: 'rotate', per: 'block' }]);
  });
});

describe('two that contradict each other', () => {
  test.each<[Choice, Choice, boolean]>([
    [{ id: 'anagrams' }, { id: 'from_the_end' }, true],
    [{ id: 'anagrams' }, { id: 'from_the_end', options: { of: 'text' } }, false],
    [{ id: 'shuffled_words' }, { id: 'from_the_end' }, false],
    [{ id: 'shuffled_words' }, { id: 'from_the_end', options: { of: 'sentence' } }, true],
    [{ id: 'no_spaces' }, { id: 'encoding' }, false],
    [{ id: 'no_spaces' }, { id: 'encoding', options: { kind: 'numbers' } }, true],
    [{ id: 'encoding' }, { id: 'transliteration' }, true],
    [{ id: 'no_spaces' }, { id: 'random_spaces' }, true],
    [{ id: 'omissions' }, { id: 'poor_visibility' }, false],
  ])('%j, %j: %s', (first, second, isOne) => {
    expect(contradictionIn([first, { id: 'poor_visibility' }, second])).toEqual(
      isOne ? [first.id, second.id] : null,
    );
    expect(contradictionIn([second, first]) !== null).toBe(isOne);
  });
});

test('takes for a letter what Unicode does, but the Ukrainian apostrophe', () => {
  const wrong: string[] = [];
  for (let code = 0; code < 0x3000; code++) {
    const sign = String.fromCodePoint(code);
    if (isLetter(sign) !== (/\p{L}/u.test(sign) && sign !== 'ʼ')) wrong.push(sign);
  }
  expect(wrong).toEqual([]);
  expect(['й', 'é'].map((sign) => isLetter(sign.normalize('NFD')))).toEqual([true, true]);
});
