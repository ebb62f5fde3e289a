/**
 * Number search: combinations of digits hide on a board, across or down. A run of cells is selected; every run that
 * gives a combination is a find, any other is a wrong selection.
 */
import {
  type BoardOptions,
  type Board,
  combinationOf,
  directions,
  longestCombination,
  makeBoard,
  mostCombinations,
  runBetween,
} from '@mindhero/engine/combination-search/board';
import { difficultyOf } from '@mindhero/engine/difficulty';
import { median } from '@mindhero/engine/median';
import { defineGame, InvalidEvent, type PlayResult, type Pupil } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { GenerationError, type SettingsIssue } from '@mindhero/engine/settings';
import { presets, type Settings, settings } from './settings.ts';
import { type Event, event, findOf, type State, timeLimitMs } from './state.ts';

export type { Event } from './state.ts';

function optionsOf(settings: Settings): BoardOptions {
  const { rows, columns, combination_length, combinations, directions, available_numbers } = settings;
  return { rows, columns, length: combination_length, combinations, directions, digits: available_numbers };
}

/** The longest combinations, not longer than those asked for, of which the board takes so many; null if it takes none. */
function lengthThatWorks(settings: Settings, longest: number): number | null {
  for (let length = longest; length >= 2; length--) {
    if (mostCombinations({ ...optionsOf(settings), length }) >= settings.combinations) return length;
  }
  return null;
}

function check(settings: Settings): SettingsIssue[] {
  const options = optionsOf(settings);
  const longest = longestCombination(options);
  if (options.length <= longest) return checkCombinations(settings);
  const suggestion = lengthThatWorks(settings, longest) ?? longest;
  const tooLong: SettingsIssue = {
    path: 'combination_length',
    code: 'impossible_configuration',
    params: { max: longest },
    suggestion,
  };
  // Where no length helps alone, there are too many of any length.
  return [tooLong, ...checkCombinations({ ...settings, combination_length: suggestion })];
}

/** Whether the board takes so many combinations of this length. */
function checkCombinations(settings: Settings): SettingsIssue[] {
  const max = mostCombinations(optionsOf(settings));
  if (settings.combinations <= max) return [];
  return [{ path: 'combinations', code: 'too_many_combinations', params: { max }, suggestion: max }];
}

function boards(settings: Settings, random: Streams, count: number): Board[] {
  const [issue] = check(settings);
  if (issue !== undefined) throw new GenerationError(issue);
  return Array.from({ length: count }, (_, index) =>
    makeBoard(optionsOf(settings), random(`board ${index}`)),
  );
}

function start(settings: Settings, random: Streams): State {
  const [board] = boards(settings, random, 1) as [Board];
  return { settings, board, found: [], wrong: 0, lastWrong: null, now: 0, since: 0, ended: null };
}

function apply(state: State, event: Event): State {
  const limit = timeLimitMs(state.settings);
  const { t } = event;
  if (event.type === 'stop') return { ...state, ended: 'stopped' };
  if (event.type === 'time_up') {
    if (limit === null || t < limit) throw new InvalidEvent('the time is not up');
    return { ...state, ended: 'time_limit' };
  }
  if (limit !== null && t > limit) throw new InvalidEvent(`selection at ${t} ms, after the time limit`);
  return { ...selected(state, selectable(state, event), t), now: t };
}

/** The cells of a selection. Another length, or a direction that is not played, is no answer. */
function selectable(
  { board, settings }: State,
  { start, end }: Extract<Event, { type: 'select' }>,
): number[] {
  const run = runBetween(start, end, board);
  const [first = 0, second = 0] = run ?? [];
  const direction = directions[Math.abs(second - first) === 1 ? 0 : 1];
  if (run?.length !== settings.combination_length || !settings.directions.includes(direction)) {
    throw new InvalidEvent(`cells ${start} to ${end} cannot be selected`);
  }
  return run;
}

