/** The languages that texts are read in: their letters, and which of them a text is likely to be in. */
import { spanOfWords } from './words.ts';

export const readingLanguages = ['en', 'de', 'ru', 'uk'] as const;
export type ReadingLanguage = (typeof readingLanguages)[number];

/**
 * The language of a material, `EN`, as the rules of reading name it.
 * @throws RangeError for any that texts are not read in
 */
export function readingLanguageOf(language: string): ReadingLanguage {
  const found = readingLanguages.find((one) => one === language.toLowerCase());
  if (found === undefined) throw new RangeError(`nothing is read in ${language}`);
  return found;
}

/** Apostrophes and hyphens are no letters. */
const alphabets: Readonly<Record<ReadingLanguage, readonly string[]>> = {
  en: [...'abcdefghijklmnopqrstuvwxyz'],
  de: [...'abcdefghijklmnopqrstuvwxyzäöüß'],
  ru: [...'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'],
  uk: [...'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя'],
};

/** The small letters of a language, in their order. */
export function lettersOf(language: ReadingLanguage): readonly string[] {
  return alphabets[language];
}

/** Letters of the text that the alphabet of the language lacks, each once, in the order in which they stand there. */
export function foreignLetters(text: string, language: ReadingLanguage): string[] {
  const own = new RegExp(`^[${alphabets[language].join('')}]$`, 'iu');
  const found = text.normalize('NFC').match(/(?!ʼ)\p{L}/gu) ?? [];
  return [...new Set(found)].filter((letter) => !own.test(letter));
}

/** Letters that one of two languages with the same script has and the other lacks. */
const telling: Readonly<Record<ReadingLanguage, RegExp>> = {
  en: /(?!)/gu,
  de: /[äöüß]/giu,
  ru: /[ыэёъ]/giu,
  uk: /[іїєґ]/giu,
};

/** Words that stand in nearly every text of the language and in none of its neighbour. */
const telltales: Readonly<Record<ReadingLanguage, ReadonlySet<string>>> = {
  en: new Set(['the', 'and', 'of', 'to', 'you', 'with', 'they', 'it', 'has', 'are', 'this', 'that', 'my']),
  de: new Set(['der', 'die', 'das', 'und', 'ist', 'nicht', 'ein', 'eine', 'sie', 'er', 'mit', 'auf', 'ich']),
  ru: new Set(['и', 'с', 'что', 'как', 'это', 'он', 'она', 'они', 'или', 'есть', 'уже', 'его', 'если']),
  uk: new Set(['й', 'та', 'що', 'це', 'з', 'як', 'вона', 'вони', 'але', 'або', 'коли', 'вже', 'його']),
};

/** A letter that only one language has says more than a short word, which may be a name or a quotation. */
const LETTER = 2;

/** The language that the letters and the small words of a text speak for; null where they do not tell. */
export function guessLanguage(text: string): ReadingLanguage | null {
  const plain = text.normalize('NFC');
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0;
  const isLatin = count(/\p{Script=Latin}/gu) >= count(/\p{Script=Cyrillic}/gu);
  const words = spanOfWords(plain).map(({ text: word }) => word.toLowerCase());
  const [[first, most] = [null, 0], [, second] = [null, 0]] = (
    isLatin ? (['en', 'de'] as const) : (['ru', 'uk'] as const)
  )
    .map((language): [ReadingLanguage, number] => [
      language,
      LETTER * count(telling[language]) + words.filter((word) => telltales[language].has(word)).length,
    ])
    .toSorted(([, a], [, b]) => b - a);
  return most > second ? first : null;
}
