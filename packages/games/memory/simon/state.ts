/** The state of a colour echo play. */
import type { Ended } from '@mindhero/engine/play';
import type { Pad } from './pads.ts';
import type { Settings } from './settings.ts';

/** One go at a chain. The last pad pressed of a `wrong` one is the one that was not asked for. */
export interface Try {
  readonly chain: readonly Pad[];
  readonly pressed: readonly Pad[];
  readonly outcome: 'right' | 'wrong' | 'timeout' | 'interrupted';
  /** Milliseconds a press, where there was any. */
  readonly msPerPress?: number;
}

export interface State {
  readonly settings: Settings;
  /** Lights are drawn when they are needed, since nobody knows how many will be interrupted. */
  readonly seed: number;
  /** Lights drawn so far, the interrupted ones included. */
  readonly drawn: number;
  readonly phase: 'ready' | 'round';
  readonly chain: readonly Pad[];
  readonly pressed: readonly Pad[];
  /** When the pads of the round open. */
  readonly opensAt: number;
  /** When the break began; in a round, from when on the next press is waited for. */
  readonly since: number;
  /** Showings that were interrupted. */
  readonly interrupted: number;
  /** In the break after an interruption that cost nothing: the last light is another one now. */
  readonly redrawn: boolean;
  /** Finished tries, in order. */
  readonly past: readonly Try[];
  readonly lives: number;
  readonly ended: Ended | null;
}

/** Where a chain broke: the light that was due, and the pad that was pressed instead of it, if any was. */
export interface Break {
  readonly place: number;
  readonly due: Pad;
  readonly pressed?: Pad | undefined;
}

/** Where a chain broke, by a wrong pad or by none in time; null if it was repeated, interrupted or is open. */
export function breakOf({ chain, pressed, outcome }: Try): Break | null {
  if (outcome !== 'wrong' && outcome !== 'timeout') return null;
  const place = outcome === 'wrong' ? pressed.length - 1 : pressed.length;
  return { place, due: chain[place] ?? 0, pressed: pressed[place] };
}

/** The whole chain was repeated. */
export const isRight = ({ outcome }: Try): boolean => outcome === 'right';

/** From the end of a try to the next showing; longer where there is something to look at. Simulated pupils keep it too. */
export function breakMs({ past, redrawn }: State): number {
  const last = past.at(-1);
  if (redrawn) return 1500;
  if (last === undefined) return 500;
  return isRight(last) ? 1000 : 2200;
}

/** Until when the next pad must be pressed. */
export function dueAt({ since, settings }: State): number {
  return since + 1000 * settings.input_timeout_s;
}
