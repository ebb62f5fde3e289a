/** What is read in a round of the reading span, and what its last words are chosen from. */
import type { Random } from '@mindhero/engine/random';
import { folded, graphemes, spanOfWords } from '@mindhero/engine/reading/words';
import type { Sentence } from './sentences.ts';

export interface SpanRound {
  /** In the order in which they are read and their last words are asked for. */
  readonly sentences: readonly Sentence[];
  /** The last words among others that were read, each once; none where answers are typed. */
  readonly options: readonly string[];
}

/** So many options fit the keys and a phone. */
const MOST_OPTIONS = 9;
const LEAST_LETTERS = 3;

/** So many sentences of those of a text, in any order, so that none tells what the next one is about. */
export function drawSpan(
  pool: readonly Sentence[],
  { count, isTyped }: { readonly count: number; readonly isTyped: boolean },
  random: Random,
): SpanRound {
  const sentences = random.shuffle(pool).slice(0, count);
  if (isTyped) return { sentences, options: [] };
  const lasts = sentences.map(({ last }) => last);
  const known = new Set(lasts.map(folded));
  const words = sentences.map(({ text }) => spanOfWords(text).map((span) => span.text));
  const others = differing(
    words.flatMap((all) => all.slice(1)),
    known,
  );
  // Its capital tells of the first one that it was not the last.
  const begun = differing(
    words.flatMap((all) => all.slice(0, 1)),
    new Set([...known, ...others.map(folded)]),
  );
  const spare = Math.min(count, MOST_OPTIONS - count);
  const chosen = [...random.shuffle(others), ...random.shuffle(begun)].slice(0, spare);
  return { sentences, options: random.shuffle([...lasts, ...chosen]) };
}

/** Each word once, without short ones and those that are known. */
function differing(words: readonly string[], known: ReadonlySet<string>): readonly string[] {
  const long = words.filter((word) => graphemes(word).length >= LEAST_LETTERS && !known.has(folded(word)));
  return [...new Map(long.map((word) => [folded(word), word])).values()];
}
