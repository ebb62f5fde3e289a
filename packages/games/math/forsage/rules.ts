/**
 * Forsage: flash that gets faster. Three examples are a level; with two of them right the numbers come sooner, else a
 * life is lost and they come later. It ends when three lives are lost, the fastest pace is passed, or all examples are
 * done.
 */
import { additiveDifficulty } from '@mindhero/engine/additive/difficulty';
import { checkExamples, exampleCount } from '@mindhero/engine/additive/examples';
import { defineGame, type PlayResult, type Progress } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import type { SettingsIssue } from '@mindhero/engine/settings';
import { adviseOnRepeats } from '../few-examples.ts';
import { shownRounds, type ShownRoundsEvent, type ShownRoundsState } from '../showing/shown-rounds.ts';
import { shownSums } from '../showing/sums.ts';
import { intervalsOf, ladder } from './ladder.ts';
import { course, type Item, itemIntervals, nextLevel, sample, seedOf, showingMs, sum } from './levels.ts';
import { forsagePresets } from './presets.ts';
import { forsageSettings, type ForsageSettings, LEVEL } from './settings.ts';

export const LIVES = 3;
/** Right answers that pass a level. */
const PASS = 2;

export type Event = ShownRoundsEvent;

/** `items` are those of all levels so far; the last three are the open level. */
export interface State extends ShownRoundsState<ForsageSettings, Item> {
  readonly seed: number;
  readonly rungs: readonly number[];
  /** Where on the ladder the open level stands. */
  readonly rung: number;
  readonly lives: number;
  /** Levels passed so far, and the shortest interval among them. */
  readonly passed: number;
  readonly fastestPassed: number | null;
  readonly outcome: 'completed' | 'failed' | null;
}

const firstOf = ({ interval_ms }: ForsageSettings) => ({ interval: interval_ms, passed: 0 });

// No retry of single mistakes: an example's pace follows from how those before it went.
const { only: _, ...inner } = shownRounds<ForsageSettings, Item>({
  generate: (settings, random) => nextLevel(settings, seedOf(random), [], firstOf(settings)),
  showingMs,
  ...shownSums,
});

function start(settings: ForsageSettings, random: Streams): State {
  return {
    ...inner.start(settings, random),
    seed: seedOf(random),
    rungs: ladder(settings.interval_ms, settings.fastest_interval_ms),
    rung: 0,
    lives: LIVES,
    passed: 0,
    fastestPassed: null,
    outcome: null,
  };
}

function apply(state: State, event: Event): State {
  const next: State = { ...state, ...inner.apply(state, event) };
  if (event.type === 'stop') return withoutUnseen(next);
  return next.settled.length === next.items.length ? judged(next) : next;
}

/** Examples that were never shown have not been missed. */
function withoutUnseen(state: State): State {
  const open = state.settled.length;
  const wasShown = state.shownAt !== null || (state.answers[open]?.length ?? 0) > 0;
  const seen = open + (wasShown ? 1 : 0);
  return { ...state, items: state.items.slice(0, seen), answers: state.answers.slice(0, seen) };
}

/** After the last example of a level. A level that `repeats` cut short is not judged. */
function judged(state: State): State {
  const { rungs, settings } = state;
  const level = state.answers.slice(-LEVEL);
  const isWhole = state.items.length % LEVEL === 0;
  const isPassed = isWhole && level.filter((given) => given[0]?.right).length >= PASS;
  const interval = rungs[state.rung] as number;
  const lives = isWhole && !isPassed ? state.lives - 1 : state.lives;
  const passed = isPassed ? state.passed + 1 : state.passed;
  const fastestPassed = isPassed ? Math.min(interval, state.fastestPassed ?? interval) : state.fastestPassed;
  const after = { ...state, lives, passed, fastestPassed };
  if (lives === 0) return { ...after, outcome: 'failed' };
  const rung = isPassed ? state.rung + 1 : Math.max(0, state.rung - 1);
  if (rung === rungs.length || state.items.length >= settings.repeats)
    return { ...after, outcome: 'completed' };
  const coming = nextLevel(settings, state.seed, state.items, { interval: rungs[rung] as number, passed });
  return {
    ...after,
    rung,
    items: [...state.items, ...coming],
    answers: [...state.answers, ...coming.map(() => [])],
  };
}

/** As in flash: the work of so many numbers in the time for which they are shown. */
function difficultyOf(settings: ForsageSettings, intervals: readonly number[]): number {
  const { module, digits } = settings;
  return additiveDifficulty({ module, digits, amount_of_numbers: intervals.length }, sum(intervals) / 1000);
}

function result(state: State): PlayResult {
  const { settings, items, fastestPassed, lives, passed } = state;
  const plain = inner.result(state);
  return {
    ...plain,
    level: passed,
    ended: state.outcome ?? state.ended ?? 'stopped',
    metrics: {
      ...plain.metrics,
      ...(fastestPassed !== null && { fastest_interval_ms: fastestPassed }),
      lives_left: lives,
    },
    items: plain.items.map((outcome, index) => ({
      ...outcome,
      difficulty: difficultyOf(settings, itemIntervals(items[index] as Item, settings)),
    })),
  };
}

/** The rail is as long as a play can be, until it is known how long this one was. */
function progress(state: State): Progress {
  const { done } = inner.progress(state);
  return { done, total: state.outcome === null ? state.settings.repeats : done.length };
}

function check(settings: ForsageSettings): readonly SettingsIssue[] {
  const issues = checkExamples(settings);
  const { interval_ms: max, fastest_interval_ms: fastest } = settings;
  if (fastest <= max) return issues;
  const tooSlow: SettingsIssue = { path: 'fastest_interval_ms', code: 'too_big', params: { max } };
  // Of two faults none is mended by one change alone.
  if (issues.length === 0) return [{ ...tooSlow, suggestion: max }];
  return [...issues.map(({ path, code }) => ({ path, code })), tooSlow];
}

/** Examples that grow do not run out. */
function advise(settings: ForsageSettings): readonly SettingsIssue[] {
  if (settings.more_numbers) return [];
  return adviseOnRepeats(settings, (limit) => exampleCount(settings, limit)).map(atLeastALevel);
}

function atLeastALevel({ suggestion, ...issue }: SettingsIssue): SettingsIssue {
  return Number(suggestion) < LEVEL
    ? issue
    : { ...issue, suggestion: LEVEL * Math.floor(Number(suggestion) / LEVEL) };
}

/** The mean over the examples of somebody who passes every level. */
function difficulty(settings: ForsageSettings): number {
  const rungs = ladder(settings.interval_ms, settings.fastest_interval_ms);
  const most = Math.min(settings.repeats, LEVEL * rungs.length);
  const each = course(settings, most).map(({ numbers, interval_ms }) =>
    difficultyOf(settings, intervalsOf(numbers, interval_ms, settings)),
  );
  return Math.round((10 * sum(each)) / each.length) / 10;
}

export const rules = defineGame<ForsageSettings, State, Event, Item>({
  id: 'forsage',
  version: 1,
  subject: 'math',
  path: '/games/math/forsage',
  settings: forsageSettings,
  presets: forsagePresets,
  ...inner,
  check,
  advise,
  start,
  apply,
  result,
  progress,
  difficulty,
  // A single level is asked whole, however it goes.
  adapts: ({ repeats }) => repeats > LEVEL,
  // The sum may be ready when the field opens, but a digit and Enter still have to be pressed.
  fastestAnswerMs: 150,
  sample,
});
