/** The schools' list as its address holds it: what is left out is as usual. */
import { schoolColumns } from '@mindhero/contract/lists';
import { type ListSearch, type ListShape, readListSearch } from '../../platform/lists/list-search.ts';

type SchoolColumn = (typeof schoolColumns)[number];

export interface SchoolsSearch extends ListSearch<SchoolColumn> {
  readonly state?: 'archived' | 'all';
}

export const schoolsList: ListShape<SchoolColumn> = {
  name: 'schools',
  columns: schoolColumns,
  usual: { page: 1, page_size: 25, ordering: 'name' },
};

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export function readSchoolsSearch(typed: Readonly<Record<string, unknown>>): SchoolsSearch {
  const { state } = typed;
  return {
    ...readListSearch(typed, schoolsList),
    ...(state === 'archived' || state === 'all' ? { state } : {}),
  };
}
