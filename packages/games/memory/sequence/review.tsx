import { Card } from '@mindhero/ui/card';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { spanOf } from './result.ts';
import { LEAST_LENGTH, type Settings } from './settings.ts';
import { isRight, playedTrials, type State } from './state.ts';
import { TrialView } from './trial-view.tsx';
import shared from '../recall.module.css';

const icons = { right: IconCheck, wrong: IconX, missed: IconMinus };

/** What was reached, then every chain with what was given, the longest first. */
export function Review({ state, settings }: ReviewProps<Settings, State>) {
  const { t } = useTranslation(['sequence', 'rooms']);
  const trials = playedTrials(state);
  const span = spanOf(state);
  // There is no shorter chain to begin with.
  const isLeast = settings.start_length === LEAST_LENGTH;
  if (trials.length === 0) return <Card>{t('sequence:review.nothing')}</Card>;
  return (
    <Card>
      <p className={shared.lead}>
        {span === 0
          ? t(`sequence:review.${isLeast ? 'none_least' : 'none'}`)
          : t(`sequence:review.span_${settings.item}`, { count: span })}
        {settings.direction === 'backward' && ` ${t('sequence:review.backward')}`}
      </p>
      <ol className={shared.rounds} reversed>
        {trials.toReversed().map((trial, index) => {
          const isEmpty = trial.given.length === 0;
          const outcome = isEmpty ? 'missed' : isRight(settings, trial) ? 'right' : 'wrong';
          const Icon = icons[outcome];
          return (
            <li key={trials.length - index} data-outcome={outcome}>
              <strong>{t('sequence:level', { level: trial.items.length })}</strong>
              <TrialView settings={settings} trial={trial} />
              <Icon aria-label={t(`rooms:question.${outcome}`)} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
