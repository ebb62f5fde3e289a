/**
 * Card flip: all pairs of a board are to be found, two cards a move. `idle → first → idle` for a match and
 * `idle → first → mismatch → idle` for anything else, until every pair is found; before it `ready → preview`, if there
 * is one. With `strict` too many mismatches end the game.
 */
import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { expectPhase } from '@mindhero/engine/phase';
import { defineGame, InvalidEvent, type Progress } from '@mindhero/engine/play';
import { MAX_SEED, type Streams, streams } from '@mindhero/engine/random';
import type { Material } from '@mindhero/engine/reading/material';
import { interrupt } from '../../setbacks/setbacks.ts';
import { pairsOf } from './boards.ts';
import { deal, difficulty } from './deal.ts';
import { type Event, event } from './event.ts';
import { ownPictures } from './own.ts';
import { resultOf } from './result.ts';
import { sample, sampleOf } from './sample.ts';
import { check, checkMaterial, presets, type Settings, settings, wish } from './settings.ts';
import { simulate } from './simulate.ts';
import { isFound, mismatchesLeft, type Move, pairsFound, partnerOf, type State, wasSeen } from './state.ts';

function start(settings: Settings, random: Streams, material?: Material): State {
  const own = ownPictures(settings, material);
  const seed = random('boards').integer(0, MAX_SEED);
  return {
    settings,
    seed,
    laid: 1,
    pictures: deal(settings, streams(seed)('board 0'), own.length),
    own,
    phase: settings.preview_s > 0 ? 'ready' : 'idle',
    open: [],
    moves: [],
    interrupted: 0,
    since: 0,
    begun: 0,
    lastMove: 0,
    ended: null,
  };
}

function apply(state: State, event: Event): State {
  const { t } = event;
  switch (event.type) {
    case 'shown':
      expectPhase(state, 'ready', event);
      return { ...state, phase: 'preview', since: t };
    case 'hidden':
      expectPhase(state, 'preview', event);
      expectEnd(state, 1000 * state.settings.preview_s, event);
      return begun(state, t);
    case 'void':
      expectPhase(state, 'preview', event);
      return interrupt(state, {
        forgiven: (next) => otherBoard(next, t),
        // Who has interrupted too often gets it without a preview.
        counted: (next) => begun(otherBoard(next, t), t),
      });
    case 'flip':
      return flipped(state, event.card, t);
    case 'turned_back':
      expectPhase(state, 'mismatch', event);
      expectEnd(state, state.settings.mismatch_ms, event);
      return { ...state, phase: 'idle', open: [], since: t };
    case 'stop':
      return { ...state, ended: 'stopped' };
  }
}

function expectEnd(state: State, duration: number, event: Event): void {
  if (event.t < state.since + duration) throw new InvalidEvent(`${event.type} at ${event.t} ms is too soon`);
}

function begun(state: State, t: number): State {
  return { ...state, phase: 'idle', since: t, begun: t, lastMove: t };
}

function otherBoard(state: State, t: number): State {
  const pictures = deal(state.settings, streams(state.seed)(`board ${state.laid}`), state.own.length);
  return { ...state, pictures, laid: state.laid + 1, phase: 'ready', since: t };
}

function flipped(state: State, card: number, t: number): State {
  const { phase, open, pictures } = state;
  const canFlip = phase === 'idle' || phase === 'first';
  if (!canFlip || card >= pictures.length || open.includes(card) || isFound(state, card)) {
    throw new InvalidEvent(`card ${card} cannot be turned up at ${t} ms while it is ${phase}`);
  }
  const [first] = open;
  return first === undefined ? { ...state, phase: 'first', open: [card] } : moved(state, [first, card], t);
}

function moved(state: State, cards: Move['cards'], t: number): State {
  const [first, second] = cards;
  const picture = state.pictures[first];
  if (picture === undefined) throw new InvalidEvent(`there is no card ${first}`);
  const partner = partnerOf(state, first);
  const matches = second === partner;
  const avoidable = !matches && wasSeen(state, partner);
  const move: Move = { cards, picture, matches, avoidable, ms: t - state.since };
  const next: State = { ...state, moves: [...state.moves, move], since: t, lastMove: t };
  return matches ? matched(next) : mismatched({ ...next, phase: 'mismatch', open: cards });
}

function matched(state: State): State {
  const isWon = pairsFound(state) === pairsOf(state.settings.board);
  return { ...state, phase: 'idle', open: [], ended: isWon ? 'completed' : null };
}

function mismatched(state: State): State {
  return state.settings.strict && mismatchesLeft(state) === 0 ? { ...state, ended: 'failed' } : state;
}

/** A bead for every pair. Looking for it is no mistake, so none of them is red. */
function progress(state: State): Progress {
  const done = Array.from({ length: pairsFound(state) }, () => 'right' as const);
  return { done, total: pairsOf(state.settings.board) };
}

export const rules = defineGame({
  id: 'cards',
  version: 1,
  subject: 'memory',
  path: '/games/memory/cards',
  settings,
  presets,
  event,
  check,
  material: wish,
  checkMaterial,
  start,
  apply,
  isOver: (state) => state.ended !== null,
  progress,
  result: resultOf,
  difficulty,
  // Two taps with two thumbs, where both cards are known.
  fastestAnswerMs: 120,
  shownMs: ({ moves, interrupted, settings }: State) => {
    const wasPreviewed = moves.length > 0 && interrupted <= INTERRUPTIONS_FORGIVEN;
    const mismatches = moves.slice(0, -1).filter(({ matches }) => !matches).length;
    return (wasPreviewed ? 1000 * settings.preview_s : 0) + mismatches * settings.mismatch_ms;
  },
  simulate,
  asked: ({ pictures, own }) => [sampleOf(pictures, own)],
  sample,
});
