/** Settings of the games that show words one after the other, ever quicker. */
import type { Material } from '@mindhero/engine/reading/material';
import { flag, integer, type SettingsIssue } from '@mindhero/engine/settings';

/** Nobody reads with more time for a word. */
export const SLOWEST_MS = 3000;

interface PaceOptions {
  /** The shortest time of a word. */
  readonly leastMs: number;
  /** The time of the first ones. */
  readonly usualMs: number;
  /** Where words are shown so; always if left out. */
  readonly when?: (settings: Readonly<Record<string, unknown>>) => boolean;
}

/** How long a word is to be seen, how that changes, and how many rounds there are. */
export const paceSettings = ({ leastMs, usualMs, when = () => true }: PaceOptions) => ({
  word_ms: integer({
    min: leastMs,
    max: SLOWEST_MS,
    step: 50,
    default: usualMs,
    control: 'slider',
    unit: 'ms',
    when,
  }),
  rounds: integer({ min: 1, max: 50, default: 10 }),
  /** A right answer makes the words quicker, a wrong one slower. */
  adaptive: flag({ default: true, quiet: true, when }),
  step_ms: integer({
    min: 0,
    max: 300,
    step: 10,
    default: 100,
    control: 'slider',
    unit: 'ms',
    quiet: true,
    when: (settings) => when(settings) && settings['adaptive'] === true,
  }),
});

export interface PaceSettings {
  readonly word_ms: number;
  readonly rounds: number;
  readonly adaptive: boolean;
  readonly step_ms: number;
}

interface Asked {
  /** The field that says how many words are shown. */
  readonly path: string;
  /** As it is set, and what it can be at least. */
  readonly shown: number;
  readonly fewest: number;
  /** Words that a round needs beside those that it shows. */
  readonly besides?: number;
}

/** A list must have as many words as a round needs; what fits it is suggested, or else another list is to be chosen. */
export function checkWords(material: Material, { path, shown, fewest, besides = 0 }: Asked): SettingsIssue[] {
  if (material.kind !== 'words') return [];
  const words = material.words.length;
  const most = words - besides;
  if (shown <= most) return [];
  const tooFew = (needed: number) => ({ code: 'too_few_words', params: { words, needed } }) as const;
  return most < fewest
    ? [{ path: 'word_list', ...tooFew(fewest + besides) }]
    : [{ path, ...tooFew(shown + besides), suggestion: most }];
}
