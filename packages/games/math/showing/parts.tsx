/** What a room says about its showings; how they are shown, answered and reviewed is the same for all. */
import type { Example } from '@mindhero/engine/additive/examples';
import type { ComponentType } from 'react';
import type { PlayerProps, SheetProps } from '../../player.ts';
import type { Look } from './look.ts';
import type { ShownRoundsEvent, ShownRoundsState } from './shown-rounds.ts';

/** The settings of such a game, as far as players read them. */
export interface ShowingSettings extends Omit<Look, 'show_plus'> {
  readonly show_plus: boolean;
  readonly pause_s: number;
  readonly accept_only_correct: boolean;
  readonly show_result: 'never' | 'after_each' | 'at_end';
  readonly voice: boolean;
}

export type ShowingProps<Settings extends object, Item> = PlayerProps<
  Settings,
  ShownRoundsState<Settings, Item>,
  ShownRoundsEvent
>;

export interface ShowingParts<
  Settings extends object,
  State extends ShownRoundsState<Settings, Item>,
  Item extends Example,
> {
  /** The interval of each number of an item, in milliseconds. */
  intervals(item: Item, settings: Settings): readonly number[];
  /** Each item is one number as the soroban's picture. */
  isCards?(settings: Settings): boolean;
  /** How the play stands, above the numbers; it stays still while they are shown. */
  readonly Status?: ComponentType<{ readonly state: State }>;
  /** What was reached, above the examples of the result. */
  readonly Achieved?: ComponentType<{ readonly state: State }>;
  /** On paper, where all items are drawn before a play begins. */
  readonly Sheet?: ComponentType<SheetProps<Settings, Item>>;
  /** What its demonstration has other than its first training. */
  readonly demonstrates?: Partial<Settings>;
}
