/**
 * The pupil who plays the card flip in tests and demonstration data. `skill` is the probability of remembering what was
 * turned up; the rest is luck, as for everybody: with a perfect memory no mismatch is avoidable.
 */
import type { Pupil } from '@mindhero/engine/play';
import type { Random, Streams } from '@mindhero/engine/random';
import type { Event } from './event.ts';
import { isFound, partnerOf, type State, wasSeen } from './state.ts';

/** The next event, or null when the game is over. */
export function simulate(state: State, pupil: Pupil, random: Streams): Event | null {
  if (state.ended !== null) return null;
  const { phase, since, settings, moves, open } = state;
  if (phase === 'ready') return { type: 'shown', t: since };
  if (phase === 'preview') return { type: 'hidden', t: since + 1000 * settings.preview_s };
  if (phase === 'mismatch') return { type: 'turned_back', t: since + settings.mismatch_ms };
  const draw = random(`move ${moves.length}.${open.length}`);
  const remembers = draw.chance(pupil.skill);
  const [first] = open;
  const card =
    first === undefined ? firstCard(state, draw, remembers) : secondCard(state, draw, first, remembers);
  // Time runs from `since` for both cards of a move.
  const t = since + Math.round((700 + open.length * 800 + draw.integer(0, 250)) * pupil.pace);
  return { type: 'flip', t, card };
}

/** One of a pair that is known, if there is one, else a card that nobody has turned up. */
function firstCard(state: State, draw: Random, remembers: boolean): number {
  const closed = closedCards(state);
  const known = closed.filter((card) => wasSeen(state, card) && wasSeen(state, partnerOf(state, card)));
  const fresh = closed.filter((card) => !wasSeen(state, card));
  if (remembers && known.length > 0) return draw.pick(known);
  return draw.pick(fresh.length > 0 ? fresh : closed);
}

/** The partner, if it is known, else a card that nobody has turned up. A person who has forgotten takes any. */
function secondCard(state: State, draw: Random, first: number, remembers: boolean): number {
  const others = closedCards(state).filter((card) => card !== first);
  const partner = partnerOf(state, first);
  if (!remembers) return draw.pick(others);
  return wasSeen(state, partner) ? partner : draw.pick(others.filter((card) => !wasSeen(state, card)));
}

function closedCards(state: State): number[] {
  return state.pictures.flatMap((_, card) => (isFound(state, card) ? [] : [card]));
}
