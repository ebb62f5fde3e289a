/** How large a word is printed in its cell. */
import { graphemes } from '@mindhero/engine/reading/words';
import type { CSSProperties } from 'react';
import { hyphenated } from './hyphenated.ts';

/** Words longer than this take a second line rather than a smaller type. */
const LONGEST_LINE = 9;

/**
 * From what the style sheet makes the size of a word, in signs: `--length` of its longest line, `--signs` of all of it, and
 * `--part` of its longest part with a hyphen.
 */
export function wordStyle(word: string): CSSProperties {
  const lines = word.split(/[\s-]/u).map((line) => graphemes(line).length);
  const parts = hyphenated(word).split(/[\s\u00AD-]/u);
  return {
    '--length': Math.min(LONGEST_LINE, Math.max(2, ...lines)),
    '--signs': graphemes(word).length,
    '--part': 1 + Math.max(...parts.map((part) => graphemes(part).length)),
  } as CSSProperties;
}
