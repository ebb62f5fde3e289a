import type { ReactNode } from 'react';

/** The steps in which columns give way. */
export const yieldings = [1, 2, 3, 4, 5] as const;
export type Yielding = (typeof yieldings)[number];

export interface Column<Row> {
  /** The name by which the list is ordered. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean | undefined;
  /** Its cells are figures: it is sorted from the largest first. */
  readonly isFigure?: boolean | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** The header is heard, not seen: for a column of buttons or pictures. */
  readonly headerHidden?: boolean | undefined;
  /** A phone shows it beside the first column; of a table that has such columns each row is a line or two there. */
  readonly isBrief?: boolean | undefined;
  /** A phone shows it in a line below the first column: as it is, or with its header's word before it. */
  readonly below?: 'plain' | 'named' | undefined;
  /** Where a table is too wide columns give way, those with 1 first; without it a column stays. */
  readonly yields?: Yielding | undefined;
  /** Stands in the header instead of its words, which are heard and told at a touch of the pointer or the focus. */
  readonly sign?: ReactNode;
  /** Its cells begin with somebody's picture. */
  readonly hasFace?: boolean | undefined;
}

export interface TableQuery {
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  /** A column's id; a leading minus reverses it. */
  readonly ordering: string;
}

/**
 * The columns that are in sight, the first one always. That by which the list is sorted gives way to no other, and a phone
 * shows it, too.
 */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: ReadonlySet<string> | undefined,
  ordering: string,
): readonly Column<Row>[] {
  const sorted = ordering.replace(/^-/, '');
  const areLines = hasLines(columns);
  return columns
    .filter(({ id }, index) => index === 0 || hidden?.has(id) !== true)
    .map((column, index) => {
      if (index === 0 || column.id !== sorted) return column;
      const isThere = column.isBrief === true || column.below !== undefined || !areLines;
      return { ...column, yields: undefined, below: isThere ? column.below : 'named' };
    });
}

/** Whether a phone shows the rows as lines instead of cards. */
export function hasLines<Row>(columns: readonly Column<Row>[]): boolean {
  return columns.some(({ isBrief, below }) => isBrief === true || below !== undefined);
}

/** Of which columns there is no room after so many steps of giving way. */
export function yielded<Row>(columns: readonly Column<Row>[], steps: number): ReadonlySet<string> {
  return new Set(columns.flatMap(({ id, yields }) => (yields !== undefined && yields <= steps ? [id] : [])));
}
