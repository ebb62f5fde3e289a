/**
 * Whether the reading of a text is a measure of its reader (decision 219): one rule for every room in which a text is read,
 * be it at one's own speed or at one that was set.
 */
import type { RulesFlag } from '@mindhero/engine/play';
import type { Difficulty } from '@mindhero/engine/reading/choice';
import { isTakenIn } from '@mindhero/engine/reading/course';
import { difficultyOf } from '@mindhero/engine/reading/difficulty';
import { readingLanguageOf } from '@mindhero/engine/reading/languages';
import type { TextContent } from '@mindhero/engine/reading/material';
import { measureText } from '@mindhero/engine/reading/measures';
import { type Quiz, understandingOf } from './quiz/quiz.ts';

/** A reading about which less was asked says little of how much was understood. */
const LEAST_QUESTIONS = 3;

/** Percent that is to be understood, where no setting says so. */
export const USUAL_PASS = 70;

/** In less than this for each word nobody's eyes get over a text: 2,000 words a minute. */
const LEAST_WORD_MS = 30;

interface Chosen {
  readonly text: number | null;
  readonly difficulty: Difficulty | 'any';
}

/** What a text asks of its reader: the level by which it was chosen, else the one that its measures give. */
export function levelOfText({ text: chosen, difficulty }: Chosen, text: TextContent): Difficulty {
  if (chosen === null && difficulty !== 'any') return difficulty;
  const language = readingLanguageOf(text.language);
  return difficultyOf(measureText(text.body, language), language);
}

interface TextRead {
  readonly words: number;
  readonly ms: number;
  readonly level: Difficulty;
  readonly quiz: Quiz;
  /** Percent that is to be understood. */
  readonly pass?: number;
  /** By a pause or a hidden window while the text was there, however often. */
  readonly isInterrupted: boolean;
}

/** Milliseconds in which nobody has read so many words. */
export const leastReadingMs = (words: number): number => LEAST_WORD_MS * words;

/**
 * What keeps a reading from being a measure: read in no time, faster than such texts are understood, asked about too little
 * or understood too little, or cut in two. Nothing is said of a text that was not read to its end or limit.
 * @param read null for such a text, and where no text was read
 */
export function flagsOfReading(read: TextRead | null): RulesFlag[] {
  if (read === null) return [];
  const { words, ms, level, quiz, pass = USUAL_PASS, isInterrupted } = read;
  const wpm = Math.round((60_000 * words) / Math.max(1, ms));
  const isMeasure =
    quiz.questions.length >= LEAST_QUESTIONS &&
    (understandingOf(quiz) ?? 0) >= pass &&
    isTakenIn({ difficulty: level, wpm });
  return [
    ...(ms < leastReadingMs(words) ? (['too_fast'] as const) : []),
    ...(isMeasure ? [] : (['skimmed'] as const)),
    ...(isInterrupted ? (['interrupted'] as const) : []),
  ];
}
