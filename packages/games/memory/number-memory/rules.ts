/**
 * Number memory: a number is shown, masked, and typed. `show → mask → input`; right, and the next one is a digit longer;
 * wrong, and the play is over, or one of three lives.
 */
import { defineGame, InvalidEvent, type Progress } from '@mindhero/engine/play';
import { MAX_SEED, type Streams, streams } from '@mindhero/engine/random';
import { interrupt, LIVES, withoutLife } from '../../setbacks/setbacks.ts';
import { type Event, event } from './event.ts';
import { displayMs, drawNumber, LAST_LEVEL, levelDifficulty, MASK_MS } from './numbers.ts';
import { resultOf } from './result.ts';
import { type Sample, sample } from './sample.ts';
import { presets, type Settings, settings } from './settings.ts';
import { simulate } from './simulate.ts';
import { isRight, levelOf, opensAt, type State } from './state.ts';

function start(settings: Settings, random: Streams): State {
  const seed = random('numbers').integer(0, MAX_SEED);
  const number = drawNumber(settings.start_length, streams(seed)('number 0'));
  return {
    settings,
    seed,
    drawn: 1,
    round: { number, typed: null },
    shownAt: null,
    interrupted: 0,
    past: [],
    lives: settings.strict ? 1 : LIVES,
    since: 0,
    ended: null,
  };
}

/** Another number, as long or longer. */
function another(state: State, level: number, t: number): State {
  const number = drawNumber(level, streams(state.seed)(`number ${state.drawn}`), state.round.number);
  return { ...state, round: { number, typed: null }, drawn: state.drawn + 1, shownAt: null, since: t };
}

function apply(state: State, event: Event): State {
  const { t } = event;
  const opened = opensAt(state);
  switch (event.type) {
    case 'shown':
      if (state.shownAt !== null) throw new InvalidEvent(`the number at ${t} ms is shown already`);
      return { ...state, shownAt: t };
    case 'void':
      if (opened === null || t >= opened) throw new InvalidEvent(`nothing is shown at ${t} ms`);
      return interrupt(state, {
        forgiven: (next) => another(next, levelOf(next.round), t),
        counted: (next) => settle(next, t),
      });
    case 'answer':
      if (opened === null || t < opened)
        throw new InvalidEvent(`an answer at ${t} ms, before the field opens`);
      return settle({ ...state, round: { ...state.round, typed: event.value, ms: t - opened } }, t);
    case 'stop':
      return { ...state, ended: 'stopped' };
  }
}

/** What follows from a round that is over: a longer number, a life lost, or the end. */
function settle(state: State, t: number): State {
  const closed: State = { ...state, past: [...state.past, state.round] };
  const level = levelOf(state.round);
  if (isRight(state.round)) {
    return level === LAST_LEVEL ? { ...closed, ended: 'completed' } : another(closed, level + 1, t);
  }
  const failed = withoutLife(closed);
  return failed.ended === null ? another(failed, level, t) : failed;
}

/** How many numbers there will be nobody knows. */
function progress({ past }: State): Progress {
  return { done: past.map((round) => (isRight(round) ? 'right' : 'wrong')) };
}

function asked({ settings, past, round }: State): readonly Sample[] {
  const drawn = past.includes(round) ? past : [...past, round];
  return drawn.map(({ number }) => ({ number, display_ms: displayMs(settings, number.length) }));
}

/** Levels that a play usually gets to. */
const USUAL_LEVELS = 5;

function difficulty(settings: Settings): number {
  const levels = Array.from({ length: USUAL_LEVELS }, (_, index) => settings.start_length + index);
  const sum = levels.reduce((sum, level) => sum + levelDifficulty(settings, level), 0);
  return Math.round(sum / USUAL_LEVELS);
}

export const rules = defineGame({
  id: 'number-memory',
  version: 1,
  subject: 'memory',
  path: '/games/memory/number-memory',
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
  // An answer has a digit and Enter at least.
  fastestAnswerMs: 100,
  shownMs: ({ past, settings }: State) =>
    past
      .filter(({ typed }) => typed !== null)
      .reduce((sum, round) => sum + displayMs(settings, levelOf(round)) + MASK_MS, 0),
  simulate,
  asked,
  adapts: ({ strict }) => !strict,
  sample,
});
