import { Card } from '@mindhero/ui/card';
import { Figures } from '@mindhero/ui/figures';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { QuizReview } from '../quiz/quiz-review.tsx';
import { resultOf } from './result.ts';
import type { Settings } from './settings.ts';
import type { Settled, State } from './state.ts';
import { wasShown } from './trial.ts';
import classes from './player.module.css';

/** Of a text, the questions and where it answers them; otherwise the rounds that went wrong. */
export function Review({ state, calm }: ReviewProps<Settings, State>) {
  const { text, quiz, settled, pool } = state;
  const { t } = useTranslation('sliding-matrix');
  const mistakes = settled.filter(({ isRight }) => !isRight);
  return (
    <Card>
      {!calm && <Speed state={state} />}
      {text !== null && <QuizReview quiz={quiz} text={text} />}
      {text === null && (
        <>
          <p className={classes.note}>{t(noteOf(settled.length, mistakes.length))}</p>
          <ol className={classes.mistakes}>
            {mistakes.map((round) => (
              <li key={settled.indexOf(round)}>
                <Mistake round={round} lang={pool.language?.toLowerCase()} />
              </li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

function noteOf(rounds: number, mistakes: number) {
  if (rounds === 0) return 'review.nothing';
  return mistakes === 0 ? 'review.perfect' : 'review.mistakes';
}

/** How quick it was, and how much was understood. */
function Speed({ state }: { readonly state: State }) {
  const { t } = useTranslation(['sliding-matrix', 'rooms']);
  const { word_ms, wpm, understanding } = resultOf(state).metrics;
  const figures = [
    ...(word_ms === undefined
      ? []
      : [{ label: t('review.fastest'), value: t('review.seconds', { seconds: word_ms / 1000 }) }]),
    ...(wpm === undefined
      ? []
      : [{ label: t('rooms:timed.review.wpm'), value: t('rooms:timed.review.figure', { value: wpm }) }]),
    ...(understanding === undefined
      ? []
      : [{ label: t('review.understanding'), value: t('review.percent', { percent: understanding }) }]),
  ];
  return figures.length === 0 ? null : (
    <div className={classes.figures}>
      <Figures figures={figures} />
    </div>
  );
}

/** The word that was to be found, or those that were to be recalled, and what was given instead. */
function Mistake({ round, lang }: { readonly round: Settled; readonly lang: string | undefined }) {
  const { t } = useTranslation('sliding-matrix');
  const { trial, tapped, picked } = round;
  const list = (words: readonly string[]) => words.join(', ');
  if (trial.target !== null) {
    return (
      <>
        <strong lang={lang}>{trial.words[trial.target]}</strong>
        <span>
          {tapped === null
            ? t('review.missed')
            : t(tapped === trial.target ? 'review.too_soon' : 'review.tapped', { word: trial.words[tapped] })}
        </span>
      </>
    );
  }
  const shown = trial.options.filter((word) => wasShown(trial, word));
  const others = picked.filter((word) => !wasShown(trial, word));
  return (
    <>
      <strong lang={lang}>{list(shown)}</strong>
      {others.length > 0 && <span>{t('review.picked', { words: list(others) })}</span>}
      <span>{t('review.left_out', { words: list(shown.filter((word) => !picked.includes(word))) })}</span>
    </>
  );
}
