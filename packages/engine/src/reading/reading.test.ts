import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { difficulties } from './choice.ts';
import { beyondLimits, difficultyOf, readingLimits } from './difficulty.ts';
import {
  foreignLetters,
  guessLanguage,
  lettersOf,
  readingLanguageOf,
  readingLanguages,
} from './languages.ts';
import { measureText, type TextMeasures } from './measures.ts';
import { sentencesOf, spansOfSentences } from './sentences.ts';
import { stemOf } from './stem.ts';
import { countSymbols, countWords, folded, graphemes, spanOfWords } from './words.ts';

const language = fc.constantFrom(...readingLanguages);
const anyText = fc.string({ unit: 'grapheme', maxLength: 60 });
/** Words of all four languages, without anything between letters but what belongs to a word. */
const word = fc.constantFrom(
  'don’t',
  "rock'n'roll",
  'м’ята',
  'пʼять',
  "об'єкт",
  'Überfluß',
  'ёж',
  'їжак',
  'й',
  '3,000',
  '1.5',
  '7',
);

describe('words', () => {
  test('are counted with their apostrophes and groups of digits, parted at hyphens', () => {
    fc.assert(
      fc.property(
        fc.array(word),
        fc.constantFrom(' ', '\n', ' – ', '-', '; ', ' «', '… '),
        (words, between) => {
          const text = words.join(between);
          expect(countWords(text)).toBe(words.length);
          expect(spanOfWords(text).map((span) => span.text)).toEqual(words);
        },
      ),
    );
    expect(countWords("'tis ʼ ’ _ 12-year-old, z.B. 10:30 π²")).toBe(9);
  });

  test('stand where their spans say, and are no more for white space or composition', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const spans = spanOfWords(text);
        for (const span of spans) expect(text.startsWith(span.text, span.start)).toBe(true);
        expect(spans).toHaveLength(countWords(text));
        expect(countWords(`\n ${text} \t`)).toBe(countWords(text));
      }),
    );
    expect(countWords('йод'.normalize('NFD'))).toBe(1);
  });

  test('have as many signs as readers see', () => {
    expect(graphemes('й'.normalize('NFD'))).toHaveLength(1);
    expect(countSymbols('ё ж\n🦔 ї'.normalize('NFD'))).toBe(4);
    fc.assert(
      fc.property(anyText, (text) => {
        expect(graphemes(text).join('')).toBe(text);
        const segments = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
        expect(graphemes(text)).toEqual(segments);
        expect(countSymbols(text)).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test('are the same in other cases and with other apostrophes', () => {
    expect(new Set(['М’ята', "м'ята", 'мʼята', 'М’ЯТА'.normalize('NFD')].map(folded)).size).toBe(1);
  });
});

describe('sentences', () => {
  test('stand where their spans say', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(word, fc.constantFrom('. ', '! ', '\n', '\n\n  ', ' ', '… „', '? —'))),
        language,
        (parts, language) => {
          const text = parts.flat().join('');
          const spans = spansOfSentences(text, language);
          expect(spans.map((span) => span.text)).toEqual(sentencesOf(text, language));
          for (const span of spans) expect(text.startsWith(span.text, span.start)).toBe(true);
          expect(spans.map(({ start }) => start)).toEqual(
            spans.map(({ start }) => start).toSorted((a, b) => a - b),
          );
        },
      ),
    );
  });

  test.each([
    ['en', 'Mr. Fox ran. He hid! Why? “Shh…” he said. J. Smith saw 3. Nobody else did.', 6],
    ['en', 'Is it Plan B? Then say no! And go.', 3],
    ['de', 'Am 3. Mai kam Dr. Ott. „Wohin?“, fragte sie. „Heim!“ Er war 7. Sie auch, z. B. gestern.', 5],
    ['ru', 'В г. Туле был кот. — Куда? — спросил он. — Домой… и всё! А она ушла', 4],
    ['uk', 'У м. Київ жив їжак. «Хто там?» Ніхто.\nРядок вірша\n\n— …\nДругий рядок', 5],
  ] as const)('of %s end where a reader stops: %s', (language, text, count) => {
    expect(sentencesOf(text, language)).toHaveLength(count);
  });

  test('lose no word', () => {
    const marks = fc.constantFrom('. ', '! ', '?” ', '…» ', '\n', ', ', ' ');
    const text = fc.array(fc.tuple(word, marks)).map((pairs) => pairs.flat().join(''));
    fc.assert(
      fc.property(text, language, (text, language) => {
        const sentences = sentencesOf(text, language);
        expect(sentences.flatMap((sentence) => spanOfWords(sentence).map((span) => span.text))).toEqual(
          spanOfWords(text).map((span) => span.text),
        );
        expect(sentences.every((sentence) => sentence === sentence.trim() && countWords(sentence) > 0)).toBe(
          true,
        );
      }),
    );
  });
});

