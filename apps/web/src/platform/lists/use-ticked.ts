import { useState } from 'react';
import { tickedAmong, type Ticks, ticksIn } from './ticks.ts';
import type { List } from './use-list.ts';

interface Ticked<Row> {
  readonly ids: ReadonlySet<number>;
  readonly rows: readonly Row[];
  readonly tick: (ids: ReadonlySet<number>) => void;
  /** Ticks these as well, on whatever page they are. */
  readonly tickRows: (rows: readonly Row[]) => void;
}

/**
 * Which rows are ticked. They stay so on other pages, in another order and while one searches, so that several can be
 * put together; the bar above the rows says how many of them are out of sight. Another filter begins with none.
 */
export function useTicked<Row extends { readonly id: number }>(
  { asked, rows }: Pick<List<Row>, 'asked' | 'rows'>,
  most?: number,
): Ticked<Row> {
  const [stored, store] = useState<Ticks<Row>>({ list: '', rows: new Map() });
  const ticks = ticksIn(stored, asked, rows);
  return {
    ids: new Set(ticks.rows.keys()),
    rows: [...ticks.rows.values()],
    tick: (ids) => store(tickedAmong(ticks, ids, rows, most)),
    tickRows: (more) =>
      store(tickedAmong(ticks, [...ticks.rows.keys(), ...more.map(({ id }) => id)], more, most)),
  };
}
