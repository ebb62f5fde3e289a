/** From a list's `ordering` to its ORDER BY. */
import type { Ordering } from '@mindhero/contract/page';
import { asc, desc } from 'drizzle-orm';

export interface Order<Column extends string> {
  readonly column: Column;
  /** `asc` or `desc`. The id, which settles ties so that pages never overlap, goes in the same direction. */
  readonly direction: typeof asc;
}

/** @param columns those of the contract, of which the value is one, with or without a minus */
export function orderingOf<Column extends string>(
  columns: readonly Column[],
  value: Ordering<Column>,
): Order<Column> {
  const isReversed = value.startsWith('-');
  const name = isReversed ? value.slice(1) : value;
  const column = columns.find((known) => known === name);
  if (column === undefined) throw new Error(`No list can be ordered by ${value}`);
  return { column, direction: isReversed ? desc : asc };
}
