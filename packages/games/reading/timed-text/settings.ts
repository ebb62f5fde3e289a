import { USUAL_PASS } from '@mindhero/engine/reading/no-measure';
/** What the speed test and the texts ask of a reading, with the bounds of their definition. */
import { choice, type defineSettings, flag, integer, type SettingsOf } from '@mindhero/engine/settings';
import { textSettings } from '../material-settings.ts';

/** A room spreads them into its own. */
export const timedSettings = {
  ...textSettings,
  limit_time: flag({ default: false, quiet: true }),
  reading_time_s: integer({
    min: 10,
    max: 3600,
    step: 10,
    default: 60,
    unit: 's',
    when: ({ limit_time }) => limit_time === true,
  }),
  unit: choice(['words', 'symbols'], { default: 'words', quiet: true }),
  font_size: integer({
    min: 14,
    max: 48,
    step: 2,
    default: 20,
    control: 'slider',
    unit: 'px',
    quiet: true,
    screenOnly: true,
  }),
  stopwatch: flag({ default: true, quiet: true, screenOnly: true }),
  pass_understanding: integer({
    min: 0,
    max: 100,
    step: 5,
    default: USUAL_PASS,
    control: 'slider',
    unit: 'percent',
    advanced: true,
    quiet: true,
  }),
};

export type TimedSettings = SettingsOf<ReturnType<typeof defineSettings<typeof timedSettings>>>;

/** Milliseconds for the text; null without a limit. */
export const limitMs = ({ limit_time, reading_time_s }: TimedSettings): number | null =>
  limit_time ? 1000 * reading_time_s : null;
