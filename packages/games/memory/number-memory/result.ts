/** What a number memory play amounts to. */
import { median } from '@mindhero/engine/median';
import type { ItemOutcome, PlayResult } from '@mindhero/engine/play';
import { recalled } from '../align.ts';
import { levelDifficulty } from './numbers.ts';
import type { Settings } from './settings.ts';
import { isRight, levelOf, playedRounds, type Round, type State } from './state.ts';

/** None where nothing was typed. */
export const digitsOf = (text: string | null): number[] => [...(text ?? '')].map(Number);

function outcome(settings: Settings, round: Round): ItemOutcome {
  return {
    correct: isRight(round),
    attempts: round.typed === null ? 0 : 1,
    ...(round.ms !== undefined && { ms: round.ms }),
    difficulty: levelDifficulty(settings, levelOf(round)),
  };
}

/** Counts digits, since a play goes on until it is too hard. `level` is the one that was reached: that of the last number. */
export function resultOf(state: State): PlayResult {
  const rounds = playedRounds(state);
  const counts = rounds.map(({ number, typed }) => recalled(digitsOf(number), digitsOf(typed)));
  const sum = (name: keyof (typeof counts)[number]) => counts.reduce((sum, one) => sum + one[name], 0);
  const right = rounds.filter(isRight);
  const answer = median(right.flatMap(({ ms }) => ms ?? []));
  const last = rounds.at(-1);
  return {
    correct: sum('right'),
    incorrect: sum('wrong'),
    missed: sum('missed'),
    level: last === undefined ? 0 : levelOf(last),
    ended: state.ended ?? 'stopped',
    metrics: {
      longest_number: Math.max(0, ...right.map(levelOf)),
      right_numbers: right.length,
      lives_left: state.lives,
      ...(answer !== null && { median_answer_ms: answer }),
    },
    items: rounds.map((round) => outcome(state.settings, round)),
  };
}
