/** The state of a play of the reading span. */
import type { Ended } from '@mindhero/engine/play';
import { isTypedAs } from '@mindhero/engine/reading/typed';
import { dueAt } from '../../shown-words/state.ts';
import type { Settings } from '../settings.ts';
import type { SpanRound } from './round.ts';
import type { Sentence } from './sentences.ts';

/** A round and what became of it. */
export interface SpanPast {
  readonly round: SpanRound;
  /** The words that were given, in the order of the sentences; null for a round that was cut short too often. */
  readonly given: readonly string[] | null;
  readonly isRight: boolean;
  /** How long its sentences were read, in milliseconds. */
  readonly readMs: number;
  /** Milliseconds from the first question to its answer. */
  readonly ms?: number;
}

export interface SpanState {
  readonly settings: Settings;
  /** All sentences of the text that rounds are drawn from. */
  readonly pool: readonly Sentence[];
  /** As the attribute `lang` has it. */
  readonly language: string;
  readonly seed: number;
  /** Rounds drawn so far, those that were cut short included. */
  readonly drawn: number;
  readonly round: SpanRound;
  readonly phase: 'ready' | 'reading' | 'recall';
  /** The sentence that is read, counted from 0. */
  readonly at: number;
  /** When this round, this sentence or this question began. */
  readonly since: number;
  readonly readMs: number;
  /** The answers of the open round so far. */
  readonly given: readonly string[];
  readonly firstMs: number | null;
  readonly interrupted: number;
  readonly past: readonly SpanPast[];
  readonly ended: Ended | null;
}

/** After a mistake the sentences are there once more, to be read so long each. */
const SENTENCE_AGAIN_MS = 1500;

/** When the next round is due. */
export function spanDueAt({ past, since }: Pick<SpanState, 'past' | 'since'>): number {
  const last = past.at(-1);
  const again = last === undefined || last.isRight ? 0 : SENTENCE_AGAIN_MS * last.round.sentences.length;
  return dueAt({ past, since }) + again;
}

/** When the sentence on the screen makes way for the next one by itself; null where its reader says so. */
export function turnsAt({ settings, phase, since }: SpanState): number | null {
  const { sentence_pace, sentence_s } = settings;
  return phase === 'reading' && sentence_pace === 'timed' ? since + 1000 * sentence_s : null;
}

/** Whether each of the words that were given is the last one of its sentence. */
export function rightsOf({ sentences }: SpanRound, given: readonly string[]): readonly boolean[] {
  return sentences.map(({ last }, place) => isTypedAs(given[place] ?? '', last));
}

/** The most sentences of which every last word was known; null as long as there is none. */
export function spanOf({ past }: Pick<SpanState, 'past'>): number | null {
  const right = past.filter(({ isRight }) => isRight).map(({ round }) => round.sentences.length);
  return right.length === 0 ? null : Math.max(...right);
}
