import { useState } from 'react';
import type { List } from './use-list.ts';

interface Ticked<Row> {
  readonly ids: ReadonlySet<number>;
  readonly rows: readonly Row[];
  readonly tick: (ids: ReadonlySet<number>) => void;
  /** Ticks these, on whatever page they are. */
  readonly tickRows: (rows: readonly Row[]) => void;
}

/**
 * Which rows are ticked. Another page, order or filter begins with none, so that nobody does something to rows that
 * are out of sight without having said so.
 */
export function useTicked<Row extends { readonly id: number }>(
  list: Pick<List<Row>, 'asked' | 'rows'>,
): Ticked<Row> {
  const shown = JSON.stringify(list.asked);
  const [ticked, setTicked] = useState<{ shown: string; ids: ReadonlySet<number>; beyond: readonly Row[] }>({
    shown,
    ids: new Set(),
    beyond: [],
  });
  const { ids, beyond } = ticked.shown === shown ? ticked : { ids: new Set<number>(), beyond: [] };
  const known = new Map([...beyond, ...list.rows].map((row) => [row.id, row]));
  return {
    ids,
    rows: [...ids].flatMap((id) => known.get(id) ?? []),
    tick: (next) => setTicked({ shown, ids: next, beyond }),
    tickRows: (rows) => setTicked({ shown, ids: new Set(rows.map(({ id }) => id)), beyond: rows }),
  };
}
