/** What a play of words that are shown and asked about amounts to. */
import { median } from '@mindhero/engine/median';
import type { ItemOutcome, PlayResult } from '@mindhero/engine/play';
import type { PaceSettings } from './settings.ts';
import { bestMs, type State } from './state.ts';

/**
 * `word_ms` is the shortest time of a word at which the answer was right. Missed are the rounds that were cut short too
 * often and those that were never reached.
 * @param difficultyAt of a round, by the time of its words
 */
export function resultOf<Round>(
  state: State<PaceSettings, Round>,
  difficultyAt: (wordMs: number) => number,
): PlayResult {
  const { settings, past } = state;
  const answered = past.filter(({ given }) => given !== null);
  const right = past.filter(({ isRight }) => isRight);
  const best = bestMs(state);
  const answer = median(right.flatMap(({ ms }) => ms ?? []));
  const outcomes = past.map(({ isRight, given, ms, wordMs }): ItemOutcome => ({
    correct: isRight,
    attempts: given === null ? 0 : 1,
    ...(ms !== undefined && { ms }),
    difficulty: difficultyAt(wordMs),
  }));
  const open = Array.from({ length: settings.rounds - past.length }, () => ({ correct: false, attempts: 0 }));
  return {
    correct: right.length,
    incorrect: answered.length - right.length,
    missed: settings.rounds - answered.length,
    ended: state.ended ?? 'stopped',
    metrics: {
      ...(best !== null && { word_ms: best }),
      ...(answer !== null && { median_answer_ms: answer }),
    },
    items: [...outcomes, ...open],
  };
}
