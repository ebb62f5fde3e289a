import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { numberText, sumText } from '../number-text.ts';
import { AnswerReview } from '../question/answer-review.tsx';
import { WorkedExample } from '../worked-example.tsx';
import type { State } from './rules.ts';
import type { ColumnsSettings } from './settings.ts';
import classes from './columns.module.css';

/** Every example with its answer; the chosen one with the right way. */
export function Review({ state, settings }: ReviewProps<ColumnsSettings, State>) {
  const { t, i18n } = useTranslation('columns');
  return (
    <AnswerReview state={state} label={t('columns')} question={({ terms }) => sumText(terms, i18n.language)}>
      {({ terms, answer }) =>
        settings.show_result === 'never' ? (
          <p className={classes.plain}>
            {sumText(terms, i18n.language)} = {numberText(answer, i18n.language)}
          </p>
        ) : (
          <WorkedExample terms={terms} />
        )
      }
    </AnswerReview>
  );
}
