import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { RoundsReview } from '../../rounds-review/rounds-review.tsx';
import { ComparedDigits } from '../compared-digits.tsx';
import { digitsOf } from './result.ts';
import type { Settings } from './settings.ts';
import { isRight, levelOf, playedRounds, type State } from './state.ts';

/** The level that was reached, then every number with what was typed, the last first. */
export function Review({ state }: ReviewProps<Settings, State>) {
  const { t } = useTranslation('number-memory');
  const rounds = playedRounds(state);
  const last = rounds.at(-1);
  if (last === undefined) return <Card>{t('review.nothing')}</Card>;
  const longest = Math.max(0, ...rounds.filter(isRight).map(levelOf));
  return (
    <RoundsReview
      title={t(`review.${longest === 0 ? 'began' : 'reached'}`, { level: levelOf(last) })}
      lead={longest === 0 ? t('review.none') : t('review.longest', { count: longest })}
      nameWidth="4.5rem"
      reversed
      rounds={rounds.map((round) => ({
        outcome: isRight(round) ? 'right' : round.typed === null ? 'missed' : 'wrong',
        name: t('level', { level: levelOf(round) }),
        told: <ComparedDigits expected={digitsOf(round.number)} given={digitsOf(round.typed)} />,
      }))}
    />
  );
}
