/** How wide syllables are, and how many of them stand beside each other on a phone. */
import { stockOf } from '@mindhero/engine/reading/syllables/stock';
import type { Settings } from './settings.ts';

/** Of letters in the weight of a table, in parts of their size; no less than they take in any of its fonts. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[iіїʼ’]/, 0.3],
  [/[jl]/, 0.35],
  [/[ftr]/, 0.42],
  [/[cszгґ]/, 0.49],
  [/[ст]/, 0.5],
  [/[evyєэ]/, 0.55],
  [/[akxäеёуь]/, 0.57],
  [/[hnouöü]/, 0.6],
  [/[wжфшыю]/, 0.88],
  [/[mщ]/, 0.9],
  [/[ßм]/, 0.71],
  [/\p{Script=Cyrillic}/u, 0.65],
];
/** The others of the Latin letters. */
const USUAL_WIDTH = 0.62;

/** The width of a syllable in parts of the size of its letters. */
export function widthOf(syllable: string): number {
  return [...syllable].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH),
    0,
  );
}

/** What a table has of a phone of 390 px, and what its styles take of that: see `table.module.css`. */
const PHONE = 358;
const LETTER = 12;
const EDGES = 8;
const READ = { finger: 0, tick: 22 } as const;
const TAPPED = { finger: 44, tick: 0 } as const;

/** So many columns have room on a phone whatever is drawn. */
export function columnsOnPhone(settings: Settings): number {
  const { vowels, frames } = stockOf(settings);
  const widest = frames.reduce((most, { before, after, vowels: fitting }) => {
    const vowel = vowels.reduce((wide, one) => (fitting.has(one) ? Math.max(wide, widthOf(one)) : wide), 0);
    return Math.max(most, widthOf(before) + vowel + widthOf(after));
  }, 0);
  const { finger, tick } = settings.task === 'find' || settings.mark_errors ? TAPPED : READ;
  return Math.floor((PHONE - tick) / Math.max(finger, EDGES + LETTER * widest));
}
