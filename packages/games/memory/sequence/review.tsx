import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { RoundsReview } from '../../rounds-review/rounds-review.tsx';
import { spanOf } from './result.ts';
import { LEAST_LENGTH, type Settings } from './settings.ts';
import { isRight, playedTrials, type State } from './state.ts';
import { TrialView } from './trial-view.tsx';

/** What was reached, then every chain with what was given, the longest first. */
export function Review({ state, settings }: ReviewProps<Settings, State>) {
  const { t } = useTranslation('sequence');
  const trials = playedTrials(state);
  const span = spanOf(state);
  // There is no shorter chain to begin with.
  const isLeast = settings.start_length === LEAST_LENGTH;
  if (trials.length === 0) return <Card>{t('review.nothing')}</Card>;
  const reached =
    span === 0
      ? t(`review.${isLeast ? 'none_least' : 'none'}`)
      : t(`review.span_${settings.item}`, { count: span });
  return (
    <RoundsReview
      lead={settings.direction === 'backward' ? `${reached} ${t('review.backward')}` : reached}
      nameWidth="4.5rem"
      reversed
      rounds={trials.map((trial) => ({
        outcome: trial.given.length === 0 ? 'missed' : isRight(settings, trial) ? 'right' : 'wrong',
        name: t('level', { level: trial.items.length }),
        told: <TrialView settings={settings} trial={trial} />,
      }))}
    />
  );
}
