/** The state of a cross math play, and what each cell is in it. */
import type { Ended } from '@mindhero/engine/play';
import { isTrue, type Line, type Puzzle } from './puzzle.ts';
import type { Settings } from './settings.ts';

type ByCell<Value> = Readonly<Record<number, Value>>;

export interface State {
  readonly settings: Settings;
  readonly puzzle: Puzzle;
  /** What stands in hidden cells, typed or revealed. */
  readonly entries: ByCell<number>;
  /** What the last check said about an entry; a wrong one loses its mark as soon as it is changed. */
  readonly marks: ByCell<'right' | 'wrong'>;
  /** Wrong numbers that checks found in a cell. */
  readonly mistakes: ByCell<number>;
  /** Cells that hints revealed. */
  readonly revealed: readonly number[];
  /** Cells that are done with, found right or revealed, in that order. They change no more. */
  readonly settled: readonly number[];
  readonly failedChecks: number;
  /** Time of the last event. */
  readonly now: number;
  readonly ended: Ended | null;
  /** The solution was asked for. */
  readonly gaveUp: boolean;
}

/** A gap of the puzzle, filled or not. */
export const isHidden = ({ puzzle }: State, cell: number): boolean => puzzle.hidden.includes(cell);

/** Whether the pupil may write into the cell. */
export function isOpen(state: State, cell: number): boolean {
  return isHidden(state, cell) && !state.settled.includes(cell);
}

/** What stands in a cell, given or filled in; null if it is empty. */
export function valueOf(state: State, cell: number): number | null {
  return isHidden(state, cell) ? (state.entries[cell] ?? null) : (state.puzzle.solution[cell] ?? null);
}

/** Every gap holds a number, right or wrong. */
export const isFull = (state: State): boolean =>
  state.puzzle.hidden.every((cell) => state.entries[cell] !== undefined);

/** Whether the whole board is filled and every equation holds, whatever numbers do it. */
export function isSolved(state: State): boolean {
  return isFull(state) && state.puzzle.lines.every((line) => isTrue(line, (cell) => valueOf(state, cell)));
}

/** Filled cells about which no check has said anything yet. */
export function unchecked(state: State): number[] {
  return state.puzzle.hidden.filter(
    (cell) => state.entries[cell] !== undefined && isOpen(state, cell) && state.marks[cell] === undefined,
  );
}

/** Whether a check, or a hint, has settled the last gap of a line. */
export function isConfirmed(state: State, line: Line): boolean {
  const gaps = line.cells.filter((cell) => isHidden(state, cell));
  return gaps.length > 0 && gaps.every((cell) => state.settled.includes(cell));
}

/** Hints that may still be asked for: each reveals one number. */
export const hintsLeft = ({ settings, revealed }: State): number => settings.hints - revealed.length;