describe('measures', () => {
  test('are counted as Björnsson counts', () => {
    const measures = measureText('The hedgehog sleeps. It is 12 weeks.', 'en', (word) => word !== 'hedgehog');
    expect(measures).toEqual({
      words: 7,
      symbols: 30,
      sentences: 2,
      mean_sentence_length: 3.5,
      lix: 3.5 + 100 / 7,
      uncommon: ['hedgehog'],
      common_percent: (100 * 5) / 6,
    });
    expect(measureText('', 'de')).toEqual({
      words: 0,
      symbols: 0,
      sentences: 0,
      mean_sentence_length: 0,
      lix: 0,
      uncommon: null,
      common_percent: null,
    });
    // Seven signs, six letters.
    expect(measureText('пʼятниц', 'uk').lix).toBe(1);
    expect(measureText('йойойо'.normalize('NFD'), 'uk').lix).toBe(1);
  });

  test('count an uncommon word once, whatever its form, and no name', () => {
    const none = () => false;
    const uncommon = (text: string, language: 'en' | 'de' | 'uk') =>
      measureText(text, language, none).uncommon;
    expect(uncommon('Hedgehogs ran. A hedgehog saw Olena – “Olena!” Olena, ran', 'en')).toEqual([
      'Hedgehogs',
      'ran',
      'A',
      'saw',
    ]);
    expect(uncommon('Igel sahen Olena 7', 'de')).toEqual(['Igel', 'sahen', 'Olena']);
    expect(uncommon('— Іди! — Мама каже: «Йди, Їжаче».', 'uk')).toEqual(['Іди', 'Мама', 'каже', 'Йди']);
    expect(measureText('Ran, Olena, ran.', 'en', none).common_percent).toBeCloseTo(200 / 3);
  });

  test('of a text twice are those of the text', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), language, (words, language) => {
        const text = `${words.join(' ')}.`;
        const once = measureText(text, language, () => true);
        const twice = measureText(`${text}\n\n${text}`, language, () => true);
        expect(twice.words).toBe(2 * once.words);
        expect(twice.symbols).toBe(2 * once.symbols);
        expect(twice.lix).toBeCloseTo(once.lix);
        expect(twice.mean_sentence_length).toBeCloseTo(once.mean_sentence_length);
      }),
    );
  });
});

describe('difficulty', () => {
  const measures = fc.record<TextMeasures>({
    words: fc.integer({ min: 1, max: 400 }),
    symbols: fc.nat(),
    sentences: fc.nat(),
    mean_sentence_length: fc.double({ min: 0, max: 30, noNaN: true }),
    lix: fc.double({ min: 0, max: 80, noNaN: true }),
    uncommon: fc.constant(null),
    common_percent: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  });

  test('has the limits of its language', () => {
    const of = (mean: number, lix: number, common: number | null) => ({
      ...measureText('', 'en'),
      mean_sentence_length: mean,
      lix,
      common_percent: common,
    });
    expect(beyondLimits(of(6, 19.9, 95), readingLimits('beginner', 'en'))).toEqual([]);
    expect(beyondLimits(of(6.1, 20, 94.9), readingLimits('beginner', 'en'))).toEqual([
      'mean_sentence_length',
      'lix',
      'common_percent',
    ]);
    expect(difficultyOf(of(9, 39, null), 'uk')).toBe('easy');
    expect(difficultyOf(of(9, 39, null), 'en')).toBe('intermediate');
    expect(difficultyOf(of(99, 99, 0), 'ru')).toBe('advanced');
  });

  test('is the lowest one that the text keeps to', () => {
    fc.assert(
      fc.property(measures, language, (measures, language) => {
        const found = difficulties.indexOf(difficultyOf(measures, language));
        const keeps = difficulties.map(
          (difficulty) => beyondLimits(measures, readingLimits(difficulty, language)).length === 0,
        );
        expect(keeps.slice(0, found)).not.toContain(true);
        expect(keeps[found] === true || found === difficulties.length - 1).toBe(true);
      }),
    );
  });

  test('never falls when a text gets harder', () => {
    fc.assert(
      fc.property(
        measures,
        fc.double({ min: 0, max: 20, noNaN: true }),
        language,
        (measures, more, language) => {
          const harder = {
            ...measures,
            mean_sentence_length: measures.mean_sentence_length + more,
            lix: measures.lix + more,
            common_percent: measures.common_percent === null ? null : measures.common_percent - more,
          };
          const rank = (one: TextMeasures) => difficulties.indexOf(difficultyOf(one, language));
          expect(rank(harder)).toBeGreaterThanOrEqual(rank(measures));
        },
      ),
    );
  });
});

