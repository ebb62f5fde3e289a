/** What is true of transformations that change letters. */
import { expect } from 'vitest';
import { foreignLetters } from '../src/reading/languages.ts';
import { isDecent } from '../src/reading/syllables/decency.ts';
import { type Table, type TableId, tableFor } from '../src/reading/transform/transliteration-tables.ts';
import { graphemes, spanOfWords, WORD } from '../src/reading/words.ts';
import {
  between,
  type Case,
  isCapital,
  isLetter,
  isSubsequence,
  isVowel,
  lettersOf,
  shape,
  withWords,
  words,
} from './transform-case.ts';

export function anagram({ before, after }: Case, inner: boolean): void {
  expect(between(after)).toEqual(between(before));
  const made = words(after);
  for (const [index, word] of words(before).entries()) {
    const anagram = made[index] ?? '';
    const [was, is] = [word, anagram].map((one) => lettersOf(one.toLowerCase())) as [string[], string[]];
    expect(is.toSorted()).toEqual(was.toSorted());
    // ß has no capital: all capitals can only be kept where it had a small letter's place.
    if (!word.includes('ẞ')) expect(shape(anagram)).toBe(shape(word));
    if (was.length < 4) expect(anagram).toBe(word);
    else if (is.join('') === was.join(''))
      expect(!canChange(was, inner) || isRarelyClean(was, inner)).toBe(true);
    else if (!/ß/iu.test(word)) expect(canChange(was, inner)).toBe(true);
    if (inner || was.length < 4) expect([is[0], is.at(-1)]).toEqual([was[0], was.at(-1)]);
    else if (!/^[ьъ]/u.test(was[0] ?? '')) expect(is[0]).not.toMatch(/[ьъ]/u);
  }
}

/** Whether the letters have another order, in which ь and ъ do not come first. */
function canChange(letters: readonly string[], inner: boolean): boolean {
  const moved = inner ? letters.slice(1, -1) : letters;
  const isVaried = (some: readonly string[]) => new Set(some).size > 1;
  if (inner) return isVaried(moved);
  const begins = moved.filter((letter) => letter !== 'ь' && letter !== 'ъ');
  if (begins.length === 0) return false;
  return /[ьъ]/u.test(moved[0] ?? '') || isVaried(moved.slice(1)) || isVaried(begins);
}

