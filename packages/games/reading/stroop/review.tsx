import type { PlayResult } from '@mindhero/engine/play';
import { Card } from '@mindhero/ui/card';
import { Figures } from '@mindhero/ui/figures';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { useAddressee } from '../../watching.tsx';
import { PrintedWord } from './printed-word.tsx';
import { resultOf } from './result.ts';
import type { Settings } from './settings.ts';
import { isRight, type State } from './state.ts';
import { answerOf } from './trials.ts';
import classes from './stroop.module.css';

const figures = [
  'median_congruent_ms',
  'median_incongruent_ms',
  'interference_ms',
  'switch_cost_ms',
] as const;

function Times({ metrics }: Pick<PlayResult, 'metrics'>) {
  const { t } = useTranslation('stroop');
  const shown = figures.flatMap((figure) => {
    const ms = metrics[figure];
    return ms === undefined
      ? []
      : [{ label: t(`review.${figure}`), value: t('review.seconds', { seconds: ms / 1000 }) }];
  });
  return (
    <div className={classes.figures}>
      <Figures figures={shown} />
    </div>
  );
}

/** Reaction times per condition, and the words that went wrong. */
export function Review({ state, calm }: ReviewProps<Settings, State>) {
  const { t } = useTranslation('stroop');
  const addressee = useAddressee();
  const { metrics } = resultOf(state);
  const mistakes = state.settled.filter((settled) => !isRight(settled));
  return (
    <Card>
      {!calm && <Times metrics={metrics} />}
      <p className={classes.note}>{mistakes.length === 0 ? t('review.perfect') : t('review.mistakes')}</p>
      <ol className={classes.mistakes}>
        {mistakes.map((settled) => {
          const { trial, answer } = settled;
          return (
            <li key={state.settled.indexOf(settled)}>
              <span className={classes.print}>
                <PrintedWord word={trial.word} ink={trial.ink} />
              </span>
              <span>
                {answer === undefined
                  ? t('review.missed')
                  : t('review.given', { colour: t(`colour.${answer}`), ...addressee })}
              </span>
              <strong>{t(`review.right_${trial.task}`, { colour: t(`colour.${answerOf(trial)}`) })}</strong>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
