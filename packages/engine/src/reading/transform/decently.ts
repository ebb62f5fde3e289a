/** Keeps words clean that letters make by chance, or by a table. */
import { isDecent } from '../syllables/decency.ts';

const TRIES = 20;

/** Draws what becomes of a word until it may be shown to a child; after so many tries the word stays as it was. */
export function decently(word: string, draw: () => string): string {
  for (let tried = 0; tried < TRIES; tried++) {
    const made = draw();
    if (isDecent(made)) return made;
  }
  return word;
}
