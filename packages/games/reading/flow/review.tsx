import { Card } from '@mindhero/ui/card';
import { Figures } from '@mindhero/ui/figures';
import { useTranslation } from 'react-i18next';
import { OutcomeIcon } from '../../outcome-icon.tsx';
import type { ReviewProps } from '../../player.ts';
import { QuizReview } from '../quiz/quiz-review.tsx';
import { countsOf, outcomeOf } from '../quiz/quiz.ts';
import { resultOf } from './result.ts';
import { WAS_THERE } from './script.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';
import classes from './flow.module.css';

/** How much was read, how fast and how often again, and what was understood of it. */
export function Review({ state, calm }: ReviewProps<Settings, State>) {
  const { t, i18n } = useTranslation('flow');
  const { metrics } = resultOf(state);
  const { text } = state.script;
  const number = new Intl.NumberFormat(i18n.language);
  const figure = (name: 'words' | 'wpm' | 'rewinds' | 'pauses') => ({
    label: t(`review.${name}`),
    value: number.format(metrics[name] ?? 0),
  });
  const counts = countsOf(state.quiz);
  const asked = state.quiz.questions.length;
  return (
    <Card>
      <div className={classes.figures}>
        <Figures
          figures={[
            figure('words'),
            ...(calm ? [] : [figure('wpm')]),
            ...(asked === 0
              ? []
              : [
                  {
                    label: t(text === null ? 'review.recognised' : 'review.understood'),
                    value: t('review.of', { found: counts.correct, all: asked }),
                  },
                ]),
            // Who did neither is told nothing of it.
            ...(['rewinds', 'pauses'] as const).filter((name) => metrics[name] !== 0).map(figure),
          ]}
        />
      </div>
      {text === null ? <Recognised state={state} /> : <QuizReview quiz={state.quiz} text={text} />}
    </Card>
  );
}

/** Each word that was asked for, and whether it had been there. */
function Recognised({ state: { quiz, script } }: { readonly state: State }) {
  const { t } = useTranslation('flow');
  return (
    <ul className={classes.asked} data-read="ground">
      {quiz.questions.map((question, index) => {
        const outcome = outcomeOf(quiz, index);
        return (
          <li key={question.text} data-right={outcome === 'right'}>
            <OutcomeIcon outcome={outcome} />
            <strong lang={script.language.toLowerCase()}>{question.text}</strong>
            <small>{t(question.right === WAS_THERE ? 'review.there' : 'review.not_there')}</small>
          </li>
        );
      })}
    </ul>
  );
}