export function omission({ before, after }: Case, { of, marked }: { of?: string; marked?: boolean }): void {
  const [was, is] = [graphemes(before), graphemes(after)];
  if (of === 'words') {
    if (!marked) return expect(isSubsequence(is, was)).toBe(true);
    expect(is).toHaveLength(was.length);
    const gone = spanOfWords(before).filter(({ text, start }) => {
      const first = graphemes(before.slice(0, start)).length;
      return isLetter(text) && is.slice(first, first + graphemes(text).length).join('') !== text;
    });
    expect(gone).toHaveLength(Math.round(0.25 * words(before).length));
    return expect(after.replaceAll('_', '')).toBe(
      was.filter((sign, index) => is[index] === sign && sign !== '_').join(''),
    );
  }
  const eligible = words(before).reduce((sum, word) => sum + lettersOf(word).length - 1, 0);
  const gone = Math.round(0.25 * eligible);
  if (!marked) {
    expect(isSubsequence(is, was)).toBe(true);
    return expectSoMany(was.length - is.length, gone, before);
  }
  const changed = [...was.keys()].filter((place) => was[place] !== is[place]);
  expect(is).toHaveLength(was.length);
  expect(changed).toHaveLength(gone);
  for (const place of changed) {
    expect(is[place]).toBe('_');
    expect(isLetter(was[place] ?? '')).toBe(true);
    // The first letter of a word stays: a letter or an apostrophe comes before.
    expect(was[place - 1]).toMatch(/[\p{L}'’]/u);
  }
}

/** As many changes as were asked for; those of words that hold what is ruled out may be left away. */
function expectSoMany(changes: number, wanted: number, before: string): void {
  const spared = words(before)
    .filter((word) => !isDecent(word))
    .flatMap(lettersOf).length;
  expect(changes).toBeLessThanOrEqual(wanted);
  expect(changes).toBeGreaterThanOrEqual(wanted - spared);
}

export function vowelOmission({ before, after, language }: Case, y: boolean, keeps: boolean): void {
  const isOne = (sign: string) => isLetter(sign) && isVowel(sign, language, y);
  const expected = withWords(before, (word) => {
    const kept = graphemes(word).filter((sign) => !isOne(sign));
    return keeps && !kept.some(isLetter) ? word : kept.join('');
  });
  expect(after).toBe(expected);
}

export function mixedCase({ before, after }: Case): void {
  expect(after.toLowerCase()).toBe(before.toLowerCase());
  const [was, is] = [graphemes(before), graphemes(after)];
  expect(is).toHaveLength(was.length);
  const changed = was.filter((sign, place) => sign !== is[place]).length;
  const eligible = words(before)
    .flatMap(lettersOf)
    .filter((sign) => !/[ßẞ]/u.test(sign) && sign.toLowerCase() !== sign.toUpperCase()).length;
  expect(changed).toBe(Math.round(0.5 * eligible));
}

export function moreLetters({ before, after, language }: Case, every: number | null): void {
  const [was, is] = [graphemes(before), graphemes(after)];
  expect(isSubsequence(was, is)).toBe(true);
  const letters = words(before).flatMap(lettersOf).length;
  const added = every === null ? Math.round(0.2 * letters) : Math.floor(letters / every);
  expectSoMany(is.length - was.length, added, before);
  const marks = (signs: readonly string[]) => signs.filter((sign) => !isLetter(sign));
  expect(marks(is)).toEqual(marks(was));
  const strangers = foreignLetters(before, language);
  expect(foreignLetters(after, language).filter((letter) => !strangers.includes(letter))).toEqual([]);
}

/** What the key says of a text in code. */
export function decoded({ after, legends }: Case, kind: 'symbols' | 'numbers' | 'shift'): string {
  const rows = legends[0]?.rows ?? [];
  const letters = new Map(rows.map(({ letter, sign }) => [sign, letter]));
  expect(letters.size).toBe(rows.length);
  const large = (letter: string) => (letter === 'ß' ? 'ẞ' : letter.toUpperCase());
  if (kind === 'numbers') {
    return after.replaceAll(/#([↑·#])|#([0-9]+)|·|(↑?)([0-9]+)/gu, (_, mark, digits, capital, number) => {
      const letter = letters.get(String(number)) ?? '';
      return mark ?? digits ?? (number === undefined ? '' : capital === '' ? letter : large(letter));
    });
  }
  if (kind === 'symbols') {
    const filled = new Map([...'○△□☆◇▽'].map((sign, index) => [[...'●▲■★◆▼'][index] ?? '', sign]));
    return graphemes(after)
      .map((sign) => {
        const capital = letters.get(filled.get(sign) ?? '');
        return letters.get(sign) ?? (capital === undefined ? sign : large(capital));
      })
      .join('');
  }
  const itself = new RegExp(`#(#|${WORD})`, 'u');
  return after
    .split(itself)
    .map((part, index) => (index % 2 === 1 ? part : graphemes(part).map(plain).join('')))
    .join('');

  function plain(sign: string): string {
    const letter = letters.get(sign.toLowerCase());
    return letter === undefined ? sign : isCapital(sign) ? large(letter) : letter;
  }
}

/** More orders than this are looked at for no word: letters that can be put so often make clean words often enough. */
const MOST_ORDERS = 1000;

/**
 * Whether half of the other orders of the letters that change places make a word that no child should read, or more: then
 * so many tries may have found no clean one.
 */
function isRarelyClean(was: readonly string[], inner: boolean): boolean {
  const letters = inner ? was.slice(1, -1) : was;
  let orders = new Set(['']);
  for (const letter of letters) {
    const longer = [...orders].flatMap((one) =>
      Array.from(
        { length: one.length + 1 },
        (_, place) => `${one.slice(0, place)}${letter}${one.slice(place)}`,
      ),
    );
    orders = new Set(longer);
    if (orders.size > MOST_ORDERS) return false;
  }
  const made = [...orders].map((one) => (inner ? `${was[0]}${one}${was.at(-1)}` : one));
  const others = made.filter((one) => one !== was.join(''));
  return others.filter(isDecent).length * 2 <= others.length;
}

export function replacement({ before, after, language }: Case, by: 'sign' | 'letters'): void {
  const [was, is] = [graphemes(before), graphemes(after)];
  expect(is).toHaveLength(was.length);
  const changed = [...was.keys()].filter((place) => was[place] !== is[place]);
  const own = (sign: string) => /^\p{L}$/u.test(sign) && foreignLetters(sign, language).length === 0;
  if (by === 'sign') {
    const letters = new Set(changed.map((place) => was[place]?.toLowerCase()));
    expect(letters.size).toBeLessThanOrEqual(2);
    for (const [place, sign] of was.entries()) {
      if (letters.has(sign.toLowerCase())) expect(is[place]).toBe('*');
    }
    return;
  }
  const eligible = words(before)
    .flatMap(lettersOf)
    .filter((sign) => own(sign) && !/[ьъ]/iu.test(sign)).length;
  expectSoMany(changed.length, Math.round(0.15 * eligible), before);
  for (const place of changed) {
    const [old, now] = [was[place] ?? '', is[place] ?? ''];
    expect(own(old) && own(now)).toBe(true);
    expect([isVowel(now, language), isCapital(now)]).toEqual([isVowel(old, language), isCapital(old)]);
  }
}

export function otherScript({ before, after, language, legends }: Case, table: TableId): void {
  const isCyrillic = language === 'ru' || language === 'uk';
  const own = isCyrillic ? /\p{Script=Cyrillic}/u : /(?![ʼʹʺ])\p{Script=Latin}/u;
  // What stayed as it was would have been rude.
  const stayed = words(after).filter((word) => own.test(word));
  for (const word of stayed) {
    expect(words(before)).toContain(word);
    expect(writingsOf(word, tableFor(language, table)).some(isDecent)).toBe(false);
  }
  if (!isCyrillic || table !== 'iso9') return;
  const letters = new Map((legends[0]?.rows ?? []).map(({ letter, sign }) => [sign, letter]));
  const original = (sign: string): string | undefined => {
    const letter = letters.get(sign.toLowerCase());
    return isCapital(sign) ? letter?.toUpperCase() : letter;
  };
  const back = graphemes(after)
    .map((sign) => {
      // A letter that bears a stress is not in the key, but without it.
      const [base = '', ...stress] = sign.normalize('NFD');
      return original(sign) ?? (original(base) ?? base) + stress.join('');
    })
    .join('');
  expect(back).toBe(before.replaceAll('Ъ', 'ъ').replaceAll('Ь', 'ь'));
}

/** A word by a table, the letters with two forms in the one and in the other. */
function writingsOf(word: string, { letters }: Table): string[] {
  const longestFirst = [...letters.keys()].toSorted((a, b) => b.length - a.length);
  const known = new RegExp(longestFirst.join('|'), 'gu');
  return (['initial', 'within'] as const).map((form) =>
    word.toLowerCase().replaceAll(known, (letter) => {
      const signs = letters.get(letter) ?? '';
      return typeof signs === 'string' ? signs : signs[form];
    }),
  );
}
