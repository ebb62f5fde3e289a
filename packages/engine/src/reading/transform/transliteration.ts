/** A text in the letters of the other script, Latin or Cyrillic. */
import { isDecent } from '../syllables/decency.ts';
import { graphemes } from '../words.ts';
import { changeWords, isCapital, isLetter } from './letters.ts';
import type { Given, Keyed, LegendRow } from './transformation.ts';
import { type Table, type TableId, tableFor } from './transliteration-tables.ts';

export interface TransliterationOptions {
  readonly table: TableId;
}

export const transliterationDefaults: TransliterationOptions = { table: 'usual' };

/** Writes every word in the other script, by the longest letters of the table that fit. */
export function transliteration(
  text: string,
  options: TransliterationOptions,
  { language, random }: Given,
): Keyed {
  const table = tableFor(language, options.table);
  const longest = Math.max(...Array.from(table.letters.keys(), (letters) => letters.length));
  const used = new Set<string>();
  // Words come again and again, and always become the same.
  const known = new Map<string, string>();
  const written = changeWords(text, { share: 1, minWordLength: 1 }, random, (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const letters = new Set<string>();
    const made = transliterated(word, { table, longest, used: letters });
    // Of a word that stays as it was the key says nothing.
    if (isDecent(made)) for (const letter of letters) used.add(letter);
    known.set(word, made);
    return made;
  });
  const rows = [...table.letters].flatMap(([letter, signs]): LegendRow[] =>
    used.has(letter) ? [{ letter, sign: shown(signs) }] : [],
  );
  // A stress may find a letter to be composed with.
  return { text: written.normalize('NFC'), legend: { of: 'transliteration', rows, marks: [] } };
}

/** Both forms of a letter; a dash for one that is left out. */
function shown(signs: string | { readonly initial: string; readonly within: string }): string {
  if (typeof signs !== 'string') return `${signs.initial}, ${signs.within}`;
  return signs === '' ? '–' : signs;
}

interface Writing {
  readonly table: Table;
  readonly longest: number;
  /** Takes up what of the table was used. */
  readonly used: Set<string>;
}

function transliterated(word: string, { table, longest, used }: Writing): string {
  const signs = graphemes(word);
  const small = signs.map((sign) => sign.toLowerCase());
  const letters = signs.filter(isLetter);
  const isLoud = letters.length > 1 && letters.every(isCapital);
  let written = '';
  for (let place = 0; place < signs.length;) {
    const sign = signs[place] ?? '';
    if (!isLetter(sign)) {
      written += table.dropsApostrophe ? '' : sign;
      place += 1;
      continue;
    }
    const found = fitting(small, place, table, longest);
    used.add(found.letters);
    const entry = table.letters.get(found.letters);
    const isInitial = place === 0 || table.initialAfter.has(small[place - 1] ?? '');
    const other =
      entry === undefined
        ? found.letters
        : typeof entry === 'string'
          ? entry
          : isInitial
            ? entry.initial
            : entry.within;
    written += inCaseOf(other, isCapital(sign), isLoud) + found.marks;
    place += found.length;
  }
  return written;
}

interface Fitting {
  readonly letters: string;
  /** Signs of the word that they take up. */
  readonly length: number;
  /** What a letter bears that the table does not know, such as the stress. */
  readonly marks: string;
}

function fitting(small: readonly string[], place: number, table: Table, longest: number): Fitting {
  for (let length = Math.min(longest, small.length - place); length > 0; length--) {
    const letters = small.slice(place, place + length).join('');
    if (table.letters.has(letters)) return { letters, length, marks: '' };
  }
  const [base = '', ...marks] = (small[place] ?? '').normalize('NFD');
  // An accent of the Latin alphabet has no meaning in the other one.
  return { letters: base, length: 1, marks: /\p{Script=Latin}/u.test(base) ? '' : marks.join('') };
}

function inCaseOf(written: string, isLarge: boolean, isLoud: boolean): string {
  if (!isLarge) return written;
  if (isLoud) return written.toUpperCase();
  const [first = '', ...rest] = graphemes(written);
  return first.toUpperCase() + rest.join('');
}
