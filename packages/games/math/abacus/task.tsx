import type { PlayerProps } from '../../player.ts';
import type { Event, Item, State } from './rules.ts';
import type { AbacusSettings } from './settings.ts';

/** What draws the item that is asked, or was asked last. */
export interface TaskProps extends PlayerProps<AbacusSettings, State, Event> {
  readonly item: Item;
  readonly index: number;
  /** The row of an example, counted from 0. */
  readonly row: number;
  /** It takes answers. */
  readonly isOpen: boolean;
}
