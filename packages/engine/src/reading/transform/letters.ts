/** Letters of the four languages: which are vowels, how case is put back, and how some of a text are chosen. */
import type { Random } from '../../random.ts';
import type { ReadingLanguage } from '../languages.ts';
import type { Span } from '../paragraphs.ts';
import { graphemes, spanOfWords } from '../words.ts';
import { decently } from './decently.ts';
import type { WordsChosen } from './transformation.ts';

const vowels: Readonly<Record<ReadingLanguage, ReadonlySet<string>>> = {
  en: new Set('aeiou'),
  de: new Set('aeiouäöü'),
  ru: new Set('аеёиоуыэюя'),
  uk: new Set('аеєиіїоуюя'),
};

/** Whether a sign is a vowel in either case. A Latin vowel may bear an accent; a Cyrillic й is none. */
export function isVowel(sign: string, language: ReadingLanguage, yIsVowel = true): boolean {
  const own = vowels[language];
  const small = sign.normalize('NFC').toLowerCase();
  const [first = ''] = small;
  if (own.has(small) || own.has(first)) return true;
  if (language === 'ru' || language === 'uk') return false;
  if (small === 'y') return yIsVowel;
  const [base = ''] = small.normalize('NFD');
  return own.has(base) || (yIsVowel && base === 'y');
}

/** They change the letter before them and begin no word. */
export function isSign(letter: string): boolean {
  return letter === 'ь' || letter === 'ъ';
}

const letter = /^(?!ʼ)\p{L}/u;

/** Whether a grapheme is a letter, with or without marks. U+02BC is the Ukrainian apostrophe. */
export function isLetter(sign: string): boolean {
  // Nearly all signs of a text are Latin or Cyrillic, which is quicker to see than to ask for.
  const code = sign.charCodeAt(0);
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a);
  if (code >= 0x400 && code <= 0x481) return true;
  return letter.test(sign);
}

/** Whether a grapheme is a capital letter. */
export function isCapital(sign: string): boolean {
  return sign !== sign.toLowerCase();
}

/** The capital of a small letter; null where it would not be one letter, as that of ß, or where no way leads back. */
export function capitalOf(small: string): string | null {
  const capital = small.toUpperCase();
  if (capital.toLowerCase() !== small) return null;
  return capital.length === 1 || graphemes(capital).length === 1 ? capital : null;
}

/** A small letter in the case of the place where it is put; one without a capital stays small. */
export function inCase(small: string, asCapital: boolean): string {
  return asCapital ? (capitalOf(small) ?? small) : small;
}

/** So many of the items, each as likely as the others, in their order. */
export function pickSome<T>(items: readonly T[], count: number, random: Random): T[] {
  if (count >= items.length) return [...items];
  const places = random.shuffle([...items.keys()]).slice(0, count);
  return places.toSorted((a, b) => a - b).map((place) => items[place] as T);
}

/** A share of the items, rounded to whole ones, in their order. */
export function pickShare<T>(items: readonly T[], share: number, random: Random): T[] {
  return pickSome(items, Math.round(share * items.length), random);
}

/** The text with each chosen word changed, unless that would make a rude word; numbers are no words here. */
export function changeWords(
  text: string,
  chosen: WordsChosen,
  random: Random,
  change: (word: string) => string,
): string {
  let [changed, end] = ['', 0];
  for (const word of chosenWords(text, chosen, random)) {
    changed += text.slice(end, word.start) + decently(word.text, () => change(word.text));
    end = word.start + word.text.length;
  }
  return changed + text.slice(end);
}

/** The words that are changed, in their order; numbers are none here. */
export function chosenWords(text: string, { share, minWordLength }: WordsChosen, random: Random): Span[] {
  const eligible = spanOfWords(text).filter(
    (word) => isLetter(word.text) && (minWordLength <= 1 || countLetters(word.text) >= minWordLength),
  );
  return pickShare(eligible, share, random);
}

function countLetters(word: string): number {
  return graphemes(word).filter(isLetter).length;
}

/** A sign of a text, and whether it may be changed. */
export interface Place {
  readonly sign: string;
  /** Of a letter of a word that was chosen: its place in the word, counted from 0; of all else null. */
  readonly inWord: number | null;
}

/** All signs of a text, with those marked that stand in a chosen word. */
export function placesOf(text: string, chosen: WordsChosen, random: Random): Place[] {
  const places: Place[] = [];
  const pass = (part: string) => {
    for (const sign of graphemes(part)) places.push({ sign, inWord: null });
  };
  let end = 0;
  for (const word of chosenWords(text, chosen, random)) {
    pass(text.slice(end, word.start));
    let letters = 0;
    for (const sign of graphemes(word.text)) {
      places.push({ sign, inWord: isLetter(sign) ? letters++ : null });
    }
    end = word.start + word.text.length;
  }
  pass(text.slice(end));
  return places;
}

/** The text of all signs, with those at the chosen places changed. */
export function changePlaces(
  places: readonly Place[],
  chosen: readonly number[],
  change: (sign: string, place: number) => string,
): string {
  const changed = new Set(chosen);
  return places.map(({ sign }, place) => (changed.has(place) ? change(sign, place) : sign)).join('');
}

/**
 * The text of all signs, each word with chosen places changed, unless that would make a rude word: the letters of a word
 * come in, with those marked that were chosen, and what becomes of each goes out.
 */
export function changeLetters(
  places: readonly Place[],
  chosen: readonly number[],
  change: (letters: readonly Letter[]) => readonly string[],
): string {
  const changed = new Set(chosen);
  const signs = places.map(({ sign }) => sign);
  for (const word of lettersByWord(places)) {
    const letters = word.map((place) => ({ sign: signs[place] ?? '', place, isChosen: changed.has(place) }));
    if (!letters.some(({ isChosen }) => isChosen)) continue;
    let made: readonly string[] = [];
    const whole = letters.map(({ sign }) => sign).join('');
    const kept = decently(whole, () => (made = change(letters)).join(''));
    if (kept !== whole) for (const [at, place] of word.entries()) signs[place] = made[at] ?? '';
  }
  return signs.join('');
}

/** A letter of a word, and its place among all signs. */
export interface Letter {
  readonly sign: string;
  readonly place: number;
  readonly isChosen: boolean;
}

/** The places of the letters of each word. */
function lettersByWord(places: readonly Place[]): number[][] {
  const words: number[][] = [];
  for (const [place, { inWord }] of places.entries()) {
    if (inWord === 0) words.push([place]);
    else if (inWord !== null) words.at(-1)?.push(place);
  }
  return words;
}
