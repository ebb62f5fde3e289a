/** What the parts of the player get. */
import type { PlayerProps } from '../../player.ts';
import type { Event } from './event.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';

export type Props = PlayerProps<Settings, State, Event>;

/** What shows the text. */
export interface FilmProps extends Props {
  /** The play has gone on, and this is about to be drawn anew: the film that still runs says nothing any more. */
  readonly isOutdated: boolean;
}
