import { Card } from '@mindhero/ui/card';
import { Figures } from '@mindhero/ui/figures';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { useAddressee } from '../../watching.tsx';
import { TextPage } from '../page/text-page.tsx';
import { QuizReview } from '../quiz/quiz-review.tsx';
import { countsOf } from '../quiz/quiz.ts';
import { adviceFor, metricsOf, speedIn } from './result.ts';
import type { TimedSettings } from './settings.ts';
import type { State } from './state.ts';
import classes from './review.module.css';

type Props = ReviewProps<TimedSettings, State>;

/** How quickly it was read and how much was understood; each question with the place that answers it; the text again. */
export function Review(props: Props) {
  const { t } = useTranslation('rooms');
  const addressee = useAddressee();
  const { text, quiz, reading } = props.state;
  if (reading === null) return <Card>{t('timed.review.nothing')}</Card>;
  return (
    <div className={classes.review}>
      <Card title={<span lang={text.language.toLowerCase()}>{text.title}</span>}>
        <Speed {...props} />
        <p className={classes.told}>{t(`timed.review.${adviceFor(props.state)}`, addressee)}</p>
      </Card>
      {quiz.questions.length > 0 && (
        <Card title={t('timed.review.questions')}>
          <QuizReview quiz={quiz} text={text} />
        </Card>
      )}
      <Card>
        <details className={classes.again}>
          <summary>{t('timed.review.again')}</summary>
          <TextPage text={text} />
        </details>
      </Card>
    </div>
  );
}

/** In the unit that was set; without it where no clock is wanted. */
function Speed({ state, settings, calm }: Props) {
  const { t } = useTranslation('rooms');
  const metrics = metricsOf(state);
  const { reading_ms = 0, words = 0 } = metrics;
  const { correct } = countsOf(state.quiz);
  const count = state.quiz.questions.length;
  const seconds = Math.round(reading_ms / 1000);
  const { speed, effective } = speedIn(settings.unit, metrics);
  const understood = {
    label: t('timed.review.understood'),
    value: t('timed.review.of', { correct, total: count }),
  };
  const clock = [
    {
      label: t(settings.unit === 'symbols' ? 'timed.review.cpm' : 'timed.review.wpm'),
      value: t('timed.review.figure', { value: speed }),
    },
    ...(effective === undefined
      ? []
      : [{ label: t('timed.review.effective'), value: t('timed.review.figure', { value: effective }) }]),
    {
      label: t('timed.review.time'),
      value: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
    },
  ];
  return (
    <Figures
      kind="line"
      figures={[
        ...(count > 0 ? [understood] : []),
        ...(calm ? [] : clock),
        { label: t('timed.review.words'), value: t('timed.review.figure', { value: words }) },
      ]}
    />
  );
}
