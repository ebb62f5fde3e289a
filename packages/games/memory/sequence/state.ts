/** The state of a number chain play. */
import type { Ended } from '@mindhero/engine/play';
import { expectedOf, periodMs } from './items.ts';
import type { Settings } from './settings.ts';

export const TRIALS_PER_LENGTH = 2;
/** Pause between two trials, for the eye and for the feedback; simulated pupils keep it too. */
export const BREAK_MS = 1600;

/** One chain and what became of it. */
export interface Trial {
  readonly items: readonly number[];
  /** What was given so far. */
  readonly given: readonly number[];
  /** Milliseconds from the end of the showing to the first tap; typed answers have none. */
  readonly firstMs?: number;
  /** Likewise to the whole answer. */
  readonly ms?: number;
}

export interface State {
  readonly settings: Settings;
  /** Chains are drawn when they are needed, since nobody knows how long a play will be. */
  readonly seed: number;
  /** Chains drawn so far, the interrupted ones included. */
  readonly drawn: number;
  readonly trial: Trial;
  /** When the showing of the open trial began; null as long as it has not. */
  readonly shownAt: number | null;
  /** Showings that were interrupted. */
  readonly interrupted: number;
  /** Finished trials, in order. */
  readonly past: readonly Trial[];
  /** Tiles tapped in the trial before; they stay until something else is shown, so that the last tap is seen, too. */
  readonly tapped: readonly number[];
  /** When the trial before was over. */
  readonly since: number;
  readonly ended: Ended | null;
}

/** When the open trial has been shown and may be answered; null as long as its showing has not begun. */
export function opensAt({ shownAt, trial, settings }: State): number | null {
  return shownAt === null ? null : shownAt + trial.items.length * periodMs(settings);
}

/** All items in the order that the direction asks for. */
export function isRight(settings: Settings, { items, given }: Trial): boolean {
  return given.length === items.length && expectedOf(settings, items).every((item, k) => item === given[k]);
}

/** The finished trials, and the open one once it is shown: as long as it is open, nothing of it has been given. */
export function playedTrials({ shownAt, past, trial }: State): readonly Trial[] {
  const isOpen = shownAt !== null && !past.includes(trial);
  return isOpen ? [...past, { items: trial.items, given: [] }] : past;
}