describe('the language', () => {
  test('of a material is known by its code', () => {
    expect(readingLanguageOf('UK')).toBe('uk');
    expect(() => readingLanguageOf('FR')).toThrow(RangeError);
  });

  test.each([
    ['en', 'The hedgehog and the fox'],
    ['de', 'Der Igel und die Eule'],
    ['de', 'Süße Äpfel'],
    ['ru', 'Съешь ещё этих булок'],
    ['ru', 'Он и она'],
    ['uk', 'Їжак і лисиця'],
    ['uk', 'Мама та тато'],
    [null, 'Hedgehog'],
    [null, 'Мама мила'],
    [null, '42'],
  ] as const)('%s is guessed of %s', (language, text) => {
    expect(guessLanguage(text)).toBe(language);
    expect(guessLanguage(text.normalize('NFD'))).toBe(language);
  });

  test('is guessed without throwing, and has the letters of what it is guessed of', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const guess = guessLanguage(text);
        expect(guess === null || readingLanguages.includes(guess)).toBe(true);
      }),
    );
    expect(foreignLetters('Їжак, ёж и éclair – 5 Äpfel, п’ять пʼять', 'uk')).toEqual([
      'ё',
      'é',
      'c',
      'l',
      'a',
      'i',
      'r',
      'Ä',
      'p',
      'f',
      'e',
    ]);
    expect(foreignLetters('ёлка, ЪЫЭ'.normalize('NFD'), 'ru')).toEqual([]);
    expect(foreignLetters('ǅungel ß', 'de')).toEqual(['ǅ']);
  });
});

test('the letters of each language are its own, each once', () => {
  const counts = readingLanguages.map((language) => lettersOf(language).length);
  expect(counts).toEqual([26, 30, 33, 33]);
  for (const language of readingLanguages) {
    const letters = lettersOf(language);
    expect(new Set(letters).size).toBe(letters.length);
    expect(foreignLetters(letters.join(''), language)).toEqual([]);
  }
});

describe('the stem', () => {
  test.each([
    ['en', ['walk', 'walks', 'walked', 'walking', 'Walk’s']],
    ['en', ['it', 'It’s', "it'll"]],
    ['en', ['stir', 'stirring']],
    ['de', ['Ball', 'Bälle', 'Bällen']],
    ['de', ['Hund', 'Hunde', 'Hundes', 'Hunden']],
    ['ru', ['кошка', 'кошки', 'кошкой', 'кошек']],
    ['ru', ['строит', 'строится', 'строятся', 'строила', 'строились']],
    ['ru', ['зелёный', 'зеленая', 'зелёного']],
    ['uk', ['пиріг', 'пирога']],
    ['uk', ['річка', 'річці', 'річок']],
    ['uk', ['короткий', 'коротка', 'коротке']],
    ['uk', ['книга', 'книги', 'книгою', 'книгами']],
    ['uk', ['читає', 'читали', 'читати', 'читаємо', 'читається']],
  ] as const)('%s: %j share one', (language, forms) => {
    expect(new Set(forms.map((form) => stemOf(form, language))).size).toBe(1);
  });

  test('keeps the first letters, does not care for case, and is never longer than the word', () => {
    fc.assert(
      fc.property(word, language, (word, language) => {
        const stem = stemOf(word, language);
        expect(stemOf(folded(word), language)).toBe(stem);
        expect(stem.length).toBeGreaterThanOrEqual(Math.min(2, (folded(word).split('’')[0] ?? '').length));
        expect(stem.length).toBeLessThanOrEqual(folded(word).length);
      }),
    );
  });
});
