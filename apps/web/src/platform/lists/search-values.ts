/** Values of an address's search, which anybody may have typed: what makes no sense is null. */
import type { Ordering } from '@mindhero/contract/page';

/** A whole number from 1 to `max` from an address, else null. */
export function wholeNumber(value: unknown, max: number): number | null {
  const number = typeof value === 'string' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= max
    ? number
    : null;
}

/** One of the columns, or a minus and one of the columns. */
export function orderingOf<const Column extends string>(
  columns: readonly Column[],
  value: unknown,
): Ordering<Column> | null {
  if (typeof value !== 'string') return null;
  const column = columns.find((known) => known === value.replace(/^-/, ''));
  if (column === undefined) return null;
  return value.startsWith('-') ? `-${column}` : column;
}