function selected(state: State, cells: readonly number[], t: number): State {
  const combination = combinationOf(state.board, cells);
  if (combination < 0) return { ...state, wrong: state.wrong + 1, lastWrong: cells };
  // A person who finds it a second time, here or elsewhere, has made no mistake.
  if (findOf(state, combination)) throw new InvalidEvent(`combination ${combination} is found already`);
  const found = [...state.found, { combination, cells, ms: t - state.since }];
  const isDone = found.length === state.board.combinations.length;
  return { ...state, found, since: t, ended: isDone ? 'completed' : null };
}

/** Counts combinations: found and left; and selections that were none. */
function result(state: State): PlayResult {
  const { board, found, wrong } = state;
  const usual = median(found.map(({ ms }) => ms));
  return {
    correct: found.length,
    incorrect: wrong,
    missed: board.combinations.length - found.length,
    ended: state.ended ?? 'stopped',
    metrics: usual === null ? {} : { median_find_ms: usual },
    items: board.combinations.map((_, combination) => {
      const find = findOf(state, combination);
      // Without a time: a person who has seen several before marking the first then marks them in no time.
      return { correct: find !== undefined, attempts: find ? 1 : 0 };
    }),
  };
}

/** A pupil looks over half of the board for each combination. */
function searchMs({ rows, columns }: Settings): number {
  return 1500 + 60 * rows * columns;
}

/**
 * On the logarithmic scale of all games. Load: cells to look at for each combination, fewer the longer they are, since
 * a long one is hardly mistaken. Ten seconds is the norm; a time limit that leaves less than usual makes it harder.
 */
function difficulty(settings: Settings): number {
  const { rows, columns, combinations, combination_length } = settings;
  const load = (0.15 * rows * columns * combinations) / combination_length;
  const limit = timeLimitMs(settings);
  const haste = limit === null ? 1 : Math.min(1, limit / (combinations * searchMs(settings)));
  return difficultyOf(load, 10 * haste);
}

/** A simulated pupil gives up after so many wrong selections for each combination. */
const PATIENCE = 3;

function simulate(state: State, pupil: Pupil, random: Streams): Event | null {
  if (state.ended !== null) return null;
  const { board, settings, found, wrong, now } = state;
  if (wrong > PATIENCE * board.combinations.length) return { type: 'stop', t: now + 1000 };
  const draw = random(`pupil ${found.length}.${wrong}`);
  const t =
    now + Math.max(1, Math.round(searchMs(settings) * pupil.pace * (0.5 + draw.integer(0, 100) / 100)));
  const limit = timeLimitMs(settings);
  if (limit !== null && t > limit) return { type: 'time_up', t: limit };
  const open = board.places.filter((_, combination) => !findOf(state, combination));
  const right = draw.pick(open);
  const run = draw.chance(pupil.skill) ? right : (slip(state, right) ?? right);
  return { type: 'select', t, start: run[0] ?? 0, end: run.at(-1) ?? 0 };
}

/** The run beside the right one, if it is no combination. */
function slip({ board }: State, right: readonly number[]): number[] | null {
  const step = (right[1] ?? 0) - (right[0] ?? 0) === 1 ? board.columns : 1;
  const moved = [step, -step].map((by) => runBetween((right[0] ?? 0) + by, (right.at(-1) ?? 0) + by, board));
  return moved.find((run) => run?.length === right.length && combinationOf(board, run) < 0) ?? null;
}

export const rules = defineGame({
  id: 'number-search',
  version: 1,
  subject: 'reading',
  path: '/games/reading/number-search',
  settings,
  presets,
  event,
  check,
  start,
  apply,
  isOver: (state: State) => state.ended !== null,
  // Without a rail there is nothing that it could give away.
  progress: ({ settings, found, board }: State) =>
    settings.show_progress
      ? { done: found.map(() => 'right' as const), total: board.combinations.length }
      : { done: [], total: 0 },
  result,
  difficulty,
  // Of a whole board, on the average: the eye looks for it, and the hand goes to both of its ends.
  fastestAnswerMs: 600,
  simulate,
  asked: ({ board }: State) => [board],
  sample: boards,
});
