/** Settings of reading to a beat, with the bounds of its definition. */
import {
  choice,
  decimal,
  defineSettings,
  flag,
  integer,
  optionalInteger,
  type Preset,
  type SettingsOf,
} from '@mindhero/engine/settings';
import { textSettings } from '../material-settings.ts';

export const settings = defineSettings({
  /** What the child does with the beat: hears it, reads by it, or taps it. */
  mode: choice(['listen', 'pace', 'tap'], { default: 'listen' }),
  bpm: integer({ min: 20, max: 240, default: 60, control: 'slider' }),
  /** What is read in one beat. */
  per_beat: choice(['word', 'chunk', 'line'], { default: 'word', when: ({ mode }) => mode === 'pace' }),
  ...textSettings,
  time_limit_s: optionalInteger({ min: 10, max: 3600, step: 10, unit: 's', advanced: true }),
  font_size: integer({
    min: 14,
    max: 48,
    default: 20,
    unit: 'px',
    control: 'slider',
    advanced: true,
    screenOnly: true,
    quiet: true,
  }),
  pulse: flag({ default: true, advanced: true, screenOnly: true }),
  /** Every so many beats one is louder. */
  accent: choice(['0', '2', '3', '4'], { default: '0', advanced: true, quiet: true }),
  sound: flag({ default: true, advanced: true, screenOnly: true }),
  volume: decimal({
    min: 0,
    max: 1,
    step: 0.1,
    default: 0.5,
    unit: 'share',
    advanced: true,
    screenOnly: true,
    quiet: true,
    when: ({ sound }) => sound === true,
  }),
});

export type Settings = SettingsOf<typeof settings>;

/** By age and by what is done: first the beat is only there, then it leads, then it is to be kept. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'age_6_8', settings: { bpm: 60, difficulty: 'beginner', max_words: '60', font_size: 26 } },
  { id: 'age_9_11', settings: { bpm: 80, difficulty: 'easy', max_words: '100' } },
  { id: 'age_12_14', settings: { bpm: 110, difficulty: 'intermediate', max_words: '200' } },
  {
    id: 'word_by_word',
    settings: { mode: 'pace', bpm: 60, difficulty: 'beginner', max_words: '60', font_size: 26 },
  },
  {
    id: 'by_chunks',
    settings: { mode: 'pace', per_beat: 'chunk', bpm: 50, difficulty: 'easy', max_words: '100' },
  },
  {
    id: 'by_lines',
    settings: { mode: 'pace', per_beat: 'line', bpm: 30, difficulty: 'intermediate', max_words: '200' },
  },
  { id: 'tap_along', settings: { mode: 'tap', bpm: 60, difficulty: 'beginner', max_words: '60' } },
  { id: 'steady_hand', settings: { mode: 'tap', bpm: 100, accent: '4', difficulty: 'intermediate' } },
];
