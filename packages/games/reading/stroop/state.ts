/** The state of a Stroop play. */
import type { Ended } from '@mindhero/engine/play';
import type { Settings } from './settings.ts';
import { answerOf, type Colour, type Trial } from './trials.ts';

/** What became of a trial that counts; no answer is a missed one. */
export interface Settled {
  readonly trial: Trial;
  readonly answer?: Colour;
  /** Reaction time in milliseconds. */
  readonly ms?: number;
  /** The task differs from that of the trial before it. */
  readonly switched: boolean;
}

export interface State {
  readonly settings: Settings;
  readonly trials: readonly Trial[];
  /** Index of the running or next trial. */
  readonly current: number;
  readonly phase: 'gap' | 'stimulus';
  /** When the phase began. */
  readonly since: number;
  readonly settled: readonly Settled[];
  /** What the last word came to, for the feedback in the gap; `interrupted` is a void one that counts as missed. */
  readonly last: 'right' | 'wrong' | 'missed' | 'too_early' | 'void' | 'interrupted' | null;
  readonly tooEarly: number;
  readonly interrupted: number;
  readonly ended: Ended | null;
}

/** A trial without an answer is not right. */
export const isRight = ({ trial, answer }: Settled): boolean => answer === answerOf(trial);
