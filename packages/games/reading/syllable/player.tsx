import type { PlayerProps } from '../../player.ts';
import { useDue } from '../../timing.tsx';
import { FindStage } from './find-stage.tsx';
import { HeardStage } from './heard-stage.tsx';
import { ReadStage } from './read-stage.tsx';
import type { Settings } from './settings.ts';
import { type Event, type State, timeLimitMs } from './state.ts';

/** A table to be read row by row, or to be searched. */
export function Player(props: PlayerProps<Settings, State, Event>) {
  const { settings, send } = props;
  useDue(props, timeLimitMs(settings), () => send({ type: 'time_up' }));
  if (settings.task === 'find') return <FindStage {...props} />;
  return settings.mark_errors ? <HeardStage {...props} /> : <ReadStage {...props} />;
}
