/** The state of a card flip play. */
import type { Ended } from '@mindhero/engine/play';
import type { ShownImage } from '@mindhero/engine/reading/material';
import { pairsOf } from './boards.ts';
import type { Settings } from './settings.ts';
import type { CardPicture } from './themes.ts';

/** With `strict`, so many mismatches for each pair end the play. */
const MISMATCHES_PER_PAIR = 2;

/** Two cards turned up one after the other. Cards are numbered row by row from 0. */
export interface Move {
  readonly cards: readonly [first: number, second: number];
  /** The picture of the first card, whose partner was looked for. */
  readonly picture: CardPicture;
  readonly matches: boolean;
  /** A mismatch although the partner had been turned up before. */
  readonly avoidable: boolean;
  /** Milliseconds from the moment at which the board was open for it. */
  readonly ms: number;
}

export interface State {
  readonly settings: Settings;
  /** Boards are laid when they are needed, since nobody knows how many previews will be interrupted. */
  readonly seed: number;
  /** Boards laid so far. */
  readonly laid: number;
  /** The picture of each card, row by row. */
  readonly pictures: readonly CardPicture[];
  /** The set of one's own; empty where a theme is played with. */
  readonly own: readonly ShownImage[];
  /** `ready` and `preview` only where there is a preview. */
  readonly phase: 'ready' | 'preview' | 'idle' | 'first' | 'mismatch';
  /** The cards of the present move that are face up: none, one, or two that do not match. */
  readonly open: readonly number[];
  readonly moves: readonly Move[];
  /** Previews that were interrupted. */
  readonly interrupted: number;
  /** When the cards last began to wait: for the preview, for its end, for the present move, for the end of the hold. */
  readonly since: number;
  /** When the first move could begin, and when the last one was made. */
  readonly begun: number;
  readonly lastMove: number;
  readonly ended: Ended | null;
}

/** The other card with the same picture. */
export const partnerOf = ({ pictures }: State, card: number): number =>
  pictures.findIndex((picture, other) => other !== card && picture === pictures[card]);

/** Its pair was turned up in one move. */
export const isFound = ({ moves }: State, card: number): boolean =>
  moves.some(({ cards, matches }) => matches && cards.includes(card));

/** Whether a card was turned up in an earlier move. A look at the whole board before the first move is not counted. */
export const wasSeen = ({ moves }: State, card: number): boolean =>
  moves.some(({ cards }) => cards.includes(card));

export const pairsFound = ({ moves }: State): number => moves.filter(({ matches }) => matches).length;

/** Mismatches that a strict play still allows. */
export function mismatchesLeft(state: State): number {
  const mismatches = state.moves.length - pairsFound(state);
  return MISMATCHES_PER_PAIR * pairsOf(state.settings.board) - mismatches;
}
