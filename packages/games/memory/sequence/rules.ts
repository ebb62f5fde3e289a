/**
 * Number chain: digits or tiles one after the other, to be given again forwards or backwards. `shown → answer → shown …`
 * with two trials of each length: one of them right and the next are longer by one, both wrong and the play is over.
 */
import { defineGame, InvalidEvent, type Progress } from '@mindhero/engine/play';
import { MAX_SEED, type Streams, streams } from '@mindhero/engine/random';
import { interrupt } from '../../setbacks/setbacks.ts';
import { type Event, event } from './event.ts';
import { drawItems, lengthDifficulty, longest, periodMs } from './items.ts';
import { TILES } from './places.ts';
import { resultOf } from './result.ts';
import { type Sample, sample } from './sample.ts';
import { presets, type Settings, settings } from './settings.ts';
import { simulate } from './simulate.ts';
import { isRight, opensAt, type State, type Trial, TRIALS_PER_LENGTH } from './state.ts';

function draw(settings: Settings, seed: number, drawn: number, length: number): Trial {
  return { items: drawItems(settings, length, streams(seed)(`trial ${drawn}`)), given: [] };
}

function start(settings: Settings, random: Streams): State {
  const seed = random('trials').integer(0, MAX_SEED);
  return {
    settings,
    seed,
    drawn: 1,
    trial: draw(settings, seed, 0, settings.start_length),
    shownAt: null,
    interrupted: 0,
    past: [],
    tapped: [],
    since: 0,
    ended: null,
  };
}

/** Another chain, of the same length or longer. */
function next(state: State, length: number, t: number): State {
  const trial = draw(state.settings, state.seed, state.drawn, length);
  return { ...state, trial, drawn: state.drawn + 1, shownAt: null, since: t };
}

function apply(state: State, event: Event): State {
  const { t } = event;
  switch (event.type) {
    case 'shown':
      if (state.shownAt !== null) throw new InvalidEvent(`the chain at ${t} ms is shown already`);
      return { ...state, shownAt: t, tapped: [] };
    case 'void':
      return interrupted(state, t);
    case 'answer':
      expectItem(state, 'digits', event);
      return settle({ ...state, trial: { ...answered(state, t), given: [...event.value].map(Number) } }, t);
    case 'tap':
      expectItem(state, 'tiles', event);
      return tapped(state, event.tile, t);
    case 'stop':
      return { ...state, ended: 'stopped' };
  }
}

function expectItem({ settings }: State, item: Settings['item'], { type, t }: Event): void {
  if (settings.item !== item) throw new InvalidEvent(`${type} at ${t} ms where ${settings.item} are shown`);
}

/** The open trial with the time that its answer took; taps while it is shown cannot have happened. */
function answered(state: State, t: number): Trial {
  const opened = opensAt(state);
  if (opened === null || t < opened) throw new InvalidEvent(`an answer at ${t} ms, before all was shown`);
  return { ...state.trial, ms: t - opened };
}

function tapped(state: State, tile: number, t: number): State {
  const { items, given } = state.trial;
  const { ms = 0, ...trial } = answered(state, t);
  if (tile >= TILES || given.includes(tile)) throw new InvalidEvent(`tile ${tile} cannot be tapped`);
  const after: Trial = { ...trial, given: [...given, tile], firstMs: trial.firstMs ?? ms };
  return after.given.length < items.length
    ? { ...state, trial: after }
    : settle({ ...state, trial: { ...after, ms } }, t);
}

function interrupted(state: State, t: number): State {
  const opened = opensAt(state);
  if (opened === null || t >= opened) throw new InvalidEvent(`nothing is shown at ${t} ms`);
  return interrupt(state, {
    forgiven: (after) => next(after, after.trial.items.length, t),
    counted: (after) => settle(after, t),
  });
}

/** What follows from a trial that is over: another one, a longer one, or the end. */
function settle(state: State, t: number): State {
  const { settings, trial } = state;
  const past = [...state.past, trial];
  const closed: State = { ...state, past, tapped: trial.given };
  const { length } = trial.items;
  if (settings.strict && !isRight(settings, trial)) return { ...closed, ended: 'failed' };
  const alike = past.filter(({ items }) => items.length === length);
  if (alike.length < TRIALS_PER_LENGTH) return next(closed, length, t);
  if (!alike.some((one) => isRight(settings, one))) return { ...closed, ended: 'failed' };
  return length === longest(settings) ? { ...closed, ended: 'completed' } : next(closed, length + 1, t);
}

/** How many trials there will be nobody knows. */
function progress({ settings, past }: State): Progress {
  return { done: past.map((trial) => (isRight(settings, trial) ? 'right' : 'wrong')) };
}

function asked({ past, trial }: State): readonly Sample[] {
  const drawn = past.includes(trial) ? past : [...past, trial];
  return drawn.map(({ items }) => ({ items }));
}

/** Lengths that a play usually gets to. */
const USUAL_LENGTHS = 4;

function difficulty(settings: Settings): number {
  const last = Math.min(settings.start_length + USUAL_LENGTHS - 1, longest(settings));
  const lengths = Array.from(
    { length: last - settings.start_length + 1 },
    (_, index) => settings.start_length + index,
  );
  const sum = lengths.reduce((sum, length) => sum + lengthDifficulty(settings, length), 0);
  return Math.round(sum / lengths.length);
}

export const rules = defineGame({
  id: 'sequence',
  version: 1,
  subject: 'memory',
  path: '/games/memory/sequence',
  settings,
  presets,
  event,
  check: () => [],
  start,
  apply,
  isOver: (state) => state.ended !== null,
  progress,
  result: resultOf,
  difficulty,
  // A whole answer has two keys or taps at least.
  fastestAnswerMs: 150,
  shownMs: ({ past, settings }: State) =>
    past
      .filter(({ given }) => given.length > 0)
      .reduce((sum, { items }) => sum + items.length * periodMs(settings), 0),
  simulate,
  asked,
  sample,
});
