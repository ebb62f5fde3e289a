import type { ReviewProps } from '../../player.ts';
import { WordsReview } from '../shown-words/words-review.tsx';
import { Given } from './parts.tsx';
import { lastOf } from './round.ts';
import type { Settings } from './settings.ts';
import { SpanReview } from './span/review.tsx';
import { isSpan, type State } from './state.ts';

/** The last word of every round, and what was answered instead. */
export function Review({ state, calm }: ReviewProps<Settings, State>) {
  if (isSpan(state)) return <SpanReview state={state} />;
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
