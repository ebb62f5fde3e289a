/** The list of closed accounts as its address holds it: what is left out is as usual. */
import { type InactiveUserColumn, inactiveUserColumns } from '@mindhero/contract/person';
import { type ListSearch, readListSearch } from '../../../platform/lists/list-search.ts';
import { orderingOf } from '../../../platform/lists/search-values.ts';

export type InactiveSearch = ListSearch<InactiveUserColumn>;

export const usual = { page: 1, page_size: 25, ordering: 'last_name' } as const;

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export const readInactiveSearch = (search: Readonly<Record<string, unknown>>): InactiveSearch =>
  readListSearch(search, inactiveUserColumns, usual);

/** The order of the list, if the server knows it. */
export const toOrdering = (value: unknown) => orderingOf(inactiveUserColumns, value);
