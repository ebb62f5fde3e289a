import { outcomeOf } from '../question/answer-status.ts';
import { tellsAtOnce } from '../question/settings.ts';
import type { State } from './rules.ts';

/** How far the pupil has come in looking: pages that were turned, and columns whose lesson is over. */
export interface Looked {
  readonly turned: number;
  readonly learned: number;
}

interface Page {
  /** Indices of the columns on the screen: a page of them, or alone the one that is explained. */
  readonly indices: readonly number[];
  /** The column that just went wrong, as long as the right way is shown. */
  readonly lesson: number | undefined;
  /** The page is done, and stays for a glance. */
  readonly waits: boolean;
}

/**
 * The page of the open columns. When answers are told at once, a finished page stays for a glance. If the right way is
 * shown after each mistake, the column of a mistake stands alone with it until the pupil goes on.
 */
export function pageOf(state: State, { turned, learned }: Looked, watching: boolean): Page {
  const { settings, settled, items } = state;
  const atOnce = settings.columns_at_once;
  const last = settled.at(-1);
  const isNew = !watching && settings.show_result === 'after_each' && settled.length > learned;
  if (isNew && last !== undefined && outcomeOf(state, last) === 'wrong') {
    return { indices: [last], lesson: last, waits: false };
  }
  const open = pageNumber(state);
  const waits = tellsAtOnce(settings) && !watching && turned < open;
  const shown = Math.min(waits ? turned : open, Math.ceil(items.length / atOnce) - 1);
  const indices = items.flatMap((_, index) => (Math.floor(index / atOnce) === shown ? [index] : []));
  return { indices, lesson: undefined, waits };
}

/** The first page with an open column. */
export function pageNumber({ settings, settled }: State): number {
  return Math.floor(settled.length / settings.columns_at_once);
}
