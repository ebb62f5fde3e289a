import { exportStudents, studentFileColumns } from '@mindhero/contract/export';
import type { StudentRow } from '@mindhero/contract/student';
import type { StudentsQuery } from '../../../entities/person/students.ts';
import { call } from '../../../platform/client.ts';
import { ExportMenu } from '../../../platform/lists/export-menu.tsx';
import type { List } from '../../../platform/lists/use-list.ts';

interface StudentExportProps {
  readonly list: List<StudentRow>;
  /** What the list is asked for. */
  readonly query: StudentsQuery;
}

/** Any list of students as a file. */
export function StudentExport({ list, query }: StudentExportProps) {
  return (
    <ExportMenu
      list={list}
      item="students"
      columns={studentFileColumns}
      fetchFile={(file) => call(exportStudents, { query: { ...query, ...file } })}
    />
  );
}
