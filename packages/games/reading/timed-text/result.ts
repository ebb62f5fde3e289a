/** What a timed reading amounts to. */
import type { ItemOutcome, PlayResult, RulesFlag } from '@mindhero/engine/play';
import type { Difficulty } from '@mindhero/engine/reading/choice';
import { difficultyOfReading } from '../difficulty.ts';
import { countsOf, outcomesOf, understandingOf } from '../quiz/quiz.ts';
import type { State } from './state.ts';

/** A reading about which less was asked says little of how much was understood. */
const LEAST_QUESTIONS = 3;

/** Words per minute above which nobody takes a text in: of texts for grades 1 to 4, and of those for older readers. */
const fastestUnderstood: Readonly<Record<Difficulty, number>> = {
  beginner: 600,
  easy: 600,
  intermediate: 900,
  advanced: 900,
};

/** In less than this for each word nobody's eyes get over a text: 2,000 words a minute. */
const LEAST_WORD_MS = 30;

/**
 * Figures of the reading. `wpm` and `cpm` are words and symbols a minute, `effective` is the part of the words that was
 * understood; `transformed` counts what made the text harder and is left out of plain reading, so that nobody compares them.
 */
export function metricsOf({ reading, quiz, shown }: State): Record<string, number> {
  const understanding = understandingOf(quiz);
  if (reading === null) return {};
  const { words, symbols } = reading;
  const minutes = Math.max(1, reading.ms) / 60_000;
  const wpm = words / minutes;
  const rounded = {
    words,
    symbols,
    reading_ms: reading.ms,
    wpm: Math.round(wpm),
    cpm: Math.round(symbols / minutes),
    questions: quiz.questions.length,
  };
  return {
    ...rounded,
    ...(understanding !== null && { understanding, effective: Math.round((wpm * understanding) / 100) }),
    ...(shown.ways > 0 && { transformed: shown.ways }),
  };
}

/** The questions; of a text without any, that it was read to the end. */
export function itemsOf(state: State): ItemOutcome[] {
  const { quiz, reading, level } = state;
  const difficulty = difficultyOfReading({ level });
  const items: ItemOutcome[] =
    quiz.questions.length > 0
      ? outcomesOf(quiz)
      : [
          {
            correct: reading !== null,
            attempts: reading === null ? 0 : 1,
            ...(reading && { ms: reading.ms }),
            tags: ['read'],
          },
        ];
  return items.map((item) => ({ ...item, difficulty }));
}

export function resultOf(state: State): PlayResult {
  const { quiz, reading, ended } = state;
  const read = reading === null ? 0 : 1;
  const counts =
    quiz.questions.length > 0 ? countsOf(quiz) : { correct: read, incorrect: 0, missed: 1 - read };
  return { ...counts, ended: ended ?? 'stopped', metrics: metricsOf(state), items: itemsOf(state) };
}

/**
 * Whether the reading is a measure: read in one go, at a speed at which texts are understood, asked about enough, and
 * understood as the settings want. Nothing is said of a text that was not read to its end or limit.
 */
export function flagsOf(state: State): RulesFlag[] {
  const { reading, level, quiz, settings, isInterrupted } = state;
  if (reading === null) return [];
  const { wpm = 0, understanding = 0 } = metricsOf(state);
  const isMeasure =
    quiz.questions.length >= LEAST_QUESTIONS &&
    understanding >= settings.pass_understanding &&
    wpm <= fastestUnderstood[level];
  return [
    ...(reading.ms < leastReadingMs(state) ? (['too_fast'] as const) : []),
    ...(isMeasure ? [] : (['skimmed'] as const)),
    ...(isInterrupted ? (['interrupted'] as const) : []),
  ];
}

/** Milliseconds in which nobody has read so much. */
export const leastReadingMs = ({ reading }: State): number => LEAST_WORD_MS * (reading?.words ?? 0);
