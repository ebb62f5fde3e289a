/** Tables that are read as a whole, as files. */
import type { Source } from './export.ts';

/** Rows that are all there. */
export function sourceOf<Row extends { readonly id: number }>(rows: readonly Row[]): Source<Row> {
  const byId = new Map<Row['id'], Row>(rows.map((row) => [row.id, row]));
  return {
    ids: (most) => Promise.resolve(rows.length > most ? null : rows.map(({ id }) => id)),
    rows: (ids) => Promise.resolve(ids.flatMap((id) => byId.get(id) ?? [])),
  };
}

/** Lines that have no name of their own, by their places. */
export const numbered = <Line extends object>(lines: readonly Line[]) =>
  lines.map((line, id) => ({ ...line, id }));
