/** How much of a text was read. Pure. */
import { countSymbols, spanOfWords } from '@mindhero/engine/reading/words';

interface ReadPart {
  /** Words of the page up to the last one that was read. */
  readonly words: number;
  /** How many the page has, where it was changed. */
  readonly of?: number;
}

/**
 * Words and symbols of a text that were read, all of them if nothing else is said. Where the words of the page are others
 * than those of the text, as large a part of the text counts as of the page.
 */
export function readTo(
  body: string,
  { words, of }: ReadPart = { words: Infinity },
): { readonly words: number; readonly symbols: number } {
  const spans = spanOfWords(body);
  const share = Math.min(1, words / Math.max(1, of ?? spans.length));
  const count = Math.round(share * spans.length);
  const last = spans[count - 1];
  // What ends the last word, as a full stop does, was read with the last one of all only.
  const part = count === spans.length ? body : body.slice(0, last && last.start + last.text.length);
  return { words: count, symbols: countSymbols(part) };
}
