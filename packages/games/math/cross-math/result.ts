/** What a cross math play amounts to. */
import type { ItemOutcome, PlayResult } from '@mindhero/engine/play';
import type { State } from './state.ts';

/** From the best to the one below: what a score is called, and from which one on. */
export const tiers = [
  ['perfect', 100],
  ['excellent', 90],
  ['great', 75],
  ['good', 50],
  ['try_again', 0],
] as const;
export type Tier = (typeof tiers)[number][0];

const HINT_COST = 5;
const FAILED_CHECK_COST = 2;

/** Right cells, found by the pupil: a revealed one is none. */
export function rightCells({ puzzle, marks }: State): readonly number[] {
  return puzzle.hidden.filter((cell) => marks[cell] === 'right');
}

/** 0 to 100: the percentage of right cells, less five for every hint and two for every check that found a mistake. */
export function scoreOf(state: State): number {
  const right = (100 * rightCells(state).length) / state.puzzle.hidden.length;
  return Math.max(0, right - HINT_COST * state.revealed.length - FAILED_CHECK_COST * state.failedChecks);
}

/** What a score of 0 to 100 is called. */
export function tierOf(score: number): Tier {
  return (tiers.find(([, from]) => score >= from) ?? tiers[4])[0];
}

/** Without a time: whoever sees through the board first and then fills it in at one go has not thought of each cell alone. */
function outcome(state: State, cell: number): ItemOutcome {
  const correct = state.marks[cell] === 'right';
  // What was revealed before anything was checked is an item without an answer.
  return { correct, attempts: (state.mistakes[cell] ?? 0) + (correct ? 1 : 0) };
}

/**
 * Counts cells, and only what a check or the end has found: right ones, wrong numbers that were found (a cell can have
 * more than one), and cells that were neither.
 */
export function resultOf(state: State): PlayResult {
  const { hidden } = state.puzzle;
  const right = rightCells(state);
  const score = scoreOf(state);
  return {
    correct: right.length,
    incorrect: Object.values(state.mistakes).reduce((sum, count) => sum + count, 0),
    missed: hidden.filter((cell) => !right.includes(cell) && state.mistakes[cell] === undefined).length,
    ended: state.ended ?? 'stopped',
    metrics: {
      score: Math.round(score * 10) / 10,
      // 4 for perfect down to 0 for "try again".
      tier: tiers.length - 1 - tiers.findIndex(([tier]) => tier === tierOf(score)),
      all_correct: right.length === hidden.length ? 1 : 0,
      hints_used: state.revealed.length,
      failed_checks: state.failedChecks,
    },
    items: hidden.map((cell) => outcome(state, cell)),
  };
}
