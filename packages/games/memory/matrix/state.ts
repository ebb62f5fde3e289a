/** The state of a grid flash play. */
import type { Ended } from '@mindhero/engine/play';
import type { Settings } from './settings.ts';

/** So many wrong taps in one pattern cost a life. */
export const WRONG_TAPS_PER_LIFE = 3;
/** Pause between two patterns, for the eye and for the feedback; simulated pupils keep it too. */
export const BREAK_MS = 900;

/** One pattern and what became of it. Cells are numbered row by row from 0. */
export interface Pattern {
  readonly level: number;
  readonly gridSize: number;
  readonly cells: readonly number[];
  readonly found: readonly number[];
  readonly wrong: readonly number[];
  /** Milliseconds from going dark to the first tap. */
  readonly firstTapMs?: number;
}

export interface State {
  readonly settings: Settings;
  /** Patterns are drawn when they are needed, since nobody knows how many lives a play will cost. */
  readonly seed: number;
  /** Patterns drawn so far, the interrupted ones included. */
  readonly drawn: number;
  readonly phase: 'ready' | 'memorize' | 'select';
  readonly pattern: Pattern;
  /** Patterns that were interrupted while they were lit. */
  readonly interrupted: number;
  /** In the break after an interruption that cost nothing: the pattern is another one now. */
  readonly redrawn: boolean;
  /** Finished patterns, in order. */
  readonly past: readonly Pattern[];
  readonly lives: number;
  /** When the phase began. */
  readonly since: number;
  readonly ended: Ended | null;
}

/** All of its tiles were found, whatever was tapped besides. */
export const isComplete = (pattern: Pattern): boolean => pattern.found.length === pattern.cells.length;

/**
 * The pattern that the break speaks of, and the end of the game; none before the first one, and none where an
 * interruption put another in its place.
 */
export function patternBefore({ phase, redrawn, past, ended }: State): Pattern | undefined {
  const isBreak = phase === 'ready' && !redrawn;
  return isBreak || ended === 'completed' || ended === 'failed' ? past.at(-1) : undefined;
}

/** The finished patterns, and the one that a stop interrupted. */
export function playedPatterns(state: State): readonly Pattern[] {
  const isOpen = state.phase !== 'ready' && !state.past.includes(state.pattern);
  return isOpen ? [...state.past, state.pattern] : state.past;
}
