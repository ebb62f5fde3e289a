/** Settings of "was the word there?", with the bounds of its definition. */
import type { Material } from '@mindhero/engine/reading/material';
import {
  defineSettings,
  integer,
  type Preset,
  type SettingsIssue,
  type SettingsOf,
} from '@mindhero/engine/settings';
import { wordListSettings } from '../material-settings.ts';
import { checkWords, paceSettings } from '../shown-words/settings.ts';

export const LEAST_MS = 150;
const FEWEST_WORDS = 5;

export const settings = defineSettings({
  ...wordListSettings,
  words_shown: integer({ min: FEWEST_WORDS, max: 30, default: 15 }),
  ...paceSettings({ leastMs: LEAST_MS, usualMs: 800 }),
});

export type Settings = SettingsOf<typeof settings>;

/** By age: longer words, more of them, and quicker. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'age_6_8', settings: { difficulty: 'beginner', words_shown: 6, word_ms: 1000, rounds: 8 } },
  { id: 'age_9_11', settings: { difficulty: 'easy', words_shown: 10, word_ms: 700 } },
  { id: 'age_12_14', settings: { difficulty: 'intermediate', word_ms: 450, step_ms: 50 } },
  { id: 'lightning', settings: { difficulty: 'advanced', words_shown: 20, word_ms: 300, step_ms: 30 } },
];

/** A word that was not there must be left over. */
export function checkMaterial({ words_shown }: Settings, list: Material): SettingsIssue[] {
  return checkWords(list, { path: 'words_shown', shown: words_shown, fewest: FEWEST_WORDS, besides: 1 });
}
