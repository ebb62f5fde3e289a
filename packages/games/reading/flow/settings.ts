/** Settings of flowing text, with the bounds of their definition. */
import { speedUnits } from '@mindhero/engine/reading/pace';
import {
  choice,
  defineSettings,
  flag,
  integer,
  type Preset,
  type SettingsOf,
} from '@mindhero/engine/settings';
import { contentSettings } from '../material-settings.ts';

/** In one place; as a line that runs by; as words that fall. */
export const modes = ['rsvp', 'ticker', 'shower'] as const;

const isOnePlace = ({ mode }: Readonly<Record<string, unknown>>) => mode === 'rsvp';

export const settings = defineSettings({
  content: choice(['text', 'words'], { default: 'text', quiet: true }),
  ...contentSettings,
  /** Of a list so many words are shown, or as many as leave some to ask for. */
  words_shown: integer({ min: 5, max: 60, step: 5, default: 20, when: ({ content }) => content === 'words' }),
  mode: choice(modes, { default: 'rsvp' }),
  unit: choice(speedUnits, { default: 'words', quiet: true, advanced: true }),
  wpm: integer({
    min: 50,
    max: 800,
    step: 10,
    default: 150,
    control: 'slider',
    when: ({ unit }) => unit === 'words',
  }),
  cpm: integer({
    min: 300,
    max: 4500,
    step: 50,
    default: 900,
    control: 'slider',
    when: ({ unit }) => unit === 'symbols',
  }),
  chunk: integer({ min: 1, max: 3, default: 1, quiet: true, when: isOnePlace }),
  focus_letter: flag({ default: true, advanced: true, screenOnly: true, when: isOnePlace }),
  warm_up: flag({ default: true, advanced: true }),
  font_size: integer({
    min: 14,
    max: 48,
    step: 2,
    default: 36,
    control: 'slider',
    unit: 'px',
    advanced: true,
    screenOnly: true,
  }),
});

export type Settings = SettingsOf<typeof settings>;

/** Words, or symbols, in a minute. */
export function speedOf({ unit, wpm, cpm }: Settings): number {
  return unit === 'words' ? wpm : cpm;
}

/** By age and level; whoever reads more fluently gets longer texts, too. */
export const presets: readonly Preset<Settings>[] = [
  { id: 'age_6_7', settings: { wpm: 60, difficulty: 'beginner', max_words: '60', font_size: 44 } },
  { id: 'age_8_9', settings: { wpm: 90, difficulty: 'easy', max_words: '100' } },
  { id: 'age_10_11', settings: { wpm: 130, difficulty: 'intermediate', max_words: '200' } },
  { id: 'age_12_14', settings: { wpm: 180, difficulty: 'advanced' } },
  { id: 'in_twos', settings: { wpm: 220, difficulty: 'intermediate', chunk: 2, max_words: '200' } },
  {
    id: 'line_6_9',
    group: 'ticker',
    settings: { mode: 'ticker', wpm: 80, difficulty: 'easy', max_words: '100' },
  },
  {
    id: 'line_10_14',
    group: 'ticker',
    settings: { mode: 'ticker', wpm: 150, difficulty: 'intermediate', max_words: '200' },
  },
  {
    id: 'shower_6_9',
    group: 'shower',
    settings: { mode: 'shower', wpm: 70, difficulty: 'easy', max_words: '60' },
  },
  {
    id: 'shower_10_14',
    group: 'shower',
    settings: { mode: 'shower', wpm: 120, difficulty: 'intermediate', max_words: '100' },
  },
  {
    id: 'words_6_9',
    group: 'words',
    settings: { content: 'words', words_shown: 10, wpm: 50, difficulty: 'easy' },
  },
  {
    id: 'words_10_14',
    group: 'words',
    settings: { content: 'words', words_shown: 20, wpm: 100, difficulty: 'intermediate' },
  },
];
