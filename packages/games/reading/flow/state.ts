/** The state of a play of flowing text. What is on the screen is said by the time alone. */
import type { Ended } from '@mindhero/engine/play';
import { placeAfter } from '@mindhero/engine/reading/pace';
import type { Quiz } from '../quiz/quiz.ts';
import type { Script } from './script.ts';
import type { Settings } from './settings.ts';

export interface State {
  readonly settings: Settings;
  readonly script: Script;
  /** The chunk from which the text flows, or will. */
  readonly from: number;
  /** When it began to flow from there; null as long as it has not, and once all was shown. */
  readonly shownAt: number | null;
  /** Chunks that were shown so far, at whatever time: those before this one. */
  readonly reached: number;
  /** How long text flowed before `shownAt`, what was gone back over counted again. */
  readonly flowedMs: number;
  readonly rewinds: number;
  readonly interruptions: number;
  /** When the latest thing happened. */
  readonly since: number;
  /** All of it was shown: the questions are asked, if there are any. */
  readonly isRead: boolean;
  readonly quiz: Quiz;
  readonly ended: Ended | null;
}

/** How long it flows from the chunk that it flows from, in milliseconds. */
export function restMs({ script: { boundaries }, from }: Pick<State, 'script' | 'from'>): number {
  return (boundaries.at(-1) ?? 0) - (boundaries[from] ?? 0);
}

/** When all will have been shown, in whole milliseconds of active play; null as long as nothing flows. */
export function endsAt(state: Pick<State, 'script' | 'from' | 'shownAt'>): number | null {
  return state.shownAt === null ? null : state.shownAt + Math.floor(restMs(state));
}

/** Which chunk is on the screen at a time of active play, or will be next. */
export function chunkAt({ script: { boundaries }, from, shownAt }: State, t: number): number {
  return shownAt === null ? from : placeAfter(boundaries, (boundaries[from] ?? 0) + t - shownAt);
}

/** The first chunk of the sentence that a chunk belongs to. */
export function beginningOf({ chunks }: Script, chunk: number): number {
  const sentence = chunks[chunk]?.sentence;
  return chunks.findIndex((one) => one.sentence === sentence);
}

/** Who goes back so soon after the beginning of a sentence means the one before. */
const JUST_BEGUN_MS = 1_500;

/** Where a step back leads at a time of active play. */
export function backFrom(state: State, t: number): number {
  const { script, from, shownAt } = state;
  const beginning = beginningOf(script, chunkAt(state, t));
  const shownFor =
    shownAt === null ? 0 : t - shownAt - (script.boundaries[beginning] ?? 0) + (script.boundaries[from] ?? 0);
  return shownFor >= JUST_BEGUN_MS ? beginning : beginningOf(script, Math.max(0, beginning - 1));
}
