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
  const others = new Map<string, string>();
  for (const { text } of sentences) {
    for (const word of spanOfWords(text).map((span) => span.text)) {
      if (graphemes(word).length >= LEAST_LETTERS && !known.has(folded(word))) others.set(folded(word), word);
    }
  }
  const spare = Math.min(count, MOST_OPTIONS - count);
  const chosen = random.shuffle([...others.values()]).slice(0, spare);
  return { sentences, options: random.shuffle([...lasts, ...chosen]) };
}
