import { additiveNumbers, additiveRefinements } from '@mindhero/engine/additive/settings';
import { defineSettings, flag, integer, type Preset, type SettingsOf } from '@mindhero/engine/settings';
import { answerSettings, lookSettings, paceSettings } from '../showing/settings.ts';

/** Examples of a level. */
export const LEVEL = 3;

const { interval_ms, pause_s } = paceSettings;

export const forsageSettings = defineSettings({
  ...additiveNumbers,
  /** The pace of the first level; it never gets slower than that. */
  interval_ms,
  /** Whoever passes a level at this pace has done it. */
  fastest_interval_ms: integer({
    min: 100,
    max: 5000,
    step: 50,
    default: 150,
    control: 'slider',
    unit: 'ms',
  }),
  /** Within an example, too, each number comes sooner than the one before. */
  speed_up_inside: flag({ default: false }),
  /** One number more after every third level that was passed, as far as there are such examples. */
  more_numbers: flag({ default: false }),
  pause_s,
  repeats: integer({ min: LEVEL, max: 99, step: LEVEL, default: 30 }),
  ...answerSettings,
  ...additiveRefinements,
  ...lookSettings,
});

export type ForsageSettings = SettingsOf<typeof forsageSettings>;

/** From the first lessons to the pace of championships. */
export const forsagePresets: readonly Preset<ForsageSettings>[] = [
  {
    id: 'first_steps',
    settings: {
      max: 4,
      amount_of_numbers: 3,
      interval_ms: 3000,
      fastest_interval_ms: 1000,
      repeats: 15,
    },
  },
  { id: 'five_and_more', settings: { amount_of_numbers: 4, interval_ms: 2500, fastest_interval_ms: 500 } },
  { id: 'two_rods', settings: { digits: 2, amount_of_numbers: 3, interval_ms: 3000 } },
  { id: 'sprint', settings: { amount_of_numbers: 3, interval_ms: 600, fastest_interval_ms: 100 } },
  { id: 'small_friends', settings: { module: 'small_friend', interval_ms: 2500 } },
  { id: 'big_friends', settings: { module: 'big_friend', interval_ms: 2500 } },
  { id: 'family', settings: { module: 'family', interval_ms: 2500 } },
  {
    id: 'family_two_digits',
    settings: { module: 'family', digits: 2, interval_ms: 2500, more_numbers: true, max_total: 999 },
  },
  {
    id: 'ten_numbers',
    settings: {
      module: 'anzan',
      digits: 2,
      amount_of_numbers: 10,
      interval_ms: 1500,
      fastest_interval_ms: 100,
      repeats: 60,
      max_total: 9999,
      allow_complex_transitions: true,
    },
  },
  {
    id: 'competition',
    settings: {
      module: 'anzan',
      operations: 'add',
      digits: 3,
      amount_of_numbers: 15,
      interval_ms: 800,
      fastest_interval_ms: 100,
      repeats: 60,
      max_total: 99_999,
      allow_complex_transitions: true,
      speed_up_inside: true,
    },
  },
];
