/** Tables as files: what stands in which column. A list describes itself once; each way to write it reads this. */

import type { Language } from '@mindhero/contract/user';

/** What a cell holds; null where there is nothing. */
export type Cell = string | number | boolean | Date | null;

export interface TableColumn<Row, Id extends string = string> {
  /** Names the column in requests, and its words. */
  readonly id: Id;
  /** Characters that it is wide in a workbook. */
  readonly width: number;
  /** What stands over it, where the words of its id are not all there is to say. */
  readonly header?: (language: Language) => string;
  readonly value: (row: Row, language: Language) => Cell;
}

/** A column that holds what the row has under its own name. */
export function plain<const Id extends string>(
  id: Id,
  width: number,
): TableColumn<{ readonly [Name in Id]: Cell }, Id> {
  return { id, width, value: (row) => row[id] };
}

/** The columns that were asked for, in the order of the table; all of them if none was. */
export function chosen<Row, Id extends string>(
  columns: readonly TableColumn<Row, Id>[],
  ids: readonly Id[] | undefined,
): readonly TableColumn<Row, Id>[] {
  return ids === undefined ? columns : columns.filter(({ id }) => ids.includes(id));
}
