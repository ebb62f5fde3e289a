import { useState } from 'react';
import type { PlayerProps } from '../../player.ts';
import { useDue } from '../../timing.tsx';
import type { Settled, State } from './state.ts';
import { FEEDBACK_MS } from './times.ts';

/**
 * The round in which a word was to be found, as long as its board is still to be seen: the tap changes two cells of it, and
 * all others wait with the words of the next round until this has been looked at.
 * @param before the round that the break speaks of
 */
export function useOutcome(
  props: Pick<PlayerProps<never, State, never>, 'state' | 'now' | 'paused' | 'watching'>,
  before: Settled | undefined,
): Settled | undefined {
  const { state, watching } = props;
  const [following, setFollowing] = useState(0);
  const isStill = watching || state.ended !== null;
  const isFound = before !== undefined && before.trial.target !== null;
  useDue(props, isFound && !isStill ? state.since + FEEDBACK_MS : null, () => setFollowing(state.drawn));
  return isFound && (isStill || following !== state.drawn) ? before : undefined;
}
