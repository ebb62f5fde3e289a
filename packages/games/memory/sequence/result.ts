/** What a number chain play amounts to. */
import { median } from '@mindhero/engine/median';
import type { ItemOutcome, PlayResult } from '@mindhero/engine/play';
import { recalled } from '../align.ts';
import { expectedOf, lengthDifficulty } from './items.ts';
import type { Settings } from './settings.ts';
import { isRight, playedTrials, type State, type Trial } from './state.ts';

function outcome(settings: Settings, trial: Trial): ItemOutcome {
  return {
    correct: isRight(settings, trial),
    attempts: trial.given.length === 0 ? 0 : 1,
    ...(trial.ms !== undefined && { ms: trial.ms }),
    difficulty: lengthDifficulty(settings, trial.items.length),
  };
}

/** The longest chain that was given again rightly, 0 for none. */
export function spanOf({ settings, past }: State): number {
  return Math.max(0, ...past.filter((trial) => isRight(settings, trial)).map(({ items }) => items.length));
}

/**
 * Counts digits or tiles, not trials: a play goes on until it is too hard, and whoever gives five of six again has not
 * failed. `level` is the span. Taps count when the trial is over, lest one of them tell whether it was right.
 */
export function resultOf(state: State): PlayResult {
  const { settings, past } = state;
  const trials = playedTrials(state);
  const counts = trials.map(({ items, given }) => recalled(expectedOf(settings, items), given));
  const sum = (name: keyof (typeof counts)[number]) => counts.reduce((sum, one) => sum + one[name], 0);
  const right = past.filter((trial) => isRight(settings, trial));
  const span = spanOf(state);
  const firstTap = median(right.flatMap(({ firstMs }) => firstMs ?? []));
  const answer = median(right.flatMap(({ ms }) => ms ?? []));
  return {
    correct: sum('right'),
    incorrect: sum('wrong'),
    missed: sum('missed'),
    level: span,
    ended: state.ended ?? 'stopped',
    metrics: {
      span,
      score: span * right.length,
      right_trials: right.length,
      trials: trials.length,
      ...(firstTap !== null && { median_first_tap_ms: firstTap }),
      ...(answer !== null && { median_answer_ms: answer }),
    },
    items: trials.map((trial) => outcome(settings, trial)),
  };
}
