/** The students' list as its address holds it: what is left out is as usual. */
import { studentColumns } from '@mindhero/contract/student';
import { orderingOf, wholeNumber } from '../../platform/lists/search-values.ts';
import type { StudentsQuery } from '../../platform/students.ts';

export interface StudentsSearch {
  readonly page?: number;
  readonly page_size?: number;
  readonly ordering?: NonNullable<StudentsQuery['ordering']>;
  readonly search?: string;
  readonly group?: number;
}

export const usual = { page: 1, page_size: 25, ordering: 'last_name' } as const;

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export function readStudentsSearch(search: Readonly<Record<string, unknown>>): StudentsSearch {
  const page = wholeNumber(search['page'], 100_000);
  const pageSize = wholeNumber(search['page_size'], 100);
  const ordering = toOrdering(search['ordering']);
  const group = wholeNumber(search['group'], 2_147_483_647);
  const text = search['search'] === undefined ? '' : String(search['search']).slice(0, 100);
  return {
    ...(page === null || page === usual.page ? {} : { page }),
    ...(pageSize === null || pageSize === usual.page_size ? {} : { page_size: pageSize }),
    ...(ordering === null || ordering === usual.ordering ? {} : { ordering }),
    ...(text.trim() === '' ? {} : { search: text }),
    ...(group === null ? {} : { group }),
  };
}

/** The order of the list of pupils, if the server knows it. */
export const toOrdering = (value: unknown) => orderingOf(studentColumns, value);
