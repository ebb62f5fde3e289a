/** In which order what must hold is shown. Pure. */
import type { BooksCheck } from '@mindhero/contract/plans/stock';

/** What is broken comes first, the worst above all. */
export const brokenFirst = (invariants: BooksCheck['invariants']): BooksCheck['invariants'] =>
  invariants.toSorted((one, other) => other.broken - one.broken);
