/** Settings of the colour echo, with the bounds of its definition. */
import {
  decimal,
  defineSettings,
  flag,
  integer,
  type Preset,
  type SettingsOf,
} from '@mindhero/engine/settings';

export const settings = defineSettings({
  /** The chain with which the game is won. */
  length: integer({ min: 2, max: 31, default: 20 }),
  /** Seconds for which a pad is lit. */
  speed_s: decimal({
    min: 0.2,
    max: 2,
    step: 0.1,
    default: 0.6,
    unit: 's',
    when: ({ speed_up }) => speed_up !== true,
  }),
  /** Quicker as the chain grows, as the toy of 1978 did it. */
  speed_up: flag({ default: false }),
  strict: flag({ default: false }),
  input_timeout_s: integer({ min: 2, max: 15, default: 5, unit: 's', advanced: true }),
  sound: flag({ default: true, advanced: true }),
  volume: decimal({
    min: 0,
    max: 1,
    step: 0.1,
    default: 0.5,
    unit: 'share',
    advanced: true,
    when: ({ sound }) => sound === true,
  }),
  /** As large as the screen allows at most. */
  board_px: integer({
    min: 200,
    max: 800,
    step: 20,
    default: 360,
    control: 'slider',
    unit: 'px',
    advanced: true,
  }),
});

export type Settings = SettingsOf<typeof settings>;

/** By age: slower and more patient for the youngest, and a chain that most of an age can reach. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'age_6_8', settings: { length: 8, speed_s: 0.9, input_timeout_s: 10 } },
  { id: 'age_9_11', settings: { length: 14, speed_s: 0.6, input_timeout_s: 6 } },
  { id: 'age_12_14', settings: { length: 20, speed_s: 0.4 } },
  { id: 'lightning', settings: { length: 12, speed_s: 0.2 } },
  { id: 'classic', settings: { length: 31, speed_up: true, strict: true } },
];
