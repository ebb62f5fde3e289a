/** How large a table is drawn. */
import type { SyllableTable } from '@mindhero/engine/reading/syllables/table';
import type { CSSProperties } from 'react';
import { widthOf } from './width.ts';

/** Size of a table for its styles: rows, columns, the letters of its longest syllable and the width of its widest one. */
export function sizeOf({ rows, columns, cells }: SyllableTable): CSSProperties {
  const longest = Math.max(2, ...cells.map((cell) => cell.length));
  const widest = Math.max(...cells.map(widthOf));
  return {
    '--rows': rows,
    '--columns': columns,
    '--letters': longest,
    '--widest': widest.toFixed(2),
  } as CSSProperties;
}

/** The cells row by row. */
export function rowsOf({ rows, columns, cells }: SyllableTable): readonly (readonly string[])[] {
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}
