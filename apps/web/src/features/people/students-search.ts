/** The students' list as its address holds it: what is left out is as usual. */
import { type StudentColumn, studentColumns } from '@mindhero/contract/student';
import { type ListSearch, readListSearch } from '../../platform/lists/list-search.ts';
import { orderingOf, wholeNumber } from '../../platform/lists/search-values.ts';

export interface StudentsSearch extends ListSearch<StudentColumn> {
  readonly group?: number;
  /** Only those whose accounts are open, or closed. */
  readonly active?: 'true' | 'false';
}

export const usual = { page: 1, page_size: 25, ordering: 'last_name' } as const;

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export function readStudentsSearch(search: Readonly<Record<string, unknown>>): StudentsSearch {
  const group = wholeNumber(search['group'], 2_147_483_647);
  // The router reads `true` of an address as a truth value.
  const active = String(search['active']);
  return {
    ...readListSearch(search, studentColumns, usual),
    ...(group === null ? {} : { group }),
    ...(active === 'true' || active === 'false' ? { active } : {}),
  };
}

/** The order of the list of pupils, if the server knows it. */
export const toOrdering = (value: unknown) => orderingOf(studentColumns, value);
