/** The schools' list as its address holds it: what is left out is as usual. */
import { schoolColumns } from '@mindhero/contract/school';
import { type ListSearch, readListSearch } from '../../platform/lists/list-search.ts';
import { orderingOf } from '../../platform/lists/search-values.ts';

export interface SchoolsSearch extends ListSearch<(typeof schoolColumns)[number]> {
  readonly state?: 'archived' | 'all';
}

export const usual = { page: 1, page_size: 25, ordering: 'name' } as const;

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export function readSchoolsSearch(typed: Readonly<Record<string, unknown>>): SchoolsSearch {
  const { state } = typed;
  return {
    ...readListSearch(typed, schoolColumns, usual),
    ...(state === 'archived' || state === 'all' ? { state } : {}),
  };
}

/** The order of the list of schools, if the server knows it. */
export const toOrdering = (value: unknown) => orderingOf(schoolColumns, value);
