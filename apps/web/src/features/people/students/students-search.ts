/** The students' list as its address holds it: what is left out is as usual. */
import { imports, type StudentColumn, studentColumns, studentFigures } from '@mindhero/contract/lists';
import { address } from '../../../platform/address/address.ts';
import { id, oneOf } from '../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../platform/lists/list-search.ts';
import { active } from '../active.ts';

export const studentsList: ListShape<StudentColumn> = {
  name: 'students',
  columns: studentColumns,
  figures: studentFigures,
  usual: { page: 1, page_size: 25, ordering: 'last_name' },
};

export const readStudentsSearch = address({
  ...listParts(studentsList),
  group: id,
  /** Only those whom the person's last import has added. */
  imported: oneOf(imports),
  school: id,
  active,
});

export type StudentsSearch = ReturnType<typeof readStudentsSearch>;
