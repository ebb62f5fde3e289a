import { additiveNumbers, additiveRefinements } from '@mindhero/engine/additive/settings';
import { defineSettings, flag, integer, type SettingsOf } from '@mindhero/engine/settings';
import { answerSettings, lookSettings, paceSettings } from '../showing/settings.ts';

/** Examples of a level. */
export const LEVEL = 3;

const { interval_ms, pause_s } = paceSettings;

export const forsageSettings = defineSettings({
  ...additiveNumbers,
  /** The pace of the first level; it never gets slower than that. */
  interval_ms,
  /** A person who passes a level at this pace has done it. */
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
