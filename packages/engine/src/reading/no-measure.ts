/** Why a text that was read is no measure of its reader (decision 219). */

/** What keeps a reading from being a record. */
export const noMeasures = ['few_questions', 'little_understood', 'rushed'] as const;
export type NoMeasure = (typeof noMeasures)[number];

/** A reading about which less was asked says little of how much was understood. */
const LEAST_QUESTIONS = 3;

/** Percent that is to be understood, where no setting says so. */
export const USUAL_PASS = 70;

/** In less than this for each word nobody's eyes get over a text: 2,000 words a minute. */
const LEAST_WORD_MS = 30;

/** Milliseconds in which nobody has read so many words. */
export const leastReadingMs = (words: number): number => LEAST_WORD_MS * words;

interface Understood {
  readonly questions: number;
  /** Percent; null without questions. */
  readonly understanding: number | null;
  /** Percent that is to be understood. */
  readonly pass: number;
  /** No faster than such texts are understood. */
  readonly isTakenIn: boolean;
}

/** Null if it is a measure. */
export function whyNoMeasure({ questions, understanding, pass, isTakenIn }: Understood): NoMeasure | null {
  // Whoever rushed is told that, whatever the text was: a longer one would be no record either.
  if (questions < LEAST_QUESTIONS) return isTakenIn ? 'few_questions' : 'rushed';
  if ((understanding ?? 0) < pass) return 'little_understood';
  return isTakenIn ? null : 'rushed';
}
