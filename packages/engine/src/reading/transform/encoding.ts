/** Letters written as numbers, as other letters or as signs, with the key to read them. */
import type { Random } from '../../random.ts';
import { lettersOf, type ReadingLanguage } from '../languages.ts';
import { isDecent } from '../syllables/decency.ts';
import { graphemes, spanOfWords } from '../words.ts';
import { isCapital } from './letters.ts';
import type { Given, Keyed, Legend, LegendMark } from './transformation.ts';

export interface EncodingOptions {
  /** `numbers`: A is 1; `shift`: each letter by one further on in the alphabet; `symbols`: some letters by signs. */
  readonly kind: 'symbols' | 'numbers' | 'shift';
  /** How many letters become signs, 1 to 6. */
  readonly letters: number;
  /** How many places further on, 1 or more. */
  readonly shift: number;
}

export const encodingDefaults: EncodingOptions = { kind: 'symbols', letters: 3, shift: 3 };

/** Outlined for the small letter, filled for the capital. */
const symbols = [
  ['○', '●'],
  ['△', '▲'],
  ['□', '■'],
  ['☆', '★'],
  ['◇', '◆'],
  ['▽', '▼'],
] as const;

/** As many letters as there are signs for. */
export const MOST_SYMBOLS = symbols.length;

/** Before a number that is a capital letter, between two numbers, and before what stood in the text itself. */
const [CAPITAL, BETWEEN, ITSELF] = ['↑', '·', '#'];

/** All signs that stand for letters, or among them. */
export const CODE_SIGNS = [...symbols.flat(), CAPITAL, BETWEEN, ITSELF].join('');

/**
 * Writes a text in a code that can be undone sign by sign. Letters of other languages stay as they are, and so do words of
 * which other letters would make a rude word: a sign before them says so.
 */
export function encoding(text: string, options: EncodingOptions, { language, random }: Given): Keyed {
  switch (options.kind) {
    case 'numbers':
      return asNumbers(text, language);
    case 'shift':
      return shifted(text, options.shift, language);
    case 'symbols':
      return asSymbols(text, options.letters, language, random);
  }
}

function keyed(
  text: string,
  pairs: Iterable<readonly [string, string]>,
  marks: readonly LegendMark[] = [],
): Keyed {
  const legend: Legend = {
    of: 'encoding',
    rows: Array.from(pairs, ([letter, sign]) => ({ letter, sign })),
    marks,
  };
  return { text, legend };
}

function asNumbers(text: string, language: ReadingLanguage): Keyed {
  const numbers = new Map(lettersOf(language).map((letter, index) => [letter, String(index + 1)]));
  let [written, follows, hasCapital, hasItself] = ['', false, false, false];
  for (const part of text.split(/([0-9]+|[↑·#])/u)) {
    if (/^(?:[0-9]+|[↑·#])$/u.test(part)) {
      written += ITSELF + part;
      hasItself = true;
      follows = /[0-9]$/u.test(part);
      continue;
    }
    for (const sign of graphemes(part)) {
      const number = numbers.get(sign.toLowerCase());
      if (number !== undefined) {
        hasCapital ||= isCapital(sign);
        written += (follows ? BETWEEN : '') + (isCapital(sign) ? CAPITAL : '') + number;
      } else written += sign;
      follows = number !== undefined;
    }
  }
  return keyed(written, numbers, [
    ...(hasCapital ? (['arrow_is_capital'] as const) : []),
    ...(hasItself ? (['number_sign'] as const) : []),
  ]);
}

function shifted(text: string, by: number, language: ReadingLanguage): Keyed {
  const alphabet = lettersOf(language);
  const pairs = alphabet.map(
    (letter, index) => [letter, alphabet[(index + by) % alphabet.length] as string] as const,
  );
  const others = new Map(pairs);
  const inCode = (word: string) =>
    graphemes(word)
      .map((sign) => {
        const other = others.get(sign.toLowerCase());
        if (other === undefined) return sign;
        return isCapital(sign) ? capital(other) : other;
      })
      .join('');
  let [written, end, hasSign, hasPlain] = ['', 0, false, false];
  const pass = (between: string) => {
    hasSign ||= between.includes(ITSELF);
    written += between.replaceAll(ITSELF, ITSELF + ITSELF);
  };
  for (const word of spanOfWords(text)) {
    pass(text.slice(end, word.start));
    end = word.start + word.text.length;
    const code = inCode(word.text);
    const isRude = !isDecent(code);
    hasPlain ||= isRude;
    written += isRude ? ITSELF + word.text : code;
  }
  pass(text.slice(end));
  return keyed(written, pairs, [
    ...(hasPlain ? (['number_sign_is_word'] as const) : []),
    ...(hasSign ? (['number_sign_twice'] as const) : []),
  ]);
}

/** The rare capital ß keeps the code one to one. */
function capital(small: string): string {
  return small === 'ß' ? 'ẞ' : small.toUpperCase();
}

function asSymbols(text: string, count: number, language: ReadingLanguage, random: Random): Keyed {
  const signs = graphemes(text);
  const present = new Set(signs);
  const free = symbols.filter(([small, large]) => !present.has(small) && !present.has(large));
  const times = new Map<string, number>();
  for (const sign of signs) {
    const small = sign.toLowerCase();
    times.set(small, (times.get(small) ?? 0) + 1);
  }
  const codes = new Map<string, (typeof symbols)[number]>();
  for (const symbol of free.slice(0, count)) {
    const left = lettersOf(language).filter((letter) => times.has(letter) && !codes.has(letter));
    // Letters that the text has often are met often.
    if (left.length > 0)
      codes.set(
        random.weighted(left, (letter) => times.get(letter) ?? 0),
        symbol,
      );
  }
  let hasCapital = false;
  const written = signs.map((sign) => {
    const code = codes.get(sign.toLowerCase());
    if (code === undefined) return sign;
    hasCapital ||= isCapital(sign);
    return code[isCapital(sign) ? 1 : 0];
  });
  const pairs = Array.from(codes, ([letter, [small]]) => [letter, small] as const);
  return keyed(written.join(''), pairs, hasCapital ? ['filled_is_capital'] : []);
}
