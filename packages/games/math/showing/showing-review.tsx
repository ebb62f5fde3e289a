import type { Example } from '@mindhero/engine/additive/examples';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { AnswerReview } from '../question/answer-review.tsx';
import { HowItGoes } from './how-it-goes.tsx';
import type { ShowingSettings } from './parts.tsx';
import { itemText } from './shown-item.tsx';
import type { ShownRoundsState } from './shown-rounds.ts';
import classes from './showing.module.css';

type Props<Settings, Item> = ReviewProps<Settings, ShownRoundsState<Settings, Item>> & {
  readonly asCards: boolean;
};

/** Every example with its first answer, and how the chosen one goes. */
export function ShowingReview<Settings extends ShowingSettings, Item extends Example>({
  state,
  settings,
  asCards,
}: Props<Settings, Item>) {
  const { t, i18n } = useTranslation('rooms');
  return (
    <AnswerReview
      state={state}
      label={t('question.questions')}
      question={(item) => itemText(item, i18n.language, false)}
    >
      {(item) =>
        settings.show_result === 'never' && !asCards ? (
          <p className={classes.plain}>{itemText(item, i18n.language, true)}</p>
        ) : (
          <div className={classes.how}>
            <HowItGoes item={item} asCards={asCards} />
          </div>
        )
      }
    </AnswerReview>
  );
}
