/** The state of a play of the sliding window. */
import type { Ended } from '@mindhero/engine/play';
import type { TextContent } from '@mindhero/engine/reading/material';
import type { Quiz } from '../quiz/quiz.ts';
import type { Settings } from './settings.ts';
import type { Trial } from './trial.ts';
import type { Pool } from './words.ts';

/** What became of a round that counts. */
export interface Settled {
  readonly trial: Trial;
  readonly stepMs: number;
  /** The cell that was tapped, where a word was to be found. */
  readonly tapped: number | null;
  /** The words that were chosen, where words were to be recalled. */
  readonly picked: readonly string[];
  readonly isRight: boolean;
  /** From when it could be answered to the first answer. */
  readonly ms?: number;
}

export interface State {
  readonly settings: Settings;
  readonly pool: Pool;
  /** The text that is read, or null. */
  readonly text: TextContent | null;
  /** About that text; without one it asks nothing. */
  readonly quiz: Quiz;
  /** Boards are drawn when they are needed, since nobody knows how many will be interrupted. */
  readonly seed: number;
  /** Boards drawn so far, the interrupted ones included. */
  readonly drawn: number;
  /** Boards of the text that is read; empty where none is. */
  readonly pages: readonly (readonly string[])[];
  /** The board of the text that is shown, or was shown last. */
  readonly page: number;
  readonly trial: Trial;
  readonly stepMs: number;
  readonly phase: 'ready' | 'sliding' | 'recall' | 'quiz';
  /** When the phase began. */
  readonly since: number;
  /** What has been chosen so far of the words of this round, as indices of its options. */
  readonly picks: readonly number[];
  readonly firstPickMs: number | null;
  readonly settled: readonly Settled[];
  /** What the last board came to; `interrupted` is a void one that counts as missed. */
  readonly last: 'right' | 'wrong' | 'missed' | 'void' | 'interrupted' | null;
  readonly interrupted: number;
  /** Milliseconds for which the text was shown. */
  readonly readingMs: number;
  readonly ended: Ended | null;
}

/** The round that the break speaks of; none before the first one, and none where another board has taken its place. */
export function roundBefore({ phase, last, settled, ended }: State): Settled | undefined {
  const isTold = last !== null && last !== 'void';
  return (phase === 'ready' && isTold) || ended === 'completed' ? settled.at(-1) : undefined;
}
