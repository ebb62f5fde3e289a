import type { Namespace } from '@mindhero/content/resources';
import type { RoundsState } from '@mindhero/engine/rounds';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { AnswerReview } from './answer-review.tsx';
import type { QuestionParts } from './parts.tsx';
import type { QuestionSettings } from './settings.ts';
import { useQuestionTexts } from './use-question-texts.tsx';
import classes from './question.module.css';

type Props<Settings extends QuestionSettings, Item, Ns extends Namespace> = ReviewProps<
  Settings,
  RoundsState<Settings, Item>
> & { readonly parts: QuestionParts<Settings, Item, Ns> };

/** Every question with its first answer, and how the chosen one goes. */
export function QuestionReview<Settings extends QuestionSettings, Item, Ns extends Namespace>({
  state,
  settings,
  parts,
}: Props<Settings, Item, Ns>) {
  const { t } = useTranslation('rooms');
  const texts = useQuestionTexts(parts, settings);
  const { Explanation } = parts;
  return (
    <AnswerReview state={state} label={t('question.questions')} question={texts.question}>
      {(item) => (
        <div className={classes.solved}>
          <p className={classes.plain}>
            {texts.question(item)} <strong>{texts.answer(item)}</strong>
          </p>
          {settings.show_result !== 'never' && <Explanation settings={settings} item={item} />}
        </div>
      )}
    </AnswerReview>
  );
}
