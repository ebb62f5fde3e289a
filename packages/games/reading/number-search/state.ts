/** The state of a number search, and what happens in it. */
import type { Board } from '@mindhero/engine/combination-search/board';
import { eventTime } from '@mindhero/engine/play';
import * as z from 'zod/mini';
import type { Settings } from './settings.ts';

const cell = z.int().check(z.nonnegative());

export const event = z.discriminatedUnion('type', [
  /** A run of cells from one end to the other, as long as the combinations. */
  z.strictObject({ type: z.literal('select'), t: eventTime, start: cell, end: cell }),
  z.strictObject({ type: z.literal('time_up'), t: eventTime }),
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;

export interface Find {
  readonly combination: number;
  readonly cells: readonly number[];
  /** Milliseconds since the find before it, or since the start. */
  readonly ms: number;
}

export interface State {
  readonly settings: Settings;
  readonly board: Board;
  /** In the order in which they were found. */
  readonly found: readonly Find[];
  /** How many runs were selected that are no combination, and the last of them. */
  readonly wrong: number;
  readonly lastWrong: readonly number[] | null;
  /** Time of the last selection, and of the last find. */
  readonly now: number;
  readonly since: number;
  readonly ended: 'completed' | 'time_limit' | 'stopped' | null;
}

/** Undefined as long as the combination is not found. */
export const findOf = ({ found }: State, combination: number): Find | undefined =>
  found.find((find) => find.combination === combination);

/** The first number of the list that is still to be found; undefined when there is none. */
export const nextToFind = (state: State): string | undefined =>
  state.board.combinations.find((_, index) => findOf(state, index) === undefined);

/** In milliseconds since the start; null without a limit. */
export const timeLimitMs = ({ time_limit_s }: Settings): number | null =>
  time_limit_s === null ? null : time_limit_s * 1000;
