/** Settings of the texts: those of the speed test, and what makes a text harder to read. */
import { defineSettings, type Preset, type SettingsOf } from '@mindhero/engine/settings';
import { timedSettings } from '../timed-text/settings.ts';
import { transformationSettings } from '../transform/settings.ts';

export const settings = defineSettings({ ...timedSettings, ...transformationSettings });

export type Settings = SettingsOf<typeof settings>;

/** By level and length, from a few sentences to any length; then the same made harder to read. */
export const presets: readonly Preset<Settings>[] = [
  {
    id: 'few_sentences',
    settings: { difficulty: 'beginner', max_words: '60', font_size: 28, stopwatch: false },
  },
  { id: 'short', settings: { difficulty: 'easy', max_words: '100', font_size: 24, stopwatch: false } },
  { id: 'medium', settings: { difficulty: 'intermediate', max_words: '200' } },
  { id: 'long', settings: { difficulty: 'advanced' } },
  {
    id: 'half_hidden',
    group: 'transformed',
    settings: { difficulty: 'easy', max_words: '60', font_size: 28, transformations: ['poor_visibility'] },
  },
  {
    id: 'mixed_letters',
    group: 'transformed',
    settings: { difficulty: 'easy', max_words: '60', font_size: 24, transformations: ['anagrams'] },
  },
  {
    id: 'no_gaps',
    group: 'transformed',
    settings: { difficulty: 'intermediate', max_words: '100', font_size: 24, transformations: ['no_spaces'] },
  },
];
