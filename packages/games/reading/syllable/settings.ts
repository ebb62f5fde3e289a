/** Settings of the syllable tables, with the bounds of their definition. */
import { syllableLanguages } from '@mindhero/engine/reading/syllables/alphabets';
import { patterns } from '@mindhero/engine/reading/syllables/stock';
import { mixes } from '@mindhero/engine/reading/syllables/table';
import {
  choice,
  defineSettings,
  flag,
  integer,
  letters,
  optionalInteger,
  type Preset,
  type SettingsOf,
} from '@mindhero/engine/settings';

const isRead = ({ task }: Readonly<Record<string, unknown>>) => task === 'read';
const isFind = { when: ({ task }: Readonly<Record<string, unknown>>) => task === 'find' };

export const FEWEST_COLUMNS = 2;

export const settings = defineSettings({
  task: choice(['read', 'find'], { default: 'read' }),
  /** A concrete one, since nothing else is known to the rules; a form begins with that of the page (decision 229). */
  language: choice(syllableLanguages, { default: 'EN', personal: true, isLanguage: true }),
  /** Sounds in a syllable. */
  length: integer({ min: 2, max: 4, default: 2 }),
  pattern: choice(patterns, { default: 'both', quiet: true }),
  rows: integer({ min: 2, max: 10, default: 5 }),
  columns: integer({ min: FEWEST_COLUMNS, max: 10, default: 5 }),
  mix: choice(mixes, { default: 'none' }),
  /** How many syllables are to be found, one after the other. */
  finds: integer({ min: 1, max: 30, default: 10, ...isFind }),
  target: choice(['shown', 'heard', 'both'], { default: 'shown', quiet: true, ...isFind }),
  /** Somebody sits beside the reader, and says by a tap what was misread. */
  mark_errors: flag({ default: false, quiet: true, advanced: true, when: isRead }),
  /** One syllable on each beat, for whoever wants it; nothing is asked of it. */
  metronome: flag({ default: false, quiet: true, advanced: true, screenOnly: true, when: isRead }),
  bpm: integer({
    min: 20,
    max: 240,
    default: 60,
    control: 'slider',
    quiet: true,
    advanced: true,
    screenOnly: true,
    when: (settings) => isRead(settings) && settings['metronome'] === true,
  }),
  letters: choice(['first', 'all'], { default: 'all', quiet: true }),
  vowels: letters({ most: 20, longest: 3, advanced: true }),
  consonants: letters({ most: 20, longest: 3, advanced: true }),
  time_limit_s: optionalInteger({ min: 10, max: 3600, step: 10, unit: 's', advanced: true }),
});

export type Settings = SettingsOf<typeof settings>;

/** From the first syllables of beginners, about six years old, to clusters; then the same to look for. */
export const presets: readonly Preset<Settings>[] = [
  {
    id: 'open',
    settings: { letters: 'first', pattern: 'before', rows: 4, columns: 3 },
  },
  { id: 'closed', settings: { letters: 'first', rows: 5, columns: 4 } },
  { id: 'table', settings: {} },
  { id: 'mixed', settings: { rows: 6, columns: 5, mix: 'all' } },
  { id: 'three', settings: { length: 3, pattern: 'after', mix: 'rows' } },
  { id: 'clusters', settings: { length: 3, pattern: 'before', mix: 'all' } },
  { id: 'long', settings: { length: 4, rows: 6, columns: 4, mix: 'all' } },
  { id: 'large', settings: { length: 3, rows: 10, columns: 5, mix: 'all' } },
  {
    id: 'find_first',
    group: 'find',
    settings: { task: 'find', letters: 'first', pattern: 'before', rows: 3, columns: 3, finds: 6 },
  },
  { id: 'find_table', group: 'find', settings: { task: 'find', rows: 4, columns: 4, mix: 'all' } },
  {
    id: 'find_heard',
    group: 'find',
    settings: { task: 'find', rows: 4, columns: 4, mix: 'all', target: 'heard' },
  },
  {
    id: 'find_three',
    group: 'find',
    settings: { task: 'find', length: 3, pattern: 'after', mix: 'all', finds: 12 },
  },
  {
    id: 'find_long',
    group: 'find',
    settings: { task: 'find', length: 4, rows: 6, columns: 5, mix: 'all', finds: 15 },
  },
];
