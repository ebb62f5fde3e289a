/** The state of a play of reading to a beat, and what can be told of it at once. */
import type { Ended } from '@mindhero/engine/play';
import type { Material, TextContent } from '@mindhero/engine/reading/material';
import type { Span } from '@mindhero/engine/reading/paragraphs';
import { type Beats, beatAt } from '../beat/beats.ts';
import type { Quiz } from '../quiz/quiz.ts';
import type { Settings } from './settings.ts';
import type { Tapping } from './taps.ts';

export interface State {
  readonly settings: Settings;
  readonly text: Material<TextContent>;
  /** What is read in one beat each, where the beat leads; empty otherwise. */
  readonly units: readonly Span[];
  /**
   * `ready` waits for the screen; `warm_up` measures the device, where taps count; in `marking` the time was up, and the
   * last word that was read is looked for.
   */
  readonly phase: 'ready' | 'warm_up' | 'reading' | 'marking' | 'quiz';
  /** By the clock of active play; null before they begin. */
  readonly beats: Beats | null;
  /** How far the taps of the warm-up were from their beats. */
  readonly warmUp: readonly number[];
  /** What is taken off each tap; null as long as nobody knows. */
  readonly latency: number | null;
  readonly shownAt: number;
  /** Null as long as the text is being read, or was not. */
  readonly readAt: number | null;
  /** Whether the time limit took the text away. */
  readonly isCut: boolean;
  /** The last word that was read before that, counted from 0; null where nobody was asked, or has not said. */
  readonly lastWord: number | null;
  /** Null where no taps are asked for. */
  readonly tapping: Tapping | null;
  readonly interrupted: number;
  readonly quiz: Quiz;
  readonly ended: Ended | null;
}

/** When the last beat of a text is over that the beat leads through; null in other modes. */
export function paceEndsAt({ settings, beats, units }: State): number | null {
  return settings.mode === 'pace' && beats !== null ? Math.ceil(beatAt(beats, units.length)) : null;
}

/** When the time for reading is over, by the clock of active play; null without a limit. */
export function limitAt({ settings, phase, shownAt }: State): number | null {
  const { time_limit_s } = settings;
  return time_limit_s === null || phase !== 'reading' ? null : shownAt + 1000 * time_limit_s;
}
