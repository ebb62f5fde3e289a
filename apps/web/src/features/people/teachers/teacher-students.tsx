import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import { studentsQuery } from '../../../entities/person/students.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { FewAnswers } from '../accuracy.tsx';
import { useStudentColumns } from '../students/student-columns.tsx';
import { StudentExport } from '../students/student-export.tsx';
import { studentsList, type StudentsSearch } from '../students/students-search.ts';

interface TeacherStudentsProps extends Addressed<StudentsSearch> {
  readonly id: number;
}

/** Whom a teacher made or has in a group. */
export function TeacherStudents({ id, search, onSearch }: TeacherStudentsProps) {
  const { t } = useTranslation(['teachers', 'people']);
  const columns = useStudentColumns().filter((column) => column.id !== 'school');
  const students = useList(studentsList, { search, onSearch }, (asked) =>
    studentsQuery({ ...asked, teacher: id }),
  );
  return (
    <Card title={t('teachers:students.title')}>
      <ListTable
        label={t('teachers:students.title')}
        item="students"
        list={students}
        columns={columns}
        href={(student) => `/students/${student.id}`}
        filters={<FilterBar label={t('people:search')} search={search} onSearch={onSearch} />}
        tools={<StudentExport list={students} query={{ ...search, teacher: id }} />}
        empty={
          <NoRows
            search={search}
            found={{ title: t('people:empty.found_title'), text: t('teachers:students.found') }}
            none={{ title: t('teachers:students.empty_title'), text: t('teachers:students.empty_text') }}
            onReset={() => onSearch({})}
          />
        }
      />
      <FewAnswers weeks={students.rows} />
    </Card>
  );
}
