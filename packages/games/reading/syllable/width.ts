/** How wide syllables are, and how many of them stand beside each other on a phone. */
import { stockOf } from '@mindhero/engine/reading/syllables/stock';
import type { Settings } from './settings.ts';

/** Of letters in the weight of a table, in parts of their size; no less than they take in any of its fonts. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[filjrtіїʼ’]/, 0.44],
  [/[cszгґтс]/, 0.5],
  [/[mwжмшщыюф]/, 0.9],
  [/[ßцъ]/, 0.69],
];
const USUAL_WIDTH = 0.63;

/** The width of a syllable in parts of the size of its letters. */
export function widthOf(syllable: string): number {
  return [...syllable].reduce(
    (sum, letter) => sum + (widths.find(([letters]) => letters.test(letter))?.[1] ?? USUAL_WIDTH),
    0,
  );
}

/** What a table has of a phone of 390 px, and what its styles take of that: see `table.module.css`. */
const PHONE = 358;
const LETTER = 13;
const READ = { finger: 0, edges: 8, tick: 22 } as const;
const TAPPED = { finger: 44, edges: 12, tick: 0 } as const;

/** So many columns have room on a phone whatever is drawn. */
export function columnsOnPhone(settings: Settings): number {
  const { vowels, frames } = stockOf(settings);
  const widest = frames.reduce((most, { before, after, vowels: fitting }) => {
    const vowel = vowels.reduce((wide, one) => (fitting.has(one) ? Math.max(wide, widthOf(one)) : wide), 0);
    return Math.max(most, widthOf(before) + vowel + widthOf(after));
  }, 0);
  const { finger, edges, tick } = settings.task === 'find' || settings.mark_errors ? TAPPED : READ;
  return Math.floor((PHONE - tick) / Math.max(finger, edges + LETTER * widest));
}
