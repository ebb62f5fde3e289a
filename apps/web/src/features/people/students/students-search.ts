/** The students' list as its address holds it: what is left out is as usual. */
import { imports, type StudentColumn, studentColumns, studentFigures } from '@mindhero/contract/lists';
import { type ListSearch, type ListShape, readListSearch } from '../../../platform/lists/list-search.ts';
import { wholeNumber } from '../../../platform/lists/search-values.ts';
import { type ActiveSearch, readActive } from '../active.ts';
import { readSchool, type SchoolSearch } from '../school.ts';

export interface StudentsSearch extends ListSearch<StudentColumn>, ActiveSearch, SchoolSearch {
  readonly group?: number;
  /** Only those whom the person's last import has added. */
  readonly imported?: (typeof imports)[number];
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
  const imported = imports.find((known) => known === search['imported']);
  return {
    ...readListSearch(search, studentsList),
    ...(group === null ? {} : { group }),
    ...(imported === undefined ? {} : { imported }),
    ...readSchool(search),
    ...readActive(search),
  };
}
