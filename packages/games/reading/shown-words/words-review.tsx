import { Card } from '@mindhero/ui/card';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bestMs, type Past, type State } from './state.ts';
import classes from './shown-words.module.css';

const icons = { right: IconCheck, wrong: IconX, missed: IconMinus };

function outcomeOf({ isRight, given }: Past<unknown>): keyof typeof icons {
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
  const best = bestMs(state);
  if (state.past.length === 0) return <Card>{t('shown_words.nothing')}</Card>;
  return (
    <Card>
      {!calm && (
        <p className={classes.lead}>
          {best === null ? t('shown_words.none') : t('shown_words.best', { seconds: best / 1000 })}
        </p>
      )}
      <ol className={classes.rounds}>
        {state.past.map((past, index) => {
          const outcome = outcomeOf(past);
          const Icon = icons[outcome];
          return (
            <li key={index} data-outcome={outcome}>
              <strong>
                {calm
                  ? t('shown_words.round', { number: index + 1 })
                  : t('shown_words.pace', { seconds: past.wordMs / 1000 })}
              </strong>
              <div data-read="fitted" lang={state.language}>
                {children(past)}
              </div>
              <Icon aria-label={t(`question.${outcome}`)} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
