import type { ReviewProps } from '../../player.ts';
import type { State } from '../shown-words/state.ts';
import { WordsReview } from '../shown-words/words-review.tsx';
import { Given } from './parts.tsx';
import { lastOf, type Round } from './round.ts';
import type { Settings } from './settings.ts';

/** The last word of every round, and what was answered instead. */
export function Review({ state, calm }: ReviewProps<Settings, State<Settings, Round>>) {
  return (
    <WordsReview state={state} calm={calm}>
      {(past) => (
        <>
          <strong>{lastOf(past.round)}</strong>
          <Given past={past} />
        </>
      )}
    </WordsReview>
  );
}
