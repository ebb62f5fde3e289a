/** From a list's `ordering` to its ORDER BY. */
import type { Ordering } from '@mindhero/contract/page';
import { type SQL, type SQLWrapper, asc, desc } from 'drizzle-orm';

/**
 * The id, which settles ties so that pages never overlap, goes in the same direction.
 * @param by what each column of the contract stands for
 */
export function orderOf<Column extends string>(
  by: Readonly<Record<Column, SQLWrapper>>,
  value: Ordering<Column>,
  id: SQLWrapper,
): SQL[] {
  const [column, direction] = value.startsWith('-') ? [value.slice(1), desc] : [value, asc];
  return [direction(by[column as Column]), direction(id)];
}
