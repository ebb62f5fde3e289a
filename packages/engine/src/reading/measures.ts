/** What can be measured of a text: how long its sentences and words are, and how common its words. */
import type { ReadingLanguage } from './languages.ts';
import { sentencesOf } from './sentences.ts';
import { stemOf } from './stem.ts';
import { countSymbols, spanOfWords } from './words.ts';

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
  /** Different words that are uncommon, as the text first has them; null where nobody said which ones are. */
  readonly uncommon: readonly string[] | null;
  /** Percent of the words, numbers left out, that are common, were met in the text before or are names; null likewise. */
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
  const sentences = sentencesOf(text, language);
  const mean = words.length / Math.max(1, sentences.length);
  const uncommon = isCommon === undefined ? null : uncommonWords(written, sentences, language, isCommon);
  const long = words.filter((word) => lettersOf(word) >= LONG_WORD).length;
  return {
    words: words.length,
    symbols: countSymbols(text),
    sentences: sentences.length,
    mean_sentence_length: mean,
    lix: mean + percent(long, words.length),
    uncommon,
    common_percent: uncommon === null ? null : percent(written.length - uncommon.length, written.length),
  };
}

/** Each once, in whatever form: who has met a word in a text does not stumble over it again. */
function uncommonWords(
  words: readonly string[],
  sentences: readonly string[],
  language: ReadingLanguage,
  isCommon: (word: string) => boolean,
): string[] {
  const names = namesIn(sentences, language);
  const found = new Map<string, string>();
  for (const word of words) {
    const stem = stemOf(word, language);
    if (!found.has(stem) && !isCommon(word) && !names.has(word)) found.set(stem, word);
  }
  return [...found.values()];
}

/** What begins a sentence within a sentence: something said, something explained. */
const opening = /[.!?…:"“„«»—–]/u;

/** Words with a capital where no sentence begins. In German every noun has one, and names cannot be told. */
function namesIn(sentences: readonly string[], language: ReadingLanguage): ReadonlySet<string> {
  if (language === 'de') return new Set();
  const inner = sentences.flatMap((sentence) =>
    spanOfWords(sentence).filter(({ start }, index, spans) => {
      const before = spans[index - 1];
      return before !== undefined && !opening.test(sentence.slice(before.start + before.text.length, start));
    }),
  );
  return new Set(inner.map(({ text }) => text).filter((word) => /^\p{Lu}/u.test(word)));
}

/** Apostrophes, digits and marks are no letters. */
function lettersOf(word: string): number {
  return word.match(/(?!ʼ)\p{L}/gu)?.length ?? 0;
}

function percent(part: number, whole: number): number {
  return whole === 0 ? 0 : (100 * part) / whole;
}
