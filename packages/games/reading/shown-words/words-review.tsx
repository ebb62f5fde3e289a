import { Card } from '@mindhero/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../outcome-icon.tsx';
import { RoundsReview } from '../../rounds-review/rounds-review.tsx';
import { useAddressee } from '../../watching.tsx';
import { bestMs, type Past, type State } from './state.ts';
import classes from './shown-words.module.css';

/** What became of a round; one that was cut short too often is missed. */
export function outcomeOf({ isRight, given }: Pick<Past<unknown>, 'isRight'> & { given: unknown }): Outcome {
  if (given === null) return 'missed';
  return isRight ? 'right' : 'wrong';
}

interface WordsReviewProps<Round> {
  readonly state: State<unknown, Round>;
  /** No time is shown. */
  readonly calm: boolean;
  /** What was asked in a round, and what was answered where that is something else. */
  readonly children: (past: Past<Round>) => ReactNode;
}

/** How quick the words were at best, then every round in its order. */
export function WordsReview<Round>({ state, calm, children }: WordsReviewProps<Round>) {
  const { t } = useTranslation('rooms');
  const addressee = useAddressee();
  const best = bestMs(state);
  if (state.past.length === 0) return <Card>{t('shown_words.nothing')}</Card>;
  const reached =
    best === null ? t('shown_words.none', addressee) : t('shown_words.best', { seconds: best / 1000 });
  return (
    <RoundsReview
      lead={calm ? null : reached}
      nameWidth="7.5rem"
      rounds={state.past.map((past, index) => ({
        outcome: outcomeOf(past),
        name: calm
          ? t('shown_words.round', { number: index + 1 })
          : t('shown_words.pace', { seconds: past.wordMs / 1000 }),
        told: (
          <div className={classes.told} data-read="fitted" lang={state.language}>
            {children(past)}
          </div>
        ),
      }))}
    />
  );
}
