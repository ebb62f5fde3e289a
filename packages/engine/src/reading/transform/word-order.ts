/** Words of a sentence in another order; marks stay in their places, and so does the capital at the beginning. */
import type { ReadingLanguage } from '../languages.ts';
import { spansOfSentences } from '../sentences.ts';
import { folded, spanOfWords } from '../words.ts';
import { isCapital } from './letters.ts';
import { smallWords } from './small-words.ts';

/** Gives the places of the words, counted from 0, in the order in which they are to come. */
type Order = (words: readonly string[]) => readonly number[];

/** The text with the words of each sentence, numbers among them, in another order. */
export function reorderWords(text: string, language: ReadingLanguage, order: Order): string {
  const small = wordsWrittenSmall(text, language);
  let [changed, end] = ['', 0];
  for (const sentence of spansOfSentences(text, language)) {
    changed += text.slice(end, sentence.start) + reordered(sentence.text, small, order);
    end = sentence.start + sentence.text.length;
  }
  return changed + text.slice(end);
}

function reordered(sentence: string, small: ReadonlySet<string>, order: Order): string {
  const spans = spanOfWords(sentence);
  const words = spans.map((span) => span.text);
  const [first = ''] = words;
  const beginsLarge = isCapital(first.slice(0, 1));
  const places = order(words);
  if (places.every((place, index) => place === index)) return sentence;
  let [changed, end] = ['', 0];
  for (const [index, span] of spans.entries()) {
    const place = places[index] ?? index;
    const word = words[place] ?? '';
    const inner = place === 0 && small.has(folded(word)) ? word.toLowerCase() : word;
    changed += sentence.slice(end, span.start) + (index === 0 && beginsLarge ? beginLarge(inner) : inner);
    end = span.start + span.text.length;
  }
  return changed + sentence.slice(end);
}

function beginLarge(word: string): string {
  const [first = ''] = word;
  const large = first.toUpperCase();
  return large.length === first.length ? large + word.slice(first.length) : word;
}

/**
 * Words that have no capital within a sentence: the text has them small elsewhere, or everybody knows them. Of all others
 * nobody can tell whether they are names, or German nouns; those keep the capital with which they began a sentence.
 */
function wordsWrittenSmall(text: string, language: ReadingLanguage): ReadonlySet<string> {
  const seen = spanOfWords(text)
    .map((word) => word.text)
    .filter((word) => word === word.toLowerCase());
  return new Set([...smallWords[language], ...seen.map(folded)]);
}
