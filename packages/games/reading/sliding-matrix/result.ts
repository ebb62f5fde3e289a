/** What a play of the sliding window amounts to. */
import type { ItemOutcome, PlayResult, RulesFlag } from '@mindhero/engine/play';
import { countSymbols, countWords } from '@mindhero/engine/reading/words';
import { figuresOfReading, flagsOfReading, difficultyOfText } from '../measure.ts';
import { countsOf, outcomesOf } from '../quiz/quiz.ts';
import { SHOWN_OPTIONS } from './settings.ts';
import type { Settled, State } from './state.ts';
import { targetTimes, wasShown } from './trial.ts';

/** Words that were chosen and had been shown, or had not. */
export function countPicks({ trial, picked }: Pick<Settled, 'trial' | 'picked'>) {
  const right = picked.filter((word) => wasShown(trial, word)).length;
  return { right, wrong: picked.length - right };
}

const isAnswered = ({ tapped, picked }: Settled): boolean => tapped !== null || picked.length > 0;

function outcome(round: Settled): ItemOutcome {
  return {
    correct: round.isRight,
    attempts: isAnswered(round) ? 1 : 0,
    ...(round.ms !== undefined && { ms: round.ms }),
  };
}

/** Of a text the answers about it count; its speed is that of the window. */
function readResult({ text, quiz, readingMs, ended, phase }: State): PlayResult {
  const isRead = phase === 'quiz' && readingMs > 0;
  const words = countWords(text?.body ?? '');
  const symbols = countSymbols(text?.body ?? '');
  return {
    ...countsOf(quiz),
    ended: ended ?? 'stopped',
    metrics: isRead ? figuresOfReading({ words, symbols, ms: readingMs, quiz }) : { words, symbols },
    items: outcomesOf(quiz),
  };
}

/**
 * Counts words: those to be found one a round, those to be recalled three a round. `word_ms` is the shortest step at which
 * a round was right.
 */
export function resultOf(state: State): PlayResult {
  const { settings, settled, ended } = state;
  if (settings.task === 'read') return readResult(state);
  const counts = settings.task === 'recall' ? recalled(state) : found(state);
  const steps = settled.filter(({ isRight }) => isRight).map(({ stepMs }) => stepMs);
  const left: ItemOutcome[] = Array.from({ length: settings.rounds - settled.length }, () => ({
    correct: false,
    attempts: 0,
  }));
  return {
    ...counts,
    ended: ended ?? 'stopped',
    metrics: steps.length === 0 ? {} : { word_ms: Math.min(...steps) },
    items: [...settled.map(outcome), ...left],
  };
}

function found({ settings, settled }: State) {
  const correct = settled.filter(({ isRight }) => isRight).length;
  const incorrect = settled.filter((round) => isAnswered(round) && !round.isRight).length;
  return { correct, incorrect, missed: settings.rounds - correct - incorrect };
}

function recalled({ settings, settled, trial, picks, ended }: State) {
  const open = picks.flatMap((pick) => trial.options[pick] ?? []);
  const rounds = ended === 'completed' ? settled : [...settled, { trial, picked: open }];
  const counted = rounds.map(countPicks);
  const correct = counted.reduce((sum, { right }) => sum + right, 0);
  const incorrect = counted.reduce((sum, { wrong }) => sum + wrong, 0);
  return { correct, incorrect, missed: SHOWN_OPTIONS * settings.rounds - correct - incorrect };
}

/** Of a text that was read to its end, whether that is a measure; of boards nothing is to be said. */
export function flagsOf({ text, settings, quiz, readingMs, interrupted, phase }: State): RulesFlag[] {
  if (text === null || phase !== 'quiz') return [];
  return flagsOfReading({
    words: countWords(text.body),
    ms: readingMs,
    difficulty: difficultyOfText(settings, text),
    quiz,
    isInterrupted: interrupted > 0,
  });
}

/** What had to be watched for the answers so far. */
export function shownMs({ settings, settled, readingMs, quiz }: State): number {
  if (settings.task === 'read') return quiz.answers.length === 0 ? 0 : readingMs;
  const each = settled.map(({ trial, stepMs, picked, isRight }) => {
    if (settings.task === 'recall') return picked.length === 0 ? 0 : trial.path.length * stepMs;
    // What was tapped wrongly may have been tapped before anything was seen.
    return isRight ? (targetTimes(trial, settings, stepMs)[0]?.from ?? 0) : 0;
  });
  return each.reduce((sum, ms) => sum + ms, 0);
}
