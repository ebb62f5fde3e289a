/** What is true of every transformation, whatever the text: asked of generated texts and of the library. */
import { expect } from 'vitest';
import { streams } from '../src/random.ts';
import { foreignLetters, type ReadingLanguage } from '../src/reading/languages.ts';
import { spansOfSentences } from '../src/reading/sentences.ts';
import { isDecent } from '../src/reading/syllables/decency.ts';
import { type Choice, transformText } from '../src/reading/transform/transform-text.ts';
import type { Legend } from '../src/reading/transform/transformation.ts';
import { folded, graphemes, spanOfWords } from '../src/reading/words.ts';

/** Every transformation with every one of its forms. */
export const everyForm: readonly Choice[] = [
  { id: 'anagrams' },
  { id: 'anagrams', options: { letters: 'all' } },
  { id: 'omissions' },
  { id: 'omissions', options: { marked: false } },
  { id: 'omissions', options: { of: 'words' } },
  { id: 'omissions', options: { of: 'words', marked: false } },
  { id: 'vowel_omissions' },
  { id: 'vowel_omissions', options: { yIsVowel: false, keepAllVowels: false } },
  { id: 'no_spaces' },
  { id: 'no_spaces', options: { keepPunctuation: false } },
  { id: 'random_spaces' },
  { id: 'random_spaces', options: { keepSpaces: false } },
  { id: 'random_case' },
  { id: 'extra_letters' },
  { id: 'extra_letters', options: { every: 3 } },
  { id: 'encoding' },
  { id: 'encoding', options: { kind: 'numbers' } },
  { id: 'encoding', options: { kind: 'shift', shift: 7 } },
  { id: 'letter_replacement' },
  { id: 'letter_replacement', options: { by: 'sign' } },
  { id: 'from_the_end' },
  { id: 'from_the_end', options: { of: 'text' } },
  { id: 'from_the_end', options: { of: 'sentence' } },
  { id: 'shuffled_words' },
  { id: 'shuffled_words', options: { window: 3 } },
  { id: 'poor_visibility' },
  { id: 'poor_visibility', options: { kind: 'strikethrough' } },
  { id: 'poor_visibility', options: { kind: 'flip' } },
  { id: 'transliteration' },
  { id: 'transliteration', options: { table: 'iso9' } },
  { id: 'transliteration', options: { table: 'din' } },
];

interface Case {
  readonly before: string;
  readonly after: string;
  readonly language: ReadingLanguage;
  /** Applies the same once more. */
  readonly again: (text: string) => string;
  readonly legends: readonly Legend[];
}

/** Transforms a text: null where the result is what the transformation promises, otherwise what is wrong with it. */
export function faultOf(choice: Choice, text: string, language: ReadingLanguage, seed: number): unknown {
  try {
    expectInvariants(choice, text, language, seed);
    return null;
  } catch (fault) {
    return fault;
  }
}

function expectInvariants(choice: Choice, text: string, language: ReadingLanguage, seed: number): void {
  const apply = (one: string) => transformText(one, [choice], { language, random: streams(seed) });
  const result = apply(text);
  const given: Case = {
    before: text.normalize('NFC'),
    after: result.text,
    language,
    again: (one) => apply(one).text,
    legends: result.legends,
  };
  expect(apply(text)).toEqual(result);
  expect(apply(text.normalize('NFD'))).toEqual(result);
  expect(result.effects).toHaveLength(choice.id === 'poor_visibility' ? 1 : 0);
  expect(result.legends).toHaveLength(choice.id === 'encoding' || choice.id === 'transliteration' ? 1 : 0);
  invariantsOf(choice, given);
}

function invariantsOf(choice: Choice, given: Case): void {
  switch (choice.id) {
    case 'anagrams':
      return anagram(given, choice.options?.letters !== 'all');
    case 'omissions':
      return omission(given, { of: 'letters', marked: true, ...choice.options });
    case 'vowel_omissions':
      return vowelOmission(given, choice.options?.yIsVowel ?? true, choice.options?.keepAllVowels ?? true);
    case 'no_spaces':
      return withoutSpaces(given, choice.options?.keepPunctuation ?? true);
    case 'random_spaces':
      return moreSpaces(given, choice.options?.keepSpaces ?? true);
    case 'random_case':
      return mixedCase(given);
    case 'extra_letters':
      return moreLetters(given, choice.options?.every ?? null);
    case 'encoding':
      return expect(decoded(given, choice.options?.kind ?? 'symbols')).toBe(given.before);
    case 'letter_replacement':
      return replacement(given, choice.options?.by ?? 'letters');
    case 'from_the_end':
      return fromTheEnd(given, choice.options?.of ?? 'words');
    case 'shuffled_words':
      return shuffled(given, choice.options?.window === undefined);
    case 'poor_visibility':
      return expect(given.after).toBe(given.before);
    case 'transliteration':
      return otherScript(given, choice.options?.table === 'iso9');
  }
}

