import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { TimeLeft } from '../../time-left.tsx';
import { Pulse } from '../beat/pulse.tsx';
import { beatsOf, PLAIN } from './beats.ts';
import type { Settings } from './settings.ts';
import { type Event, type State, timeLimitMs } from './state.ts';
import classes from './table.module.css';

interface RowStatusProps extends PlayerProps<Settings, State, Event> {
  /** There is an output for the beat. */
  readonly isHeard: boolean;
}

/** Which row is read now, how much time is left, and the beat, where they are wanted; that it is not heard is said. */
export function RowStatus({ isHeard, ...props }: RowStatusProps) {
  const { settings, state } = props;
  const { t } = useTranslation(['syllable', 'rooms']);
  const { rows } = state.items[0];
  return (
    <>
      <strong>{t('row_of', { row: Math.min(state.steps.length + 1, rows), rows })}</strong>
      <TimeLeft {...props} limitMs={timeLimitMs(settings)} />
      {settings.metronome && <Pulse {...props} beats={beatsOf(state)} accent={PLAIN.accent} />}
      {settings.metronome && !isHeard && (
        <span className={classes.small} role="status">
          {t('rooms:silent')}
        </span>
      )}
    </>
  );
}
