/**
 * What a text that was read amounts to, and whether that is a measure of its reader (decision 219): one rule for every room
 * in which a text is read, be it at one's own speed or at one that was set.
 */
import type { RulesFlag } from '@mindhero/engine/play';
import type { Difficulty } from '@mindhero/engine/reading/choice';
import { isTakenIn } from '@mindhero/engine/reading/course';
import { difficultyOf } from '@mindhero/engine/reading/difficulty';
import { readingLanguageOf } from '@mindhero/engine/reading/languages';
import type { TextContent } from '@mindhero/engine/reading/material';
import { measureText } from '@mindhero/engine/reading/measures';
import { leastReadingMs, USUAL_PASS, whyNoMeasure } from '@mindhero/engine/reading/no-measure';
import { type Quiz, understandingOf } from './quiz/quiz.ts';

interface Chosen {
  readonly text: number | null;
  readonly difficulty: Difficulty | 'any';
}

/** What a text asks of its reader: the difficulty by which it was chosen, else the one that its measures give. */
export function difficultyOfText({ text: chosen, difficulty }: Chosen, text: TextContent): Difficulty {
  if (chosen === null && difficulty !== 'any') return difficulty;
  const language = readingLanguageOf(text.language);
  return difficultyOf(measureText(text.body, language), language);
}

interface TextRead {
  readonly words: number;
  readonly ms: number;
  readonly difficulty: Difficulty;
  readonly quiz: Quiz;
  /** Percent that is to be understood. */
  readonly pass?: number;
  /** By a pause or a hidden window while the text was there, however often. */
  readonly isInterrupted: boolean;
}

interface Measured {
  /** That were read. */
  readonly words: number;
  readonly symbols: number;
  /** How long that took, in milliseconds. */
  readonly ms: number;
  /** What was asked about it; null where understanding is not measured, or not yet. */
  readonly quiz: Quiz | null;
}

/**
 * The figures of a reading, whole numbers that every room stores under the same names: `wpm` and `cpm` are words and symbols
 * a minute, `questions` were asked, `understanding` is a percentage, and `effective` the part of the words a minute that was
 * understood. The last two are left out where nothing was asked. What took no time at all has no speed: 0, lest it become a record.
 */
export function figuresOfReading({ words, symbols, ms, quiz }: Measured) {
  const perMinute = (count: number) => (ms === 0 ? 0 : Math.round((60_000 * count) / ms));
  const understanding = quiz && understandingOf(quiz);
  const wpm = perMinute(words);
  return {
    words,
    symbols,
    reading_ms: Math.round(ms),
    wpm,
    cpm: perMinute(symbols),
    ...(quiz && { questions: quiz.questions.length }),
    ...(understanding !== null && { understanding, effective: understoodOf(wpm, understanding) }),
  };
}

/** The part of a speed that was understood, by the percentage of understanding. */
export const understoodOf = (speed: number, understanding: number): number =>
  Math.round((speed * understanding) / 100);

/**
 * What keeps a reading from being a measure: read in no time, faster than such texts are understood, asked about too little
 * or understood too little, or cut in two. Nothing is said of a text that was not read to its end or limit.
 * @param read null for such a text, and where no text was read
 */
export function flagsOfReading(read: TextRead | null): RulesFlag[] {
  if (read === null) return [];
  const { words, ms, difficulty, quiz, pass = USUAL_PASS, isInterrupted } = read;
  const wpm = Math.round((60_000 * words) / Math.max(1, ms));
  const why = whyNoMeasure({
    questions: quiz.questions.length,
    understanding: understandingOf(quiz),
    pass,
    isTakenIn: isTakenIn({ difficulty, wpm }),
  });
  return [
    ...(ms < leastReadingMs(words) ? (['too_fast'] as const) : []),
    ...(why === null ? [] : (['skimmed'] as const)),
    ...(isInterrupted ? (['interrupted'] as const) : []),
  ];
}