const isLetter = (sign: string) => /^(?!ʼ)\p{L}/u.test(sign);
const isCapital = (sign: string) => sign !== sign.toLowerCase();
const lettersOf = (text: string) => graphemes(text).filter(isLetter);
const words = (text: string) =>
  spanOfWords(text)
    .map((word) => word.text)
    .filter(isLetter);
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** What stands between the words. */
function between(text: string): string[] {
  let end = 0;
  const gaps = spanOfWords(text).map(({ text: word, start }) => {
    const gap = text.slice(end, start);
    end = start + word.length;
    return gap;
  });
  return [...gaps, text.slice(end)];
}

/** Where letters, capitals and apostrophes of a word stand. */
const shape = (word: string) =>
  graphemes(word)
    .map((sign) => (isLetter(sign) ? (isCapital(sign) ? 'A' : 'a') : sign))
    .join('');

const vowels = { en: 'aeiou', de: 'aeiouäöü', ru: 'аеёиоуыэюя', uk: 'аеєиіїоуюя' } as const;

function isVowel(sign: string, language: ReadingLanguage, y = true): boolean {
  const small = sign.normalize('NFC').toLowerCase();
  if (language === 'ru' || language === 'uk') return vowels[language].includes([...small][0] ?? '');
  return (vowels[language] + (y ? 'y' : '')).includes(small.normalize('NFD').slice(0, 1));
}

function isSubsequence(part: readonly string[], whole: readonly string[]): boolean {
  let found = 0;
  for (const sign of whole) if (sign === part[found]) found += 1;
  return found === part.length;
}

