/** Settings of the speed test. */
import { defineSettings, type Preset, type SettingsOf } from '@mindhero/engine/settings';
import { timedSettings } from '../timed-text/settings.ts';

export const settings = defineSettings(timedSettings);

export type Settings = SettingsOf<typeof settings>;

/** By age, with texts of that level; the youngest see large letters and no clock. Then against the time. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'age_6_7', settings: { difficulty: 'beginner', font_size: 28, stopwatch: false } },
  { id: 'age_8_9', settings: { difficulty: 'easy', font_size: 24 } },
  { id: 'age_10_11', settings: { difficulty: 'intermediate' } },
  { id: 'age_12_14', settings: { difficulty: 'advanced' } },
  { id: 'one_minute', settings: { limit_time: true, reading_time_s: 60 } },
  { id: 'half_a_minute', settings: { limit_time: true, reading_time_s: 30 } },
];
