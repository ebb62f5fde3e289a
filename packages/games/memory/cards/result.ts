/** What a card flip play amounts to. */
import type { ItemOutcome, PlayResult } from '@mindhero/engine/play';
import { pairsFound, type State } from './state.ts';
import type { CardPicture } from './themes.ts';

/** What finding a pair took. */
export interface Pair {
  readonly picture: CardPicture;
  readonly cards: readonly number[];
  readonly found: boolean;
  /** Times that one of its cards was turned up. */
  readonly looks: number;
  /** Times that the search for it missed although the partner had been turned up before. */
  readonly missed: number;
  /** How long the move that found it took. */
  readonly ms: number | undefined;
}

/** Every pair of the board, in the order in which they were found; those that were not come last. */
export function pairsIn({ pictures, moves }: State): Pair[] {
  const inOrder = moves.filter(({ matches }) => matches).map(({ picture }) => picture);
  return [...new Set([...inOrder, ...pictures])].map((picture) => {
    const match = moves.find((move) => move.matches && move.picture === picture);
    const turned = moves.flatMap(({ cards }) => cards).filter((card) => pictures[card] === picture);
    return {
      picture,
      cards: pictures.flatMap((other, card) => (other === picture ? [card] : [])),
      found: match !== undefined,
      looks: turned.length,
      missed: moves.filter((move) => move.avoidable && move.picture === picture).length,
      ms: match?.ms,
    };
  });
}

function outcome({ found, missed, ms }: Pair): ItemOutcome {
  return { correct: found, attempts: missed + Number(found), ...(ms !== undefined && { ms }) };
}

/**
 * Counts pairs. Whoever turns up two cards that nobody has seen could not know: only a mismatch that memory could have
 * avoided is a wrong answer.
 */
export function resultOf(state: State): PlayResult {
  const { moves } = state;
  const pairs = pairsIn(state);
  const found = pairsFound(state);
  const avoidable = moves.filter((move) => move.avoidable).length;
  return {
    correct: found,
    incorrect: avoidable,
    missed: pairs.length - found,
    ended: state.ended ?? 'stopped',
    metrics: {
      moves: moves.length,
      mismatches: moves.length - found,
      avoidable,
      time_ms: state.lastMove - state.begun,
    },
    items: pairs.map(outcome),
  };
}
