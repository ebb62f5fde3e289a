/** The state of a number memory play. */
import type { Ended } from '@mindhero/engine/play';
import { displayMs, MASK_MS } from './numbers.ts';
import type { Settings } from './settings.ts';

/** Without `strict` a mistake costs one of them, and another number of the same length comes. */
/** Pause between two numbers, for the eye and for the feedback; simulated pupils keep it too. */
export const BREAK_MS = 1600;

/** One number and what became of it. A level is the number's length. */
export interface Round {
  readonly number: string;
  /** Null as long as nothing has been typed, and for ever in a round that was interrupted. */
  readonly typed: string | null;
  /** Milliseconds from the opening of the field to the answer. */
  readonly ms?: number;
}

export interface State {
  readonly settings: Settings;
  /** Numbers are drawn when they are needed, since nobody knows how many mistakes there will be. */
  readonly seed: number;
  /** Numbers drawn so far, the interrupted ones included. */
  readonly drawn: number;
  readonly round: Round;
  /** When the open number appeared; null as long as it has not. */
  readonly shownAt: number | null;
  /** Numbers that were interrupted. */
  readonly interrupted: number;
  /** Finished rounds, in order. */
  readonly past: readonly Round[];
  readonly lives: number;
  /** When the round before was over. */
  readonly since: number;
  readonly ended: Ended | null;
}

/** The number of digits. */
export const levelOf = ({ number }: Round): number => number.length;

/** To the last digit; an open round is not right. */
export const isRight = ({ number, typed }: Round): boolean => number === typed;

/** When the field for the open number opens; null as long as the number has not appeared. */
export function opensAt({ shownAt, round, settings }: State): number | null {
  return shownAt === null ? null : shownAt + displayMs(settings, levelOf(round)) + MASK_MS;
}

/** The finished rounds, and the open one once its number has appeared. */
export function playedRounds({ shownAt, past, round }: State): readonly Round[] {
  return shownAt === null || past.includes(round) ? past : [...past, round];
}
