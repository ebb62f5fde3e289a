/**
 * Colour echo: pads light up and sound one after the other, and are to be pressed in the same order; then the chain
 * grows by one. `ready → round (showing, then presses) → ready …` until the chain is long enough, or all lives are
 * lost; with `strict` the first mistake ends the game.
 */
import { expectPhase } from '@mindhero/engine/phase';
import { defineGame, InvalidEvent, type Progress } from '@mindhero/engine/play';
import { MAX_SEED, type Streams, streams } from '@mindhero/engine/random';
import { interrupt, LIVES, withoutLife } from '../../setbacks/setbacks.ts';
import { meanDifficulty } from './difficulty.ts';
import { type Event, event } from './event.ts';
import { type Pad, pads } from './pads.ts';
import { resultOf } from './result.ts';
import { sample } from './sample.ts';
import { presets, type Settings, settings } from './settings.ts';
import { simulate } from './simulate.ts';
import { dueAt, isRight, type State, type Try } from './state.ts';
import { showingMs } from './times.ts';

const allPads: readonly Pad[] = pads.map((_, pad) => pad);

function start(settings: Settings, random: Streams): State {
  const state: State = {
    settings,
    seed: random('lights').integer(0, MAX_SEED),
    drawn: 0,
    phase: 'ready',
    chain: [],
    pressed: [],
    opensAt: 0,
    since: 0,
    interrupted: 0,
    redrawn: false,
    past: [],
    lives: LIVES,
    ended: null,
  };
  return withLight(state, allPads);
}

/** The chain with one light more. */
function withLight(state: State, choice: readonly Pad[]): State {
  const pad = streams(state.seed)(`light ${state.drawn}`).pick(choice);
  return { ...state, drawn: state.drawn + 1, chain: [...state.chain, pad] };
}

/** The chain with another light in place of the last one, so that the interrupted showing has told nothing. */
function withOtherLight(state: State): State {
  const last = state.chain.at(-1);
  return withLight(
    { ...state, chain: state.chain.slice(0, -1) },
    allPads.filter((pad) => pad !== last),
  );
}

function apply(state: State, event: Event): State {
  const { t } = event;
  switch (event.type) {
    case 'shown':
      expectPhase(state, 'ready', event);
      return shown(state, t);
    case 'void':
      expectPhase(state, 'round', event);
      if (t >= state.opensAt) throw new InvalidEvent(`nothing is shown at ${t} ms`);
      // In either case another light takes the place of the last one.
      return withOtherLight(
        interrupt(state, {
          forgiven: (next) => ({ ...next, phase: 'ready', since: t, redrawn: true }),
          counted: (next) => withoutLife(closed(next, 'interrupted', t)),
        }),
      );
    case 'press':
      expectPhase(state, 'round', event);
      if (t < state.opensAt) throw new InvalidEvent(`the chain is still being shown at ${t} ms`);
      // The device's timer may come later than the press that it should have cut off.
      return t > dueAt(state) ? failed(state, 'timeout', t) : pressed(state, event.pad, t);
    case 'timeout':
      expectPhase(state, 'round', event);
      if (t < dueAt(state)) throw new InvalidEvent('there is still time to press');
      return failed(state, 'timeout', t);
    case 'stop':
      return { ...state, ended: 'stopped' };
  }
}

function shown(state: State, t: number): State {
  const opensAt = t + showingMs(state.settings, state.chain.length);
  return { ...state, phase: 'round', opensAt, since: opensAt, redrawn: false };
}

function pressed(state: State, pad: Pad, t: number): State {
  const next = { ...state, pressed: [...state.pressed, pad], since: t };
  if (pad !== state.chain[state.pressed.length]) return failed(next, 'wrong', t);
  if (next.pressed.length < state.chain.length) return next;
  const done = closed(next, 'right', t);
  if (state.chain.length === state.settings.length) return { ...done, ended: 'completed' };
  return withLight(done, allPads);
}

/** The same chain is shown again, as long as there is a life left. */
function failed(state: State, outcome: 'wrong' | 'timeout', t: number): State {
  const done = closed(state, outcome, t);
  return state.settings.strict ? { ...done, lives: 0, ended: 'failed' } : withoutLife(done);
}

/** The round is over; what it came to is kept. */
function closed(state: State, outcome: Try['outcome'], t: number): State {
  const { chain, pressed, opensAt, past } = state;
  const isAnswer = pressed.length > 0 && outcome !== 'timeout';
  const time = isAnswer ? { msPerPress: Math.round((t - opensAt) / pressed.length) } : {};
  const done: Try = { chain, pressed, outcome, ...time };
  return { ...state, phase: 'ready', pressed: [], since: t, past: [...past, done] };
}

function progress({ past, settings }: State): Progress {
  return { done: past.filter(isRight).map(() => 'right' as const), total: settings.length };
}

export const rules = defineGame({
  id: 'simon',
  version: 1,
  subject: 'memory',
  path: '/games/memory/simon',
  settings,
  presets,
  event,
  check: () => [],
  start,
  apply,
  isOver: (state) => state.ended !== null,
  progress,
  result: resultOf,
  difficulty: meanDifficulty,
  // Of a press; a person who presses in rhythm may hit the very moment at which the pads open.
  fastestAnswerMs: 60,
  shownMs: ({ past, settings }: State) =>
    past
      .filter(({ outcome }) => outcome !== 'interrupted')
      .reduce((sum, { chain }) => sum + showingMs(settings, chain.length), 0),
  simulate,
  // The rounds before it ask for its beginnings.
  asked: ({ chain }) => [{ chain }],
  sample,
});
