import { isOrderedBy } from '@mindhero/contract/lists';
import type { TableQuery } from '@mindhero/ui/data-table';
import {
  keepPreviousData,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query';
import { orderingOf } from '../address/parts.ts';
import type { Addressed } from '../address/use-address.ts';
import type { ListSearch, ListShape } from './list-search.ts';
import { LARGEST_PAGE, readFirst } from './read-first.ts';
import { type HiddenColumns, useHiddenColumns } from './use-hidden-columns.ts';
import { useLastPage } from './use-last-page.ts';

interface PageOf<Row> {
  readonly count: number;
  readonly more?: boolean | undefined;
  readonly results: Row[];
}

/** What the server is asked for: all that the address says but which columns are out of sight. */
type Asked<Column extends string, Search extends ListSearch<Column>> = ListShape<Column>['usual'] &
  Omit<Search, 'hide'>;

/** A page of a list as a table shows it. */
export interface List<Row> {
  readonly rows: readonly Row[];
  /** Rows of all pages, or as many as there are to turn over. */
  readonly count: number;
  /** The list goes on beyond that. */
  readonly isLong: boolean;
  /** By which columns it cannot be sorted. */
  readonly unsortable: readonly string[];
  readonly table: TableQuery;
  readonly isLoading: boolean;
  /** Why the page could not be loaded. */
  readonly failure: Error | null;
  readonly retry: () => unknown;
  readonly onTable: (table: TableQuery) => void;
  readonly hidden: HiddenColumns;
  /** Another text, filter, order or page is another question; which columns are out of sight is not. */
  readonly asked: object;
  /** The rows of the first so many, whatever page is in sight. */
  readonly readFirst: (most: number) => Promise<readonly Row[]>;
}

/** The page of a list that the address asks for. While the next one is on its way the last one stays in sight. */
export function useList<
  Row,
  const Column extends string,
  Search extends ListSearch<Column>,
  Key extends QueryKey,
>(
  shape: ListShape<Column>,
  { search, onSearch }: Addressed<Search>,
  query: (asked: Asked<Column, Search>) => UseQueryOptions<PageOf<Row>, Error, PageOf<Row>, Key>,
): List<Row> {
  const { hide: _hide, ...others } = search;
  const asked: Asked<Column, Search> = { ...shape.usual, ...others };
  const queries = useQueryClient();
  const page = useQuery({ ...query(asked), placeholderData: keepPreviousData });
  const isBeyond = useLastPage(page, asked.page_size, search, onSearch);
  const isLong = page.data?.more === true;
  const unsortable = isLong ? (shape.figures ?? []) : [];
  const ordering = isOrderedBy(unsortable, asked.ordering) ? shape.usual.ordering : asked.ordering;
  return {
    rows: page.data?.results ?? [],
    count: page.data?.count ?? 0,
    isLong,
    unsortable,
    table: { page: asked.page, pageSize: asked.page_size, ordering },
    isLoading: page.isPending || page.isPlaceholderData || isBeyond,
    failure: page.error,
    retry: page.refetch,
    onTable: (table) =>
      onSearch({
        ...search,
        page: table.page,
        page_size: table.pageSize,
        ordering: orderingOf(shape.columns)(table.ordering) ?? shape.usual.ordering,
      }),
    hidden: useHiddenColumns(shape.name, { search, onSearch }),
    asked,
    readFirst: (most) =>
      readFirst(most, (next) => queries.fetchQuery(query({ ...asked, page: next, page_size: LARGEST_PAGE }))),
  };
}
