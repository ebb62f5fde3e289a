import type { PlayerProps } from '../../player.ts';
import type { Event } from './event.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';

/** What every part of the player gets. */
export type Props = PlayerProps<Settings, State, Event>;
