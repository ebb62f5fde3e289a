/** Settings of "remember the last word", with the bounds of its definition. */
import type { Material } from '@mindhero/engine/reading/material';
import {
  choice,
  defineSettings,
  integer,
  type Preset,
  type SettingsIssue,
  type SettingsOf,
} from '@mindhero/engine/settings';
import { wordListSettings } from '../material-settings.ts';
import { checkWords, paceSettings } from '../shown-words/settings.ts';

export const LEAST_MS = 100;
const FEWEST_WORDS = 3;

export const settings = defineSettings({
  ...wordListSettings,
  rows: integer({ min: 1, max: 5, default: 3 }),
  columns: integer({ min: 1, max: 5, default: 3 }),
  words_per_round: integer({ min: FEWEST_WORDS, max: 30, default: 9 }),
  /** From cell to cell as one reads, or here and there: then nobody knows where the last word will be. */
  order: choice(['random', 'rows'], { default: 'random', quiet: true }),
  ...paceSettings({ leastMs: LEAST_MS, usualMs: 500 }),
  answer: choice(['choose', 'type'], { default: 'choose' }),
  options: integer({ min: 2, max: 9, default: 9, quiet: true, when: ({ answer }) => answer === 'choose' }),
});

export type Settings = SettingsOf<typeof settings>;

/** By age, then what is harder than that. */
export const presets: readonly Preset<Settings>[] = [
  {
    id: 'age_6_8',
    settings: {
      difficulty: 'beginner',
      rows: 2,
      columns: 2,
      words_per_round: 5,
      word_ms: 1000,
      rounds: 8,
      options: 4,
    },
  },
  { id: 'age_9_11', settings: { difficulty: 'easy', word_ms: 700 } },
  {
    id: 'age_12_14',
    settings: { difficulty: 'intermediate', words_per_round: 12, word_ms: 400, step_ms: 50 },
  },
  { id: 'one_place', settings: { rows: 1, columns: 1, word_ms: 400, step_ms: 50 } },
  { id: 'write', settings: { answer: 'type', word_ms: 600 } },
  {
    id: 'lightning',
    settings: {
      difficulty: 'advanced',
      rows: 4,
      columns: 4,
      words_per_round: 16,
      word_ms: 300,
      step_ms: 30,
      rounds: 15,
    },
  },
];

/** Only words that were shown can be chosen from. */
export function check({ answer, options, words_per_round: max }: Settings): SettingsIssue[] {
  if (answer !== 'choose' || options <= max) return [];
  return [{ path: 'options', code: 'too_big', params: { max }, suggestion: max }];
}

/** The same word never comes twice in a round. */
export function checkMaterial({ words_per_round }: Settings, list: Material): SettingsIssue[] {
  return checkWords(list, { path: 'words_per_round', shown: words_per_round, fewest: FEWEST_WORDS });
}
