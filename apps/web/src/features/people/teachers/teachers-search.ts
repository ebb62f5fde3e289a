/** The teachers' list as its address holds it: what is left out is as usual. */
import { type TeacherColumn, teacherColumns } from '@mindhero/contract/lists';
import { type ListSearch, type ListShape, readListSearch } from '../../../platform/lists/list-search.ts';
import { type ActiveSearch, readActive } from '../active.ts';
import { readSchool, type SchoolSearch } from '../school.ts';

export interface TeachersSearch extends ListSearch<TeacherColumn>, ActiveSearch, SchoolSearch {}

export const teachersList: ListShape<TeacherColumn> = {
  name: 'teachers',
  columns: teacherColumns,
  usual: { page: 1, page_size: 25, ordering: 'last_name' },
};

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export function readTeachersSearch(search: Readonly<Record<string, unknown>>): TeachersSearch {
  return {
    ...readListSearch(search, teachersList),
    ...readSchool(search),
    ...readActive(search),
  };
}
