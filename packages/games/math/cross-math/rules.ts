/**
 * Cross math: equations cross like the words of a crossword, and the hidden numbers are to be found. There is exactly
 * one way to fill them in. `fill … check … fill … check`, until everything is right or the pupil ends it.
 */
import { defineGame, InvalidEvent, type Progress } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { GenerationError, type SettingsIssue } from '@mindhero/engine/settings';
import { difficulty } from './difficulty.ts';
import { type Event, event } from './event.ts';
import { generatePuzzle, typableOf } from './generate.ts';
import type { Puzzle } from './puzzle.ts';
import { resultOf } from './result.ts';
import { presets, type Settings, settings, sideOf } from './settings.ts';
import { simulate } from './simulate.ts';
import { hintsLeft, isOpen, isSolved, type State, unchecked } from './state.ts';

export type { Event } from './event.ts';

/**
 * The one contradiction: a tile of products alone, whose last number is a product of four. No factor is 1, so with one
 * digit there is none, 2 · 2 · 2 · 2 being more than 9. Everything else gives a puzzle.
 */
function check(settings: Settings): SettingsIssue[] {
  const { operations, digits } = settings;
  const isProductTile =
    sideOf(settings) === 3 &&
    operations.length === 1 &&
    (operations[0] === 'multiply' || operations[0] === 'divide');
  return isProductTile && digits === 1
    ? [{ path: 'digits', code: 'impossible_configuration', suggestion: 2 }]
    : [];
}

function puzzles(settings: Settings, random: Streams, count: number): Puzzle[] {
  const [issue] = check(settings);
  if (issue !== undefined) throw new GenerationError(issue);
  return Array.from({ length: count }, (_, index) => generatePuzzle(settings, random(`puzzle ${index}`)));
}

function start(settings: Settings, random: Streams): State {
  const [puzzle] = puzzles(settings, random, 1) as [Puzzle];
  return {
    settings,
    puzzle,
    entries: {},
    marks: {},
    mistakes: {},
    revealed: [],
    settled: [],
    failedChecks: 0,
    now: 0,
    ended: null,
    gaveUp: false,
  };
}

function without<Value>(values: Readonly<Record<number, Value>>, cells: readonly number[]) {
  return Object.fromEntries(
    Object.entries(values).filter(([cell]) => !cells.includes(Number(cell))),
  ) as Readonly<Record<number, Value>>;
}

function expectOpen(state: State, cell: number): void {
  if (!isOpen(state, cell)) throw new InvalidEvent(`cell ${cell} is not open`);
}

function filled(state: State, { cell, value }: Extract<Event, { type: 'fill' }>): State {
  expectOpen(state, cell);
  const { lowest, highest } = typableOf(state.settings);
  if (value < lowest || value > highest) throw new InvalidEvent(`${value} cannot be typed`);
  return {
    ...state,
    entries: { ...state.entries, [cell]: value },
    marks: without(state.marks, [cell]),
  };
}

/** Empties cells that hold something. */
function emptied(state: State, cells: readonly number[]): State {
  if (cells.length === 0) throw new InvalidEvent('there is nothing to erase');
  return { ...state, entries: without(state.entries, cells), marks: without(state.marks, cells) };
}

/**
 * Marks what was filled in since the last check. The filling is the only one that can be typed, so a cell is right if
 * it holds the solution's number; were there another filling in which every equation holds, it would be right as well.
 */
function judged(state: State): State {
  const cells = unchecked(state);
  const solved = isSolved(state);
  const isRight = (cell: number) => solved || state.entries[cell] === state.puzzle.solution[cell];
  const wrong = cells.filter((cell) => !isRight(cell));
  return {
    ...state,
    marks: {
      ...state.marks,
      ...Object.fromEntries(
        cells.map((cell) => [cell, isRight(cell) ? ('right' as const) : ('wrong' as const)]),
      ),
    },
    mistakes: {
      ...state.mistakes,
      ...Object.fromEntries(wrong.map((cell) => [cell, (state.mistakes[cell] ?? 0) + 1])),
    },
    settled: [...state.settled, ...cells.filter(isRight)],
  };
}

function checked(state: State): State {
  if (unchecked(state).length === 0) throw new InvalidEvent('there is nothing new to check');
  const next = judged(state);
  const hasFailed = unchecked(state).some((cell) => next.marks[cell] === 'wrong');
  return { ...next, failedChecks: state.failedChecks + (hasFailed ? 1 : 0) };
}

function revealed(state: State, cell: number): State {
  expectOpen(state, cell);
  if (hintsLeft(state) === 0) throw new InvalidEvent('there is no hint left');
  return {
    ...state,
    entries: { ...state.entries, [cell]: state.puzzle.solution[cell] ?? 0 },
    marks: without(state.marks, [cell]),
    revealed: [...state.revealed, cell],
    settled: [...state.settled, cell],
  };
}

function changed(state: State, event: Event): State {
  switch (event.type) {
    case 'fill':
      return filled(state, event);
    case 'erase':
      expectOpen(state, event.cell);
      return emptied(state, state.entries[event.cell] === undefined ? [] : [event.cell]);
    case 'check':
      return checked(state);
    case 'hint':
      return revealed(state, event.cell);
    case 'reset':
      return emptied(
        state,
        Object.keys(state.entries)
          .map(Number)
          .filter((cell) => isOpen(state, cell)),
      );
    case 'finish':
      return { ...judged(state), ended: 'completed' };
    case 'show_solution':
      return { ...state, ended: 'stopped', gaveUp: true };
    case 'stop':
      return { ...judged(state), ended: 'stopped' };
  }
}

function apply(before: State, event: Event): State {
  const state = { ...changed(before, event), now: event.t };
  const isDone = state.settled.length === state.puzzle.hidden.length;
  return isDone && state.ended === null ? { ...state, ended: 'completed' } : state;
}

/** A bead for every cell that is done with: green if it was right at the first try. */
function progress({ puzzle, settled, mistakes, marks }: State): Progress {
  const done = settled.map((cell) =>
    marks[cell] === 'right' && mistakes[cell] === undefined ? 'right' : 'wrong',
  );
  return { done, total: puzzle.hidden.length };
}

export const rules = defineGame({
  id: 'cross-math',
  version: 1,
  subject: 'math',
  path: '/games/math/cross-math',
  settings,
  presets,
  event,
  check,
  start,
  apply,
  isOver: (state: State) => state.ended !== null,
  progress,
  result: resultOf,
  difficulty,
  // Of a whole board, on the average: nobody sees a gap, works it out, goes there and types it more quickly.
  fastestAnswerMs: 800,
  simulate,
  asked: ({ puzzle }: State) => [puzzle],
  sample: puzzles,
});
