/** The list of closed accounts as its address holds it: what is left out is as usual. */
import { type InactiveUserColumn, inactiveUserColumns } from '@mindhero/contract/person';
import { type ListSearch, type ListShape, readListSearch } from '../../../platform/lists/list-search.ts';

export type InactiveSearch = ListSearch<InactiveUserColumn>;

export const inactiveList: ListShape<InactiveUserColumn> = {
  name: 'inactive users',
  columns: inactiveUserColumns,
  usual: { page: 1, page_size: 25, ordering: 'last_name' },
};

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export const readInactiveSearch = (search: Readonly<Record<string, unknown>>): InactiveSearch =>
  readListSearch(search, inactiveList);
