/** How large a word is printed in its cell. */
import { graphemes } from '@mindhero/engine/reading/words';
import type { CSSProperties } from 'react';

/** Words longer than this take a second line rather than a smaller type. */
const LONGEST_LINE = 9;

/** `--length`: signs of its longest line, from which the style sheet makes the size. */
export function wordStyle(word: string): CSSProperties {
  const parts = word.split(/[\s-]/u).map((part) => graphemes(part).length);
  return { '--length': Math.min(LONGEST_LINE, Math.max(2, ...parts)) } as CSSProperties;
}
