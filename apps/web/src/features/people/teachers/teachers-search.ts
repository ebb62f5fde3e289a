/** The teachers' list as its address holds it: what is left out is as usual. */
import { type TeacherColumn, teacherColumns } from '@mindhero/contract/lists';
import { type TeacherRow, teachingRoles } from '@mindhero/contract/teacher';
import { type ListSearch, type ListShape, readListSearch } from '../../../platform/lists/list-search.ts';
import { type ActiveSearch, readActive } from '../active.ts';
import { readSchool, type SchoolSearch } from '../school.ts';

type Role = TeacherRow['role'];

export interface TeachersSearch extends ListSearch<TeacherColumn>, ActiveSearch, SchoolSearch {
  readonly role?: Role;
}

/** Null for what names none of those who teach. */
export const roleOf = (value: unknown): Role | null => teachingRoles.find((role) => role === value) ?? null;

export const teachersList: ListShape<TeacherColumn> = {
  name: 'teachers',
  columns: teacherColumns,
  usual: { page: 1, page_size: 25, ordering: 'last_name' },
};

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export function readTeachersSearch(search: Readonly<Record<string, unknown>>): TeachersSearch {
  const role = roleOf(search['role']);
  return {
    ...readListSearch(search, teachersList),
    ...(role !== null && { role }),
    ...readSchool(search),
    ...readActive(search),
  };
}
