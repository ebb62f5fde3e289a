/** Settings of "remember the last word", with the bounds of its definition. */
import type { Material } from '@mindhero/engine/reading/material';
import {
  choice,
  defineSettings,
  flag,
  integer,
  type Preset,
  type SettingsIssue,
  type SettingsOf,
} from '@mindhero/engine/settings';
import { contentSettings } from '../material-settings.ts';
import { checkWords, paceSettings } from '../shown-words/settings.ts';
import { sentencesToKeep } from './span/sentences.ts';

export const LEAST_MS = 100;
const FEWEST_WORDS = 3;

export const FEWEST_SENTENCES = 2;
export const MOST_SENTENCES = 5;

type Asked = Readonly<Record<string, unknown>>;
const hasWords = ({ content }: Asked) => content === 'words';
const hasSentences = ({ content }: Asked) => content === 'text';

export const settings = defineSettings({
  /** Words of a list, of which the last one is kept; or sentences of a text, of each of which the last word is. */
  content: choice(['words', 'text'], { default: 'words' }),
  ...contentSettings,
  sentences: integer({ min: FEWEST_SENTENCES, max: MOST_SENTENCES, default: 2, when: hasSentences }),
  /** A right answer brings a sentence more, a wrong one a sentence less. */
  more_sentences: flag({ default: true, quiet: true, when: hasSentences }),
  sentence_pace: choice(['own', 'timed'], { default: 'own', quiet: true, when: hasSentences }),
  sentence_s: integer({
    min: 2,
    max: 15,
    default: 6,
    unit: 's',
    control: 'slider',
    when: (settings) => hasSentences(settings) && settings['sentence_pace'] === 'timed',
  }),
  rows: integer({ min: 1, max: 5, default: 3, when: hasWords }),
  columns: integer({ min: 1, max: 5, default: 3, when: hasWords }),
  words_per_round: integer({ min: FEWEST_WORDS, max: 30, default: 9, when: hasWords }),
  /** From cell to cell as one reads, or here and there: then nobody knows where the last word will be. */
  order: choice(['random', 'rows'], { default: 'random', quiet: true, when: hasWords }),
  ...paceSettings({ leastMs: LEAST_MS, usualMs: 500, when: hasWords }),
  answer: choice(['choose', 'type'], { default: 'choose' }),
  options: integer({
    min: 2,
    max: 9,
    default: 9,
    quiet: true,
    when: (settings) => hasWords(settings) && settings['answer'] === 'choose',
  }),
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
  {
    id: 'sentences_8_10',
    group: 'sentences',
    settings: { content: 'text', difficulty: 'easy', rounds: 5 },
  },
  {
    id: 'sentences_11_14',
    group: 'sentences',
    settings: { content: 'text', difficulty: 'intermediate', sentences: 3, rounds: 6 },
  },
  {
    id: 'sentences_write',
    group: 'sentences',
    settings: {
      content: 'text',
      difficulty: 'intermediate',
      sentences: 3,
      sentence_pace: 'timed',
      answer: 'type',
      rounds: 6,
    },
  },
];

/** Only words that were shown can be chosen from. */
export function check({ content, answer, options, words_per_round: max }: Settings): SettingsIssue[] {
  if (content !== 'words' || answer !== 'choose' || options <= max) return [];
  return [{ path: 'options', code: 'too_big', params: { max }, suggestion: max }];
}

/** The same word never comes twice in a round, nor do two sentences that end with the same one. */
export function checkMaterial(
  { content, words_per_round, sentences }: Settings,
  list: Material,
): SettingsIssue[] {
  if (content === 'words')
    return checkWords(list, { path: 'words_per_round', shown: words_per_round, fewest: FEWEST_WORDS });
  if (list.kind !== 'text') return [];
  const available = sentencesToKeep(list).length;
  if (sentences <= available) return [];
  const params = { sentences: available, needed: sentences };
  const issue = { code: 'too_few_sentences', params } as const;
  return available < FEWEST_SENTENCES
    ? [{ path: 'text', code: 'too_few_sentences', params: { ...params, needed: FEWEST_SENTENCES } }]
    : [{ ...issue, path: 'sentences', suggestion: available }];
}
