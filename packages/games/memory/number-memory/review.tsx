import { Card } from '@mindhero/ui/card';
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReviewProps } from '../../player.ts';
import { ComparedDigits } from '../compared-digits.tsx';
import { digitsOf } from './result.ts';
import type { Settings } from './settings.ts';
import { isRight, levelOf, playedRounds, type State } from './state.ts';
import shared from '../recall.module.css';

const icons = { right: IconCheck, wrong: IconX, missed: IconMinus };

/** The level that was reached, then every number with what was typed, the last first. */
export function Review({ state }: ReviewProps<Settings, State>) {
  const { t } = useTranslation(['number-memory', 'rooms']);
  const rounds = playedRounds(state);
  const last = rounds.at(-1);
  if (last === undefined) return <Card>{t('number-memory:review.nothing')}</Card>;
  const longest = Math.max(0, ...rounds.filter(isRight).map(levelOf));
  return (
    <Card title={t(`number-memory:review.${longest === 0 ? 'began' : 'reached'}`, { level: levelOf(last) })}>
      <p className={shared.lead}>
        {longest === 0
          ? t('number-memory:review.none')
          : t('number-memory:review.longest', { count: longest })}
      </p>
      <ol className={shared.rounds} reversed>
        {rounds.toReversed().map((round, index) => {
          const outcome = isRight(round) ? 'right' : round.typed === null ? 'missed' : 'wrong';
          const Icon = icons[outcome];
          return (
            <li key={rounds.length - index} data-outcome={outcome}>
              <strong>{t('number-memory:level', { level: levelOf(round) })}</strong>
              <ComparedDigits expected={digitsOf(round.number)} given={digitsOf(round.typed)} />
              <Icon aria-label={t(`rooms:question.${outcome}`)} />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
