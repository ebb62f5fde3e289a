/** Settings of the number chain, with the bounds of its definition. */
import {
  choice,
  defineSettings,
  flag,
  integer,
  type Preset,
  type SettingsOf,
} from '@mindhero/engine/settings';

/** The shortest chain that a play can begin with. */
export const LEAST_LENGTH = 2;

/** With the shortest of both there are 2.5 flashes a second; more than three could harm. */
export const settings = defineSettings({
  item: choice(['digits', 'tiles'], { default: 'digits' }),
  direction: choice(['forward', 'backward'], { default: 'forward' }),
  start_length: integer({ min: LEAST_LENGTH, max: 9, default: 3 }),
  /** So long one of them is to be seen. */
  item_ms: integer({ min: 300, max: 3000, step: 100, default: 1000, control: 'slider', unit: 'ms' }),
  /** Nothing between two of them. */
  gap_ms: integer({ min: 100, max: 1000, step: 50, default: 250, control: 'slider', unit: 'ms' }),
  strict: flag({ default: false }),
});

export type Settings = SettingsOf<typeof settings>;

/** By age, one below the usual span of the age; ages that would start alike share a training. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'age_6', settings: { start_length: 3 } },
  { id: 'age_7_10', settings: { start_length: 4 } },
  { id: 'age_11_14', settings: { start_length: 5 } },
  { id: 'backward_6_10', group: 'backward', settings: { direction: 'backward', start_length: 2 } },
  { id: 'backward_11_14', group: 'backward', settings: { direction: 'backward', start_length: 3 } },
  { id: 'tiles_6_8', group: 'tiles', settings: { item: 'tiles', start_length: 3 } },
  { id: 'tiles_9_12', group: 'tiles', settings: { item: 'tiles', start_length: 4 } },
  { id: 'tiles_13_14', group: 'tiles', settings: { item: 'tiles', start_length: 5 } },
];
