/**
 * Grid flash: tiles light up, go dark, and are to be found again. `ready → memorize → select → ready …` until every
 * level is done, or all lives are lost; with `strict` the first wrong tap ends the game.
 */
import {
  defineGame,
  type Ended,
  eventTime,
  InvalidEvent,
  type ItemOutcome,
  type PlayResult,
  type Progress,
  type Pupil,
} from '@mindhero/engine/play';
import { MAX_SEED, type Streams, streams } from '@mindhero/engine/random';
import type { SettingsIssue } from '@mindhero/engine/settings';
import * as z from 'zod/mini';
import { drawCells, levelDifficulty, levelOf } from './levels.ts';
import { mostHighlights, presets, type Settings, settings } from './settings.ts';

export const LIVES = 3;
/** So many wrong taps in one pattern cost a life. */
export const WRONG_TAPS_PER_LIFE = 3;
/** Pause between two patterns, for the eye and for the feedback; simulated pupils keep it too. */
export const BREAK_MS = 900;

export const event = z.discriminatedUnion('type', [
  /** The pattern has come up on the screen. */
  z.strictObject({ type: z.literal('shown'), t: eventTime }),
  /** The pattern has gone dark; the pupil may tap. */
  z.strictObject({ type: z.literal('hidden'), t: eventTime }),
  /** The pattern was interrupted (a hidden tab, a pause): another one is drawn. */
  z.strictObject({ type: z.literal('void'), t: eventTime }),
  z.strictObject({ type: z.literal('tap'), t: eventTime, cell: z.int().check(z.nonnegative()) }),
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;

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
  /** Finished patterns, in order. */
  readonly past: readonly Pattern[];
  readonly lives: number;
  /** When the phase began. */
  readonly since: number;
  readonly ended: Ended | null;
}

export const isComplete = (pattern: Pattern): boolean => pattern.found.length === pattern.cells.length;

function draw(settings: Settings, seed: number, drawn: number, level: number): Pattern {
  const { gridSize, highlights } = levelOf(settings, level);
  const cells = drawCells({ gridSize, highlights }, streams(seed)(`pattern ${drawn}`));
  return { level, gridSize, cells, found: [], wrong: [] };
}

function start(settings: Settings, random: Streams): State {
  const seed = random('patterns').integer(0, MAX_SEED);
  const pattern = draw(settings, seed, 0, 1);
  return { settings, seed, drawn: 1, phase: 'ready', pattern, past: [], lives: LIVES, since: 0, ended: null };
}

/** The same level or the next one, with a pattern that has not been seen. */
function ready(state: State, level: number, t: number): State {
  const pattern = draw(state.settings, state.seed, state.drawn, level);
  return { ...state, phase: 'ready', pattern, drawn: state.drawn + 1, since: t };
}

function apply(state: State, event: Event): State {
  const { t } = event;
  switch (event.type) {
    case 'shown':
      expectPhase(state, 'ready', event);
      return { ...state, phase: 'memorize', since: t };
    case 'hidden':
      expectPhase(state, 'memorize', event);
      if (t < state.since + state.settings.highlight_ms)
        throw new InvalidEvent('the pattern is still to be shown');
      return { ...state, phase: 'select', since: t };
    case 'void':
      expectPhase(state, 'memorize', event);
      return ready(state, state.pattern.level, t);
    case 'tap':
      expectPhase(state, 'select', event);
      return settle(tapped(state, event.cell, t), t);
    case 'stop':
      return { ...state, ended: 'stopped' };
  }
}

function expectPhase(state: State, phase: State['phase'], event: Event): void {
  if (state.phase !== phase)
    throw new InvalidEvent(`${event.type} at ${event.t} ms while it was ${state.phase}`);
}

function tapped(state: State, cell: number, t: number): State {
  const { pattern } = state;
  if (cell >= pattern.gridSize ** 2 || pattern.found.includes(cell) || pattern.wrong.includes(cell)) {
    throw new InvalidEvent(`cell ${cell} cannot be tapped`);
  }
  const right = pattern.cells.includes(cell);
  return {
    ...state,
    pattern: {
      ...pattern,
      found: right ? [...pattern.found, cell] : pattern.found,
      wrong: right ? pattern.wrong : [...pattern.wrong, cell],
      firstTapMs: pattern.firstTapMs ?? t - state.since,
    },
  };
}

/** What follows from the taps so far: the next level, a life lost, or the end. */
function settle(state: State, t: number): State {
  const { pattern, settings } = state;
  const closed = { ...state, past: [...state.past, pattern] };
  if (isComplete(pattern)) {
    return pattern.level === settings.levels
      ? { ...closed, ended: 'completed' }
      : ready(closed, pattern.level + 1, t);
  }
  if (settings.strict && pattern.wrong.length > 0) return { ...closed, lives: 0, ended: 'failed' };
  if (pattern.wrong.length < WRONG_TAPS_PER_LIFE) return state;
  const lives = state.lives - 1;
  return lives === 0 ? { ...closed, lives, ended: 'failed' } : { ...ready(closed, pattern.level, t), lives };
}

/** The finished patterns, and the one that a stop interrupted. */
export function playedPatterns(state: State): readonly Pattern[] {
  const isOpen = state.phase !== 'ready' && !state.past.includes(state.pattern);
  return isOpen ? [...state.past, state.pattern] : state.past;
}

function outcome(pattern: Pattern, highlightMs: number): ItemOutcome {
  const { gridSize, firstTapMs } = pattern;
  return {
    correct: isComplete(pattern),
    // A pattern found without a wrong tap is right at the first try; each wrong tap makes it one more.
    attempts: pattern.found.length + pattern.wrong.length === 0 ? 0 : 1 + pattern.wrong.length,
    ...(firstTapMs !== undefined && { ms: firstTapMs }),
    difficulty: levelDifficulty({ gridSize, highlights: pattern.cells.length }, highlightMs),
  };
}

/** Counts tiles: found, tapped wrongly, never found. `level` is the highest level that was completed, 0 for none. */
function result(state: State): PlayResult {
  const patterns = playedPatterns(state);
  const count = (of: (pattern: Pattern) => number) => patterns.reduce((sum, pattern) => sum + of(pattern), 0);
  const complete = patterns.filter(isComplete);
  return {
    correct: count(({ found }) => found.length),
    incorrect: count(({ wrong }) => wrong.length),
    missed: count(({ cells, found }) => cells.length - found.length),
    level: complete.at(-1)?.level ?? 0,
    ended: state.ended ?? 'stopped',
    metrics: {
      most_tiles: Math.max(0, ...complete.map(({ cells }) => cells.length)),
      perfect_patterns: complete.filter(({ wrong }) => wrong.length === 0).length,
      lives_left: state.lives,
    },
    items: patterns.map((pattern) => outcome(pattern, state.settings.highlight_ms)),
  };
}

function progress(state: State): Progress {
  const done = state.past.map((pattern) => (isComplete(pattern) ? 'right' : 'wrong'));
  const left = state.settings.levels - done.filter((bead) => bead === 'right').length;
  return { done, total: done.length + left };
}

function simulate(state: State, pupil: Pupil, random: Streams): Event | null {
  if (state.ended !== null) return null;
  const { pattern, since } = state;
  if (state.phase === 'ready') return { type: 'shown', t: since + (state.past.length > 0 ? BREAK_MS : 0) };
  if (state.phase === 'memorize') return { type: 'hidden', t: since + state.settings.highlight_ms };
  const taps = pattern.found.length + pattern.wrong.length;
  const draw = random(`tap ${state.drawn}.${taps}`);
  const untapped = (cell: number) => !pattern.found.includes(cell) && !pattern.wrong.includes(cell);
  const rightCells = pattern.cells.filter(untapped);
  const wrongCells = Array.from({ length: pattern.gridSize ** 2 }, (_, cell) => cell).filter(
    (cell) => untapped(cell) && !pattern.cells.includes(cell),
  );
  // The first tap takes the look over the grid with it. Time runs from `since`, so taps are spaced by their number.
  const t = since + Math.round((500 + taps * 450 + draw.integer(0, 200)) * pupil.pace);
  return { type: 'tap', t, cell: draw.pick(draw.chance(pupil.skill) ? rightCells : wrongCells) };
}

function check(settings: Settings): SettingsIssue[] {
  const max = mostHighlights(settings.grid_size);
  if (settings.highlights <= max) return [];
  return [{ path: 'highlights', code: 'too_many_highlights', params: { max }, suggestion: max }];
}

function difficulty(settings: Settings): number {
  let sum = 0;
  for (let level = 1; level <= settings.levels; level++) {
    sum += levelDifficulty(levelOf(settings, level), settings.highlight_ms);
  }
  return Math.round(sum / settings.levels);
}

export interface Sample {
  readonly level: number;
  readonly grid_size: number;
  readonly cells: readonly number[];
}

/** Patterns as a play of these settings would show them, level after level. */
function sample(settings: Settings, random: Streams, count: number): Sample[] {
  return Array.from({ length: count }, (_, index) => {
    const level = (index % settings.levels) + 1;
    const { gridSize, highlights } = levelOf(settings, level);
    const cells = drawCells({ gridSize, highlights }, random(`sample ${index}`));
    return { level, grid_size: gridSize, cells };
  });
}

export const matrix = defineGame({
  id: 'matrix',
  version: 1,
  subject: 'memory',
  path: '/games/memory/matrix',
  settings,
  presets,
  event,
  check,
  start,
  apply,
  isOver: (state) => state.ended !== null,
  progress,
  result,
  difficulty,
  // Whoever taps in rhythm may hit the very moment at which the tiles go dark.
  fastestAnswerMs: 30,
  simulate,
  sample,
});
