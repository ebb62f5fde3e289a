/** Whether a voice can keep up with the numbers. */

/** Longest usual words for numbers in the four languages, at a voice's usual speed. */
const BEGINNING_MS = 250;
const DIGIT_MS = 450;
const MINUS_MS = 250;
/** So much silence there must be between two numbers. */
const GAP_MS = 100;

/**
 * The shortest interval at which a voice reads the numbers in step with the picture, in milliseconds.
 * @param digits of the longest number
 * @param withMinus numbers are subtracted as well, which takes another word
 */
export function shortestSpokenInterval(digits: number, withMinus: boolean): number {
  return BEGINNING_MS + DIGIT_MS * digits + (withMinus ? MINUS_MS : 0) + GAP_MS;
}

/** The same for the numbers of an example. */
export function shortestIntervalFor(terms: readonly number[]): number {
  const digits = Math.max(...terms.map((term) => String(Math.abs(term)).length));
  return shortestSpokenInterval(
    digits,
    terms.some((term) => term < 0),
  );
}
