/** How a play stands: what a game's rules make of its events, one after the other, and what is told of it. */
import {
  type AnyGame,
  InvalidEvent,
  type PlayEvent,
  type PlayResult,
  type Progress,
  replay,
} from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { answerGiven } from './answer-given.ts';

/** The last answer; `count` grows with each, so that two right ones in a row are two. */
export interface Answer {
  readonly right: boolean;
  /** Its item is settled: there is no other try. */
  readonly settled: boolean;
  readonly count: number;
}

export interface Standing {
  readonly state: unknown;
  readonly progress: Progress;
  readonly result: PlayResult;
  readonly answer: Answer | null;
}

/**
 * After the events of a log, which is empty at the start.
 * @throws GenerationError for settings that give no game
 * @throws InvalidEvent for a log that the rules do not take
 */
export function standingAfterLog(
  rules: AnyGame,
  settings: object,
  seed: number,
  events: readonly PlayEvent[],
): Standing {
  const { state, result } = replay(rules, settings, streams(seed), events);
  return { state, progress: rules.progress(state), result, answer: null };
}

/** After another event; null if the rules do not take it. */
export function standingAfter(rules: AnyGame, before: Standing, event: PlayEvent): Standing | null {
  const state = applied(rules, before.state, event);
  if (state === undefined) return null;
  const result = rules.result(state);
  const progress = kept(before.progress, rules.progress(state));
  const right = answerGiven(before.result, result);
  if (right === null) return { state, progress, result, answer: before.answer };
  const settled = progress.done.length > before.progress.done.length;
  return { state, progress, result, answer: { right, settled, count: (before.answer?.count ?? 0) + 1 } };
}

/** The progress before where nothing has changed: what draws it has nothing to do then. */
function kept(before: Progress, after: Progress): Progress {
  const isSame =
    before.total === after.total &&
    before.done.length === after.done.length &&
    before.done.every((outcome, item) => outcome === after.done[item]);
  return isSame ? before : after;
}

/** A second tap on an item that is settled already is no event; anything else that goes wrong is a mistake of ours. */
function applied(rules: AnyGame, state: unknown, event: PlayEvent): unknown {
  try {
    return rules.apply(state, event);
  } catch (error) {
    if (error instanceof InvalidEvent) return undefined;
    throw error;
  }
}
