/** What a play of flowing text amounts to. */
import type { PlayResult, RulesFlag } from '@mindhero/engine/play';
import { countOf } from '@mindhero/engine/reading/pace';
import { figuresOfReading, flagsOfReading, difficultyOfText } from '../measure.ts';
import { countsOf, isAnswered, outcomesOf } from '../quiz/quiz.ts';
import type { State } from './state.ts';

/**
 * `words` and `symbols` are those that were shown, each once; `reading_ms` is how long they flowed, what was gone back
 * over included, so `wpm` and `cpm` are what was set or less. What was understood is known once all is answered.
 */
function metricsOf(state: State): Record<string, number> {
  const { script, reached, flowedMs, rewinds, interruptions, quiz } = state;
  const shown = script.chunks.slice(0, reached);
  const figures = figuresOfReading({
    words: countOf(shown, 'words'),
    symbols: countOf(shown, 'symbols'),
    ms: flowedMs,
    quiz: script.text !== null && isAnswered(quiz) ? quiz : null,
  });
  return { ...figures, pauses: interruptions, rewinds };
}

/** What is answered counts; in a play that was stopped all other questions are missed. */
export function resultOf(state: State): PlayResult {
  return {
    ...countsOf(state.quiz),
    ended: state.ended ?? 'stopped',
    metrics: metricsOf(state),
    items: outcomesOf(state.quiz),
  };
}

/** A text that flows is measured as one that is read at one's own speed; a list has nothing to be understood. */
export function flagsOf({ settings, script, quiz, flowedMs, interruptions, isRead }: State): RulesFlag[] {
  if (script.text === null || !isRead) return [];
  return flagsOfReading({
    words: countOf(script.chunks, 'words'),
    ms: flowedMs,
    difficulty: difficultyOfText(settings, script.text),
    quiz,
    isInterrupted: interruptions > 0,
  });
}
