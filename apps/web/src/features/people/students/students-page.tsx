import { MOST_IMPORT_ROWS, MOST_NAMED } from '@mindhero/contract/limits';
import type { StudentRow } from '@mindhero/contract/student';
import { Button } from '@mindhero/ui/button';
import { ButtonRow } from '@mindhero/ui/button-row';
import { Card } from '@mindhero/ui/card';
import { Page } from '@mindhero/ui/page';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { nameOf } from '../../../entities/person/names.ts';
import { studentsQuery } from '../../../entities/person/students.ts';
import { leadsNoSchool, NoSchoolNotice } from '../../../entities/school/no-school-notice.tsx';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { ListTable } from '../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../platform/lists/no-rows.tsx';
import { TickAll } from '../../../platform/lists/tick-all.tsx';
import { useList } from '../../../platform/lists/use-list.ts';
import { useTicked } from '../../../platform/lists/use-ticked.ts';
import { SelectedAccounts } from '../accounts/selected-accounts.tsx';
import { FewAnswers } from '../accuracy.tsx';
import { NewStudents, type NewStudentsForm } from './new-students.tsx';
import { SelectedStudents } from './selected-students.tsx';
import { useStudentColumns } from './student-columns.tsx';
import { StudentExport } from './student-export.tsx';
import { StudentFilters } from './student-filters.tsx';
import { studentsList, type StudentsSearch } from './students-search.ts';
import { StudentsToolbar } from './students-toolbar.tsx';

/** All students whom the person looks after; search, filter, order and page live in the address. */
export function StudentsPage(props: Addressed<StudentsSearch>) {
  const { t } = useTranslation('people');
  if (!leadsNoSchool(useMe())) return <Students {...props} />;
  return (
    <Page title={t('title')}>
      <NoSchoolNotice />
    </Page>
  );
}

function Students({ search, onSearch }: Addressed<StudentsSearch>) {
  const { t } = useTranslation(['people', 'accounts']);
  const mayAdd = useMe().management.can_register_students;
  const [form, setForm] = useState<NewStudentsForm | null>(null);
  const columns = useStudentColumns();
  const students = useList(studentsList, { search, onSearch }, studentsQuery);
  const most = search.imported === undefined ? MOST_NAMED : MOST_IMPORT_ROWS;
  const { ids, rows: ticked, tick, tickRows } = useTicked(students, most);
  return (
    <Page title={t('people:title')} actions={mayAdd && <StudentsToolbar onOpen={setForm} />}>
      <Card>
        <ListTable<StudentRow, number>
          label={t('people:table.label')}
          item="students"
          list={students}
          columns={columns}
          href={({ id }) => `/students/${id}`}
          filters={<StudentFilters search={search} onSearch={onSearch} />}
          tools={<StudentExport list={students} query={search} />}
          selection={{
            ids,
            onChange: tick,
            label: (student) => t('accounts:select', { user: nameOf(student) }),
            actions: (
              <>
                <TickAll
                  list={students}
                  item="students"
                  ids={ids}
                  onTick={tickRows}
                  most={most}
                  instead={
                    mayAdd && (
                      <Button size="sm" kind="subtle" onClick={() => onSearch({ imported: 'last' })}>
                        {t('people:imported.last')}
                      </Button>
                    )
                  }
                />
                <SelectedStudents students={ticked} onDone={() => tick(new Set())} />
                <SelectedAccounts people={ticked} onDone={() => tick(new Set())} />
              </>
            ),
          }}
          empty={
            <NoRows
              search={search}
              found={{ title: t('people:empty.found_title'), text: t('people:empty.found_text') }}
              none={{
                title: t('people:empty.title'),
                text: t('people:empty.text'),
                action: mayAdd && (
                  <ButtonRow align="center">
                    <Button onClick={() => setForm('one')}>{t('accounts:add')}</Button>
                    <Button kind="ghost" onClick={() => setForm('file')}>
                      {t('accounts:import')}
                    </Button>
                  </ButtonRow>
                ),
              }}
              onReset={() => onSearch({})}
            />
          }
        />
        <FewAnswers weeks={students.rows} />
      </Card>
      <NewStudents form={form} onClose={() => setForm(null)} />
    </Page>
  );
}
