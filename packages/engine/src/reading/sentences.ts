/**
 * Sentences of a text. Where one ends is said by marks and letters alone, since what browsers and servers know of it
 * differs from version to version.
 */
import type { ReadingLanguage } from './languages.ts';
import { paragraphsOf, type Span } from './paragraphs.ts';

/** Abbreviations that a sentence goes on after, without their last full stop. */
const abbreviations: Readonly<Record<ReadingLanguage, ReadonlySet<string>>> = {
  en: new Set(['mr', 'mrs', 'ms', 'dr', 'st', 'prof', 'no', 'e.g', 'i.e', 'vs']),
  de: new Set(['dr', 'prof', 'nr', 'st', 'hr', 'fr', 'z.b', 'd.h', 'bzw', 'ca', 'usw', 'z', 'd', 'u']),
  ru: new Set(['г', 'гг', 'ул', 'им', 'св', 'т', 'см', 'стр', 'в', 'вв']),
  uk: new Set(['м', 'р', 'рр', 'вул', 'ім', 'св', 'т', 'див', 'стр', 'ст']),
};

const germanMonths =
  /^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)/u;

/** End marks with the quotation marks and brackets that close behind them, before a space. */
const end = /(?<![.!?…])[.!?…]+["”“’»)\]]*(?=\s)/gu;

/** So many signs beside an end mark say whether the sentence goes on. */
const NEAR = 40;

/** What stands before the first letter or digit of a sentence. */
const opening = /^[\s"„“”«‘’'([–—-]*/u;

/** The sentences of a text, trimmed. Every line ends one: a line of a poem, a speech, a paragraph. */
export function sentencesOf(text: string, language: ReadingLanguage): string[] {
  return spansOfSentences(text, language).map((sentence) => sentence.text);
}

/** The same with the place of each. */
export function spansOfSentences(text: string, language: ReadingLanguage): Span[] {
  return paragraphsOf(text)
    .flat()
    .flatMap(({ text: line, start }) =>
      sentencesOfLine(line, language).map((sentence) => ({ ...sentence, start: start + sentence.start })),
    )
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence.text));
}

function sentencesOfLine(line: string, language: ReadingLanguage): Span[] {
  const sentences: Span[] = [];
  let start = 0;
  for (const match of line.matchAll(end)) {
    const stop = match.index + match[0].length;
    if (
      goesOn(
        line.slice(Math.max(start, match.index - NEAR), match.index),
        match[0],
        line.slice(stop, stop + NEAR),
        language,
      )
    )
      continue;
    sentences.push(trimmed(line.slice(start, stop), start));
    start = stop;
  }
  return [...sentences, trimmed(line.slice(start), start)];
}

function trimmed(text: string, start: number): Span {
  return { text: text.trim(), start: start + text.length - text.trimStart().length };
}

/** Whether the sentence goes on after the mark: its next word is small, or the full stop belongs to a word. */
function goesOn(before: string, mark: string, after: string, language: ReadingLanguage): boolean {
  const next = after.replace(opening, '');
  if (/^\p{Ll}/u.test(next)) return true;
  if (mark !== '.') return false;
  const [last = ''] = /[\p{L}\p{N}.]*$/u.exec(before) ?? [];
  // An ordinal before a month; elsewhere nobody can tell it from a number that ends a sentence.
  if (/^\d+$/u.test(last)) return language === 'de' && germanMonths.test(next);
  return /^\p{Lu}$/u.test(last) || abbreviations[language].has(last.toLowerCase());
}
