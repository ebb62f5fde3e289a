/** The students' list as its address holds it: what is left out is as usual. */
import { type StudentColumn, studentColumns, studentFigures } from '@mindhero/contract/lists';
import { type ListSearch, type ListShape, readListSearch } from '../../platform/lists/list-search.ts';
import { wholeNumber } from '../../platform/lists/search-values.ts';

export interface StudentsSearch extends ListSearch<StudentColumn> {
  readonly group?: number;
  /** Only those whose accounts are open, or closed. */
  readonly active?: 'true' | 'false';
}

export const studentsList: ListShape<StudentColumn> = {
  name: 'students',
  columns: studentColumns,
  figures: studentFigures,
  usual: { page: 1, page_size: 25, ordering: 'last_name' },
};

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export function readStudentsSearch(search: Readonly<Record<string, unknown>>): StudentsSearch {
  const group = wholeNumber(search['group'], 2_147_483_647);
  return {
    ...readListSearch(search, studentsList),
    ...(group === null ? {} : { group }),
    ...readActive(search),
  };
}

/** Whose accounts an address asks for, by whether they are open. */
export function readActive(search: Readonly<Record<string, unknown>>): Pick<StudentsSearch, 'active'> {
  // The router reads `true` of an address as a truth value.
  const active = String(search['active']);
  return active === 'true' || active === 'false' ? { active } : {};
}
