/** How large a table is drawn. */
import type { SyllableTable } from '@mindhero/engine/reading/syllables/table';
import type { CSSProperties } from 'react';

/** Size of a table for its styles: rows, columns, and the letters of its longest syllable. */
export function sizeOf({ rows, columns, cells }: SyllableTable): CSSProperties {
  const longest = Math.max(2, ...cells.map((cell) => cell.length));
  return { '--rows': rows, '--columns': columns, '--letters': longest } as CSSProperties;
}

/** The cells row by row. */
export function rowsOf({ rows, columns, cells }: SyllableTable): readonly (readonly string[])[] {
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}
