/** A person's readings one after the other: which of them tell how somebody reads, and what follows for the next text. */
import type { Difficulty } from './choice.ts';
import { type NextText, nextText, type ReadText, steps } from './next-text.ts';

/** A text that was read against the clock. */
export interface TimedReading {
  readonly difficulty: Difficulty;
  /** What was asked for: how many words at most; null where nothing was asked. */
  readonly max_words: NextText['max_words'];
  /** That were read, and how many of them and of its symbols in a minute. */
  readonly words: number;
  readonly wpm: number;
  readonly cpm: number;
  readonly questions: number;
  /** Percent; null without questions. */
  readonly understanding: number | null;
  /** Read to its end: no limit of time cut it. */
  readonly is_whole: boolean;
  /** Made harder to read, which says nothing of how somebody reads. */
  readonly is_transformed: boolean;
}

/** Words per minute above which nobody takes a text in: of texts for grades 1 to 4, and of those for older readers. */
const fastestUnderstood: Readonly<Record<Difficulty, number>> = {
  beginner: 600,
  easy: 600,
  intermediate: 900,
  advanced: 900,
};

/** Whether anybody can have understood a text of the difficulty at this speed. */
export function isTakenIn({ difficulty, wpm }: Pick<TimedReading, 'difficulty' | 'wpm'>): boolean {
  return wpm <= fastestUnderstood[difficulty];
}

/**
 * What suits next after readings of one language, the last one first. Only plain texts that were read to their end at a
 * speed at which they can be understood count; that one was understood badly does not rule it out, as it is what leads down.
 */
export function nextAfter(readings: readonly TimedReading[]): NextText {
  const counted = readings.filter((one) => one.is_whole && !one.is_transformed && isTakenIn(one));
  return nextText(counted.map(readText));
}

function readText(reading: TimedReading): ReadText {
  const { difficulty, cpm, questions, understanding } = reading;
  const right = Math.round((questions * (understanding ?? 0)) / 100);
  return { difficulty, max_words: boundOf(reading), cpm, questions, right };
}

/** What was asked for, or, where any length was, the least that would have let the text through. */
function boundOf({ max_words, difficulty, words }: TimedReading): NextText['max_words'] {
  if (max_words !== null) return max_words;
  const ofLevel = steps.filter((step) => step.difficulty === difficulty).map((step) => step.max_words);
  return ofLevel.find((bound) => bound !== null && words <= bound) ?? null;
}
