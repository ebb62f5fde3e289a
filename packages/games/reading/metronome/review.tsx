import { Card } from '@mindhero/ui/card';
import { Figures } from '@mindhero/ui/figures';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { useAddressee } from '../../watching.tsx';
import { QuizReview } from '../quiz/quiz-review.tsx';
import { beatKept, resultOf } from './result.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';
import { askedBeats } from './taps.ts';
import classes from './review.module.css';

/** How fast it was read and how much of it was understood, how the beat was kept, and every question. */
export function Review({ state, calm }: ReviewProps<Settings, State>) {
  const { t } = useTranslation('metronome');
  const { metrics } = resultOf(state);
  const { wpm, understanding } = metrics;
  const figures = [
    ...(calm || wpm === undefined ? [] : [{ label: t('review.wpm'), value: String(wpm) }]),
    ...(understanding === undefined
      ? []
      : [{ label: t('review.understanding'), value: t('review.percent', { percent: understanding }) }]),
  ];
  return (
    <Card>
      <div className={classes.review}>
        <Figures figures={figures} kind="tiles" />
        <Taps state={state} metrics={metrics} />
        <QuizReview quiz={state.quiz} text={state.text} />
      </div>
    </Card>
  );
}

type TapsProps = Pick<ReviewProps<Settings, State>, 'state'> & {
  readonly metrics: Readonly<Record<string, number>>;
};

/** Every beat that was asked for, and one sentence about how it was kept. */
function Taps({ state: { tapping, readAt, shownAt }, metrics }: TapsProps) {
  const { t } = useTranslation('metronome');
  const addressee = useAddressee();
  if (tapping === null) return null;
  const beats = askedBeats(tapping, readAt ?? shownAt);
  const hits = beats.filter(({ isHit }) => isHit).length;
  const kept = beatKept(metrics);
  if (kept === null) return null;
  const { mean_asynchrony_ms: mean = 0, sd_asynchrony_ms: spread = 0 } = metrics;
  return (
    <section className={classes.taps}>
      <h3>{t('review.hits', { count: hits, all: beats.length })}</h3>
      <p className={classes.beats} aria-hidden>
        {beats.map(({ beat, isHit }) => (
          <span key={beat} data-hit={isHit} />
        ))}
      </p>
      {tapping.extra > 0 && <p>{t('review.extra', { count: tapping.extra })}</p>}
      <p>{t(`review.${kept}`, { ms: Math.abs(mean), spread, ...addressee })}</p>
    </section>
  );
}
