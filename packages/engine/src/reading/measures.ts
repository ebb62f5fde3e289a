/** What can be measured of a text: how long its sentences and words are, and how common its words. */
import type { ReadingLanguage } from './languages.ts';
import { sentencesOf } from './sentences.ts';
import { countSymbols, graphemes, spanOfWords } from './words.ts';

/** LIX counts a word as long from this many letters on. */
const LONG_WORD = 7;

export interface TextMeasures {
  readonly words: number;
  /** Graphemes without white space. */
  readonly symbols: number;
  readonly sentences: number;
  /** Words per sentence, 0 for a text without words. */
  readonly mean_sentence_length: number;
  /** Words per sentence and the percentage of words with more than six letters, after Björnsson. */
  readonly lix: number;
  /** Percent of the words, numbers left out, that are common; null where nobody said which ones are. */
  readonly common_percent: number | null;
}

/** Measures a text; `isCommon` says of a word whether readers of the language meet it often. */
export function measureText(
  text: string,
  language: ReadingLanguage,
  isCommon?: (word: string) => boolean,
): TextMeasures {
  const words = spanOfWords(text).map((word) => word.text);
  const written = words.filter((word) => /\p{L}/u.test(word));
  const sentences = sentencesOf(text, language).length;
  const mean = words.length / Math.max(1, sentences);
  const long = words.filter((word) => lettersOf(word) >= LONG_WORD).length;
  return {
    words: words.length,
    symbols: countSymbols(text),
    sentences,
    mean_sentence_length: mean,
    lix: mean + percent(long, words.length),
    common_percent: isCommon === undefined ? null : percent(written.filter(isCommon).length, written.length),
  };
}

/** Apostrophes and digits are no letters. */
function lettersOf(word: string): number {
  return graphemes(word).filter((sign) => /^(?!ʼ)\p{L}/u.test(sign)).length;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}
