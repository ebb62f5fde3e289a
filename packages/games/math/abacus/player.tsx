import type { PlayerProps } from '../../player.ts';
import { Exercise } from './exercise.tsx';
import { FreeBoard } from './free-board.tsx';
import type { Event, State } from './rules.ts';
import type { AbacusSettings } from './settings.ts';

/** Exercises with a board, or a board without any. */
export function Player(props: PlayerProps<AbacusSettings, State, Event>) {
  return props.settings.mode === 'free' ? <FreeBoard {...props} /> : <Exercise {...props} />;
}
