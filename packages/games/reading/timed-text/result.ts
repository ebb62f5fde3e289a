/** What a timed reading amounts to. */
import type { ItemOutcome, PlayResult, RulesFlag } from '@mindhero/engine/play';
import { isTakenIn } from '@mindhero/engine/reading/course';
import { countWords } from '@mindhero/engine/reading/words';
import { difficultyOfReading } from '../difficulty.ts';
import { figuresOfReading, flagsOfReading, understoodOf } from '../measure.ts';
import { countsOf, outcomesOf } from '../quiz/quiz.ts';
import type { TimedSettings } from './settings.ts';
import type { State } from './state.ts';

/**
 * Figures of the reading. `transformed` counts what made the text harder and is left out of plain reading, so that nobody
 * compares them.
 */
export function metricsOf({ reading, quiz, shown }: State): Record<string, number> {
  if (reading === null) return {};
  return {
    ...figuresOfReading({ ...reading, quiz }),
    ...(shown.ways > 0 && { transformed: shown.ways }),
  };
}

/** How quickly a text was read, in the unit in which that is shown, and how much of it was understood; if that was asked. */
export function speedIn(
  unit: TimedSettings['unit'],
  { wpm = 0, cpm = 0, understanding }: Readonly<Record<string, number>>,
): { readonly speed: number; readonly effective: number | undefined } {
  const speed = unit === 'symbols' ? cpm : wpm;
  return { speed, effective: understanding === undefined ? undefined : understoodOf(speed, understanding) };
}

/** The questions; of a text without any, that it was read to the end. */
export function itemsOf(state: State): ItemOutcome[] {
  const { quiz, reading } = state;
  const difficulty = difficultyOfReading(state);
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

export function flagsOf({ reading, difficulty, quiz, settings, isInterrupted }: State): RulesFlag[] {
  const pass = settings.pass_understanding;
  return flagsOfReading(reading && { ...reading, difficulty, quiz, pass, isInterrupted });
}

/** What a reader is told to do with the result, by its name among the texts. */
export function adviceFor(state: State): 'no_questions' | 'cut' | 'slower' | 'well_read' {
  const { understanding, words = 0, wpm = 0 } = metricsOf(state);
  if (understanding === undefined) return 'no_questions';
  // What was right then was luck.
  if (!isTakenIn({ difficulty: state.difficulty, wpm })) return 'slower';
  if (understanding >= state.settings.pass_understanding) return 'well_read';
  return words < countWords(state.text.body) ? 'cut' : 'slower';
}
