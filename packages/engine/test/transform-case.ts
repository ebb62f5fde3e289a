/** What the invariants of transformations are asked of: a text before and after, its words and letters. */
import type { ReadingLanguage } from '../src/reading/languages.ts';
import { isDecent } from '../src/reading/syllables/decency.ts';
import type { Legend } from '../src/reading/transform/transformation.ts';
import { folded, graphemes, spanOfWords } from '../src/reading/words.ts';

export interface Case {
  readonly before: string;
  readonly after: string;
  readonly language: ReadingLanguage;
  /** Applies the same once more. */
  readonly again: (text: string) => string;
  readonly legends: readonly Legend[];
}

export const isLetter = (sign: string) => /^(?!ʼ)\p{L}/u.test(sign);
export const isCapital = (sign: string) => sign !== sign.toLowerCase();
export const lettersOf = (text: string) => graphemes(text).filter(isLetter);
export const words = (text: string) =>
  spanOfWords(text)
    .map((word) => word.text)
    .filter(isLetter);
export const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What stands between the words. */
export function between(text: string): string[] {
  let end = 0;
  const gaps = spanOfWords(text).map(({ text: word, start }) => {
    const gap = text.slice(end, start);
    end = start + word.length;
    return gap;
  });
  return [...gaps, text.slice(end)];
}

/** The text with each word changed; one that would become a rude word stays as it was. */
export function withWords(text: string, change: (word: string) => string): string {
  const all = spanOfWords(text).map((word) => {
    const made = isLetter(word.text) ? change(word.text) : word.text;
    return isDecent(made) ? made : word.text;
  });
  return between(text)
    .map((gap, index) => gap + (all[index] ?? ''))
    .join('');
}

/** The rude words of a text that did not stand in the one before. */
export function newlyRude({ before, after }: Pick<Case, 'before' | 'after'>): string[] {
  const own = new Set(words(before).map(folded));
  return words(after).filter((word) => !isDecent(word) && !own.has(folded(word)));
}

/** Where letters, capitals and apostrophes of a word stand. */
export const shape = (word: string) =>
  graphemes(word)
    .map((sign) => (isLetter(sign) ? (isCapital(sign) ? 'A' : 'a') : sign))
    .join('');

const vowels = { en: 'aeiou', de: 'aeiouäöü', ru: 'аеёиоуыэюя', uk: 'аеєиіїоуюя' } as const;

export function isVowel(sign: string, language: ReadingLanguage, y = true): boolean {
  const small = sign.normalize('NFC').toLowerCase();
  if (language === 'ru' || language === 'uk') return vowels[language].includes([...small][0] ?? '');
  return (vowels[language] + (y ? 'y' : '')).includes(small.normalize('NFD').slice(0, 1));
}

export function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let found = 0;
  for (const sign of whole) if (sign === part[found]) found += 1;
  return found === part.length;
}
