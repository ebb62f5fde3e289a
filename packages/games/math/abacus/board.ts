/** What stands on the board in the course of an item. */
import type { Example } from '@mindhero/engine/additive/examples';

/** The board after so many rows of an example; a number to show or to read is an example of one row. */
export function boardAfter({ terms }: Example, rows: number): number {
  return terms.slice(0, rows).reduce((sum, term) => sum + term, 0);
}
