/** Which columns stand on the screen. */
import { useState } from 'react';
import type { PlayerProps } from '../../player.ts';
import { useDue } from '../../timing.tsx';
import { outcomeOf } from '../question/answer-status.ts';
import { tellsAtOnce } from '../question/settings.ts';
import type { Event, State } from './rules.ts';
import type { ColumnsSettings } from './settings.ts';

/** A page of right answers stays so long, to be enjoyed. */
const GLANCE_MS = 900;

interface Page {
  /** Indices of the columns on the screen. */
  readonly indices: readonly number[];
  /** Columns of this page that went wrong; not empty only once the page is done and waits for the pupil. */
  readonly mistakes: readonly number[];
  /** Turns the page that waits. */
  readonly turn: () => void;
}

/**
 * The page of the open columns. When answers are told at once, a finished page stays: for a glance if all is right,
 * until the pupil goes on if there is something to learn from.
 */
export function usePage(props: PlayerProps<ColumnsSettings, State, Event>): Page {
  const { state, settings, watching } = props;
  const atOnce = settings.columns_at_once;
  const open = Math.floor(state.settled.length / atOnce);
  const [turned, setTurned] = useState(open);
  const waits = tellsAtOnce(settings) && !watching && turned < open;
  const shown = Math.min(waits ? turned : open, Math.ceil(state.items.length / atOnce) - 1);
  const indices = state.items.flatMap((_, index) => (Math.floor(index / atOnce) === shown ? [index] : []));
  const mistakes = waits ? indices.filter((index) => outcomeOf(state, index) !== 'right') : [];
  const turn = () => setTurned(open);
  useDue(props, waits && mistakes.length === 0 ? state.lastAnswerAt + GLANCE_MS : null, turn);
  return { indices, mistakes, turn };
}
