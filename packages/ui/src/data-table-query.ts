import type { ReactNode } from 'react';

export interface Column<Row> {
  /** The name by which the list is ordered. */
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sortable?: boolean | undefined;
  readonly align?: 'start' | 'center' | 'end' | undefined;
  /** The header is heard, not seen: for a column of buttons or pictures. */
  readonly headerHidden?: boolean | undefined;
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
