import type { TableQuery } from './data-table-query.ts';

export type Sort = 'ascending' | 'descending' | 'none';

/** How the list is sorted by this column, in the words of `aria-sort`. */
export function ariaSort(ordering: string, column: string): Sort {
  if (ordering === column) return 'ascending';
  return ordering === `-${column}` ? 'descending' : 'none';
}

/**
 * The ordering after the column's header was pressed: ascending first, then the other way round.
 * @param isFigure the column holds figures: who has most is looked for first
 */
export function nextOrdering(ordering: string, column: string, isFigure = false): string {
  const [first, second] = isFigure ? [`-${column}`, column] : [column, `-${column}`];
  return ordering === first ? second : first;
}

export interface PageRange {
  /** First and last row shown, counted from 1; both 0 without rows. */
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly pages: number;
}

/** The rows on a page, counted from 1; from 0 to 0 of none. There always is one page. */
export function pageRange(
  { page, pageSize }: Pick<TableQuery, 'page' | 'pageSize'>,
  count: number,
): PageRange {
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const from = count === 0 ? 0 : (page - 1) * pageSize + 1;
  return { from, to: Math.min(count, page * pageSize), count, pages };
}
