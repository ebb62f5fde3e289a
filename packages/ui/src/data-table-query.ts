import type { ReactNode } from 'react';

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
  /** A phone shows it beside the first column; of a table that has such columns each row is one line there. */
  readonly isBrief?: boolean | undefined;
  /** Only where a table is wide. */
  readonly isWide?: boolean | undefined;
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

/** The columns that are in sight: the first one always is. */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  hidden: ReadonlySet<string> | undefined,
): readonly Column<Row>[] {
  return hidden === undefined ? columns : columns.filter(({ id }, index) => index === 0 || !hidden.has(id));
}