function anagram({ before, after }: Case, inner: boolean): void {
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
      expect(!canChange(was, inner) || hasNoCleanOrder(was, inner)).toBe(true);
    else if (!/ß/iu.test(word)) expect(canChange(was, inner)).toBe(true);
    // A rude word is there only where a word held one.
    expect(isDecent(anagram) || !isDecent(word)).toBe(true);
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

function omission({ before, after }: Case, { of, marked }: { of?: string; marked?: boolean }): void {
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
    return expect(is).toHaveLength(was.length - gone);
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

function vowelOmission({ before, after, language }: Case, y: boolean, keeps: boolean): void {
  const isOne = (sign: string) => isLetter(sign) && isVowel(sign, language, y);
  const kept = words(before).filter((word) => lettersOf(word).every(isOne));
  const left = graphemes(after).filter(isOne);
  expect(left.join('')).toBe(keeps ? kept.flatMap(lettersOf).join('') : '');
  const others = (text: string) => graphemes(text).filter((sign) => !isOne(sign));
  expect(others(after)).toEqual(others(before));
}

function withoutSpaces({ before, after }: Case, keepsPunctuation: boolean): void {
  const bare = before.replaceAll(/[^\S\n]/gu, '');
  if (keepsPunctuation) return expect(after).toBe(bare);
  const rest = /[^\p{P}]/gu;
  expect(after.match(rest)).toEqual(bare.match(rest));
  // What is left of it belongs to words and numbers.
  const within = spanOfWords(before)
    .map((word) => word.text)
    .join('');
  expect(after.match(/\p{P}/gu)).toEqual(within.match(/\p{P}/gu));
}

function moreSpaces({ before, after }: Case, keepsSpaces: boolean): void {
  const bare = (text: string) => text.replaceAll(/[^\S\n]/gu, '');
  expect(bare(after)).toBe(bare(before));
  expect(after).not.toMatch(/ {2}|^ | $/mu);
  const signs = graphemes(keepsSpaces ? before : bare(before));
  const places = signs.filter((sign, index) => isLetter(sign) && isLetter(signs[index + 1] ?? '')).length;
  const old = keepsSpaces ? count(before, /(?<=[^\s])[^\S\n]+(?=[^\s])/gu) : 0;
  expect(count(after, /[^\S\n]/gu) - old).toBe(Math.round(0.25 * places));
}

function mixedCase({ before, after }: Case): void {
  expect(after.toLowerCase()).toBe(before.toLowerCase());
  const [was, is] = [graphemes(before), graphemes(after)];
  expect(is).toHaveLength(was.length);
  const changed = was.filter((sign, place) => sign !== is[place]).length;
  const eligible = words(before)
    .flatMap(lettersOf)
    .filter((sign) => !/[ßẞ]/u.test(sign) && sign.toLowerCase() !== sign.toUpperCase()).length;
  expect(changed).toBe(Math.round(0.5 * eligible));
}

function moreLetters({ before, after, language }: Case, every: number | null): void {
  const [was, is] = [graphemes(before), graphemes(after)];
  expect(isSubsequence(was, is)).toBe(true);
  const letters = words(before).flatMap(lettersOf).length;
  const added = every === null ? Math.round(0.2 * letters) : Math.floor(letters / every);
  expect(is.length - was.length).toBe(added);
  const marks = (signs: readonly string[]) => signs.filter((sign) => !isLetter(sign));
  expect(marks(is)).toEqual(marks(was));
  const strangers = foreignLetters(before, language);
  expect(foreignLetters(after, language).filter((letter) => !strangers.includes(letter))).toEqual([]);
}

/** What the key says of a text in code. */
function decoded({ after, legends }: Case, kind: 'symbols' | 'numbers' | 'shift'): string {
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
  return graphemes(after)
    .map((sign) => {
      const letter = letters.get(sign.toLowerCase());
      return letter === undefined ? sign : isCapital(sign) ? large(letter) : letter;
    })
    .join('');
}

/** Whether each other order of the few letters that change places makes a word that no child should read. */
function hasNoCleanOrder(was: readonly string[], inner: boolean): boolean {
  const letters = inner ? was.slice(1, -1) : was;
  if (letters.length > 3) return false;
  const orders = letters.reduce<string[][]>(
    (some, letter) =>
      some.flatMap((one) =>
        Array.from({ length: one.length + 1 }, (_, place) => one.toSpliced(place, 0, letter)),
      ),
    [[]],
  );
  const made = orders.map((one) => (inner ? [was[0], ...one, was.at(-1)] : one).join(''));
  return !made.some((one) => one !== was.join('') && isDecent(one));
}

function replacement({ before, after, language }: Case, by: 'sign' | 'letters'): void {
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
  expect(changed).toHaveLength(Math.round(0.15 * eligible));
  const made = words(after);
  words(before).forEach((word, at) => expect(isDecent(made[at] ?? '') || !isDecent(word)).toBe(true));
  for (const place of changed) {
    const [old, now] = [was[place] ?? '', is[place] ?? ''];
    expect(own(old) && own(now)).toBe(true);
    expect([isVowel(now, language), isCapital(now)]).toEqual([isVowel(old, language), isCapital(old)]);
  }
}

function fromTheEnd(given: Case, of: 'text' | 'words' | 'sentence'): void {
  const { before, after, again } = given;
  if (of === 'text') return expect(again(after)).toBe(before);
  if (of === 'sentence') {
    return eachSentence(given, (was, is) => expect(is).toEqual(was.toReversed()));
  }
  expect(again(after).toLowerCase()).toBe(before.toLowerCase());
  expect(between(after)).toEqual(between(before));
  const turned = words(after);
  for (const [index, word] of words(before).entries()) {
    const other = turned[index] ?? '';
    expect(lettersOf(other.toLowerCase())).toEqual(lettersOf(word.toLowerCase()).toReversed());
    if (!/[ßẞ]/u.test(word)) expect(shape(other)).toBe(shape(word));
  }
}

function shuffled(given: Case, isWhole: boolean): void {
  eachSentence(given, (was, is) => {
    expect(is.toSorted()).toEqual(was.toSorted());
    if (new Set(was).size < 2) return;
    if (isWhole) expect(is).not.toEqual(was);
    if (new Set(was).size < was.length || was.length < 3) return;
    for (const [place, word] of is.entries()) expect(word).not.toBe(was[place]);
  });
}

/** A sentence keeps its place and its length, and its words are parted as before. */
function eachSentence(
  { before, after, language }: Case,
  check: (was: readonly string[], is: readonly string[]) => void,
): void {
  expect(after).toHaveLength(before.length);
  for (const { text, start } of spansOfSentences(before, language)) {
    const now = after.slice(start, start + text.length);
    expect(between(now)).toEqual(between(text));
    if (/^[\p{Lu}]/u.test(text)) expect(now).toMatch(/^[\p{Lu}ß\p{N}]/u);
    check(
      ...([text, now].map((one) => spanOfWords(one).map((word) => folded(word.text))) as [
        string[],
        string[],
      ]),
    );
  }
}

function otherScript({ before, after, language, legends }: Case, isIso9: boolean): void {
  const isCyrillic = language === 'ru' || language === 'uk';
  expect(after).not.toMatch(isCyrillic ? /\p{Script=Cyrillic}/u : /(?![ʼʹʺ])\p{Script=Latin}/u);
  if (!isCyrillic || !isIso9) return;
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
