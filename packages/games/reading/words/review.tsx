import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import type { State } from '../shown-words/state.ts';
import { WordsReview } from '../shown-words/words-review.tsx';
import { expectedOf, type Round } from './round.ts';
import type { Settings } from './settings.ts';

/** The word of every round, and whether it was there. */
export function Review({ state, calm }: ReviewProps<Settings, State<Settings, Round>>) {
  const { t, i18n } = useTranslation('words');
  return (
    <WordsReview state={state} calm={calm}>
      {({ round }) => (
        <>
          <strong>{round.target}</strong>
          <span lang={i18n.language}>{t(`was.${expectedOf(round)}`)}</span>
        </>
      )}
    </WordsReview>
  );
}
