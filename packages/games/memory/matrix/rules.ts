/**
 * Memory matrix, or grid flash: tiles light up, go dark, and are to be found again. `ready → memorize → select →
 * ready …` until every level is done, or all lives are lost; with `strict` the first wrong tap ends the game.
 */
import { expectPhase } from '@mindhero/engine/phase';
import { defineGame, InvalidEvent, type Progress } from '@mindhero/engine/play';
import { MAX_SEED, type Streams, streams } from '@mindhero/engine/random';
import type { SettingsIssue } from '@mindhero/engine/settings';
import { interrupt, LIVES, withoutLife } from '../../setbacks/setbacks.ts';
import { type Event, event } from './event.ts';
import { drawCells, levelDifficulty, levelOf } from './levels.ts';
import { resultOf } from './result.ts';
import { type Sample, sample } from './sample.ts';
import { mostHighlights, presets, type Settings, settings } from './settings.ts';
import { simulate } from './simulate.ts';
import { isComplete, type Pattern, playedPatterns, type State, WRONG_TAPS_PER_LIFE } from './state.ts';

function draw(settings: Settings, seed: number, drawn: number, level: number): Pattern {
  const { gridSize, highlights } = levelOf(settings, level);
  const cells = drawCells({ gridSize, highlights }, streams(seed)(`pattern ${drawn}`));
  return { level, gridSize, cells, found: [], wrong: [] };
}

function start(settings: Settings, random: Streams): State {
  const seed = random('patterns').integer(0, MAX_SEED);
  const pattern = draw(settings, seed, 0, 1);
  return {
    settings,
    seed,
    drawn: 1,
    phase: 'ready',
    pattern,
    interrupted: 0,
    redrawn: false,
    past: [],
    lives: LIVES,
    since: 0,
    ended: null,
  };
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
      return { ...state, phase: 'memorize', since: t, redrawn: false };
    case 'hidden':
      expectPhase(state, 'memorize', event);
      if (t < state.since + state.settings.highlight_ms)
        throw new InvalidEvent('the pattern is still to be shown');
      return { ...state, phase: 'select', since: t };
    case 'void':
      expectPhase(state, 'memorize', event);
      return interrupt(state, {
        forgiven: (next) => ({ ...ready(next, next.pattern.level, t), redrawn: true }),
        counted: (next) => lifeLost({ ...next, past: [...next.past, next.pattern] }, t),
      });
    case 'tap':
      expectPhase(state, 'select', event);
      return settle(tapped(state, event.cell, t), t);
    case 'stop':
      return { ...state, ended: 'stopped' };
  }
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
  return lifeLost(closed, t);
}

function lifeLost(state: State, t: number): State {
  const next = withoutLife(state);
  return next.ended === null ? ready(next, next.pattern.level, t) : next;
}

const wasTapped = ({ found, wrong }: Pattern) => found.length + wrong.length > 0;

/** A bead for each level that was completed: what a mistake costs is a life, and the way to the end stays as long. */
function progress({ past, settings }: State): Progress {
  return { done: past.filter(isComplete).map(() => 'right' as const), total: settings.levels };
}

function asked({ past, pattern }: State): readonly Sample[] {
  const drawn = past.includes(pattern) ? past : [...past, pattern];
  return drawn.map(({ level, gridSize, cells }) => ({ level, grid_size: gridSize, cells }));
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

export const rules = defineGame({
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
  result: resultOf,
  difficulty,
  // A person who taps in rhythm may hit the very moment at which the tiles go dark.
  fastestAnswerMs: 30,
  shownMs: (state: State) => playedPatterns(state).filter(wasTapped).length * state.settings.highlight_ms,
  simulate,
  asked,
  adapts: ({ strict }) => !strict,
  sample,
});
