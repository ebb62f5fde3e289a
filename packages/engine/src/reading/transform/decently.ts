/** Keeps words clean that letters make by chance. */
import { isDecent } from '../syllables/decency.ts';

const TRIES = 20;

/**
 * Draws what becomes of a word again until it may be shown to a child; after so many tries the word stays as it was. Where
 * the word itself holds what is ruled out, as “hello” does, nothing is asked.
 */
export function decently(word: string, draw: () => string): string {
  let made = draw();
  if (isDecent(made) || !isDecent(word)) return made;
  for (let tried = 1; tried < TRIES; tried++) {
    made = draw();
    if (isDecent(made)) return made;
  }
  return word;
}
