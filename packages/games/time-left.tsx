import { useTranslation } from 'react-i18next';
import type { PlayerProps } from './player.ts';
import { useSecondsLeft } from './timing.tsx';
import classes from './time-left.module.css';

type TimeLeftProps = Pick<PlayerProps<never, never, never>, 'now' | 'paused' | 'watching' | 'calm'> & {
  /** Null in a play without a time limit. */
  readonly limitMs: number | null;
};

/** The time that is left, in plain figures: it informs and does not press. Nothing without a limit, or in calm mode. */
export function TimeLeft({ limitMs, calm, ...clock }: TimeLeftProps) {
  const { t } = useTranslation('rooms');
  const seconds = useSecondsLeft(clock, calm ? null : limitMs);
  if (seconds === null) return null;
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return (
    <span className={classes.time} role="timer" aria-label={t('time_left', { time })}>
      {time}
    </span>
  );
}
