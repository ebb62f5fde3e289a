/** How hard it is to read something at some speed, on the scale of all games. Every reading game reckons by it. */
import { difficultyOf } from '@mindhero/engine/difficulty';
import type { Difficulty } from '@mindhero/engine/reading/choice';

interface Reader {
  /** Words a minute of those for whom such texts are written, reading by themselves. */
  readonly wpm: number;
  /** What such a text asks of them at that speed. */
  readonly difficulty: number;
}

export const readers: Readonly<Record<Difficulty, Reader>> = {
  beginner: { wpm: 60, difficulty: 18 },
  easy: { wpm: 110, difficulty: 28 },
  intermediate: { wpm: 150, difficulty: 40 },
  advanced: { wpm: 180, difficulty: 52 },
};

/** Of the texts that may come, where that is left open: in the middle of all. */
const anyReader: Reader = { wpm: 130, difficulty: 34 };

/** A word of a list, which has no sentence that helps: two in a second come to 30. */
const WORD_LOAD = 2.3;

interface TextReading {
  /** Of the text, or `any` where it is left open. */
  readonly difficulty: Difficulty | 'any';
  /** Words a minute; left out where readers go at their own speed. */
  readonly wpm?: number;
  /** How many times the effort of a page that stands still. */
  readonly effort?: number;
  /** What else makes it harder, in points of difficulty. */
  readonly extra?: number;
}

/** Of reading a text: its load is what such a text is worth at the speed of its readers, in the time that is left for it. */
export function difficultyOfReading({ difficulty, wpm, effort = 1, extra = 0 }: TextReading): number {
  const reader = difficulty === 'any' ? anyReader : readers[difficulty];
  const load = 2 ** (reader.difficulty / 12) - 1;
  return difficultyOf(load * effort, reader.wpm / (wpm ?? reader.wpm), extra);
}

interface WordsReading extends Pick<TextReading, 'effort' | 'extra'> {
  readonly wordMs: number;
}

/** Of reading words that do not belong together, one after the other. */
export function difficultyOfWords({ wordMs, effort = 1, extra = 0 }: WordsReading): number {
  return difficultyOf(WORD_LOAD * effort, wordMs / 1000, extra);
}
