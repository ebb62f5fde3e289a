/** Settings of the sliding window, with the bounds of its definition. */
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

const isAnswered = ({ task }: Readonly<Record<string, unknown>>): boolean => task !== 'read';

export const settings = defineSettings({
  task: choice(['read', 'find', 'recall'], { default: 'find' }),
  content: choice(['text', 'words', 'letters', 'numbers'], { default: 'words' }),
  ...contentSettings,
  alphabet: choice(['EN', 'DE', 'RU', 'UK'], {
    default: 'EN',
    when: ({ content }) => content === 'letters',
  }),
  rows: integer({ min: 2, max: 10, default: 4 }),
  columns: integer({ min: 1, max: 8, default: 4 }),
  step_ms: integer({ min: 100, max: 5000, step: 100, default: 700, control: 'slider', unit: 'ms' }),
  rounds: integer({ min: 1, max: 50, default: 10, when: isAnswered }),
  adaptive: flag({ default: true, when: isAnswered }),
  path: choice(['rows', 'columns', 'snake', 'random'], { default: 'rows', quiet: true }),
  outside: choice(['hidden', 'blurred'], { default: 'hidden', quiet: true, advanced: true }),
  window_columns: integer({ min: 1, max: 8, default: 1, quiet: true, advanced: true }),
  window_rows: integer({ min: 1, max: 10, default: 1, quiet: true, advanced: true }),
});

export type Settings = SettingsOf<typeof settings>;

/** What one goes through with age; the letters of each language are a way of their own. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'first_numbers', settings: { content: 'numbers', rows: 3, columns: 3, step_ms: 1200, rounds: 6 } },
  { id: 'age_6_8', settings: { content: 'words', rows: 3, columns: 2, step_ms: 1500, rounds: 8 } },
  { id: 'age_9_11', settings: { content: 'words', rows: 4, columns: 3, step_ms: 800 } },
  { id: 'age_12_14', settings: { content: 'words', rows: 5, columns: 4, step_ms: 500, path: 'snake' } },
  {
    id: 'keep_in_mind',
    settings: { task: 'recall', content: 'words', rows: 3, columns: 3, step_ms: 1000, rounds: 6 },
  },
  {
    id: 'leaping',
    settings: { content: 'numbers', rows: 4, columns: 4, step_ms: 600, path: 'random' },
  },
  {
    id: 'read_along',
    settings: { task: 'read', content: 'text', rows: 5, columns: 3, step_ms: 600, max_words: '60' },
  },
  ...(['EN', 'DE', 'RU', 'UK'] as const).map((alphabet) => ({
    id: `letters_${alphabet.toLowerCase()}`,
    group: 'letters',
    settings: { content: 'letters', alphabet, rows: 3, columns: 3, step_ms: 1200, rounds: 6 } as const,
  })),
];

/** So many of the words that were shown are to be chosen, */
export const SHOWN_OPTIONS = 3;
/** among so many that were not. */
export const OTHER_OPTIONS = 3;

/** On a phone most words stand in one line in no more columns: a cell then has room for ten letters of 13 px. */
const LEGIBLE_COLUMNS = 4;

const hasWords = ({ content }: Settings): boolean => content === 'text' || content === 'words';

/** What fits the board, and what a task can be done with. */
export function check(settings: Settings): SettingsIssue[] {
  const { task, content, rows, columns, window_columns, window_rows } = settings;
  const issues: SettingsIssue[] = [];
  if (task === 'read' && content !== 'text')
    issues.push({ path: 'task', code: 'not_an_option', suggestion: 'find' });
  if (task === 'recall' && rows * columns < SHOWN_OPTIONS)
    issues.push({
      path: 'rows',
      code: 'too_small',
      params: { min: SHOWN_OPTIONS },
      suggestion: SHOWN_OPTIONS,
    });
  if (window_columns > columns)
    issues.push({ path: 'window_columns', code: 'too_big', params: { max: columns }, suggestion: columns });
  // A window as large as the board would not slide.
  const max = window_columns >= columns ? rows - 1 : rows;
  if (window_rows > max)
    issues.push({ path: 'window_rows', code: 'too_big', params: { max }, suggestion: max });
  return issues;
}

/** Words in many columns are too small to be read on a phone. */
export function advise(settings: Settings): SettingsIssue[] {
  if (!hasWords(settings) || settings.columns <= LEGIBLE_COLUMNS) return [];
  const params = { max: LEGIBLE_COLUMNS };
  return [{ path: 'columns', code: 'narrow_columns', params, suggestion: LEGIBLE_COLUMNS }];
}
