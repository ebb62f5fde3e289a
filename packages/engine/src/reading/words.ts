/**
 * What a word of a text is, one definition for counting, playing and checking: letters, with an apostrophe within
 * (“don't”, “м’ята”), or a group of digits (“3,000”). A hyphen parts two words.
 */

import type { Span } from './paragraphs.ts';

/** U+02BC is a letter for Unicode; here it is the apostrophe as which Ukrainian uses it. */
const letterGroup = String.raw`(?:(?!ʼ)\p{L}\p{M}*)+`;

/** A word as the source of a regular expression. */
export const WORD = `(?:${letterGroup}(?:['’ʼ]${letterGroup})*|\\p{Nd}+(?:[.,]\\p{Nd}+)*)`;
const token = new RegExp(WORD, 'gu');

/** The words of a text with their places, numbers among them. */
export function spanOfWords(text: string): Span[] {
  return [...text.matchAll(token)].map((match) => ({ text: match[0], start: match.index }));
}

/** How many words a text has, numbers among them. */
export function countWords(text: string): number {
  return text.match(token)?.length ?? 0;
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Letters, digits and marks of the four languages, composed: each is one sign, which is quicker to see than to ask for. */
const plain = /^[\n\x20-\x7e\xa0-\xac\xae-\u02ff\u0400-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u203b]*$/u;

/** What readers take for one sign each: a letter with its marks, however it is composed. */
export function graphemes(text: string): string[] {
  if (plain.test(text)) return text.split('');
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** How many signs a text has, white space left out: what speed in symbols is counted in. */
export function countSymbols(text: string): number {
  return graphemes(text.replaceAll(/\s+/gu, '')).length;
}

/** The word as it is compared with others: composed, in lower case, with one kind of apostrophe. */
export function folded(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll(/['ʼ]/gu, '’');
}
