/** Settings of the texts. */
import { defineSettings, type Preset, type SettingsOf } from '@mindhero/engine/settings';
import { timedSettings } from '../timed-text/settings.ts';

export const settings = defineSettings(timedSettings);

export type Settings = SettingsOf<typeof settings>;

/** By level and length, from a few sentences to a whole story. */
export const presets: readonly Preset<Settings>[] = [
  {
    id: 'few_sentences',
    settings: { difficulty: 'beginner', max_words: '60', font_size: 28, stopwatch: false },
  },
  { id: 'short', settings: { difficulty: 'easy', max_words: '100', font_size: 24, stopwatch: false } },
  { id: 'medium', settings: { difficulty: 'intermediate', max_words: '200' } },
  { id: 'long', settings: { difficulty: 'advanced' } },
];
