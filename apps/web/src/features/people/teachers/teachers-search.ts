/** The teachers' list as its address holds it: what is left out is as usual. */
import { type TeacherColumn, teacherColumns } from '@mindhero/contract/lists';
import { teachingRoles } from '@mindhero/contract/teacher';
import { address } from '../../../platform/address/address.ts';
import { id, oneOf } from '../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../platform/lists/list-search.ts';
import { active } from '../active.ts';

export const role = oneOf(teachingRoles);

export const teachersList: ListShape<TeacherColumn> = {
  name: 'teachers',
  columns: teacherColumns,
  usual: { page: 1, page_size: 25, ordering: 'last_name' },
};

export const readTeachersSearch = address({
  ...listParts(teachersList),
  role,
  school: id,
  active,
});

export type TeachersSearch = ReturnType<typeof readTeachersSearch>;
