import { useTranslation } from 'react-i18next';
import type { PlayerProps } from './player.ts';
import { useSecondsPlayed } from './timing.tsx';
import classes from './time-left.module.css';

type StopwatchProps = Pick<PlayerProps<never, never, never>, 'now' | 'paused' | 'watching' | 'calm'> & {
  /** Since when, in milliseconds of active play. */
  readonly since: number;
};

/** The time that has gone by, in plain figures. Nothing in calm mode. */
export function Stopwatch({ since, calm, ...clock }: StopwatchProps) {
  const { t } = useTranslation('rooms');
  const seconds = useSecondsPlayed(clock, since);
  if (calm) return null;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span className={classes.time} role="timer" aria-label={t('time_played', { time })}>
      {time}
    </span>
  );
}
