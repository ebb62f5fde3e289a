import type { StudentRow } from '@mindhero/contract/student';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { DataTable } from '@mindhero/ui/data-table';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTableTexts } from '../../platform/lists/table-texts.ts';
import { useLastPage } from '../../platform/lists/use-last-page.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { studentsQuery } from '../../platform/students.ts';
import { Filters } from './filters.tsx';
import { useStudentColumns } from './student-columns.tsx';
import { type StudentsSearch, toOrdering, usual } from './students-search.ts';

interface StudentsPageProps {
  readonly search: StudentsSearch;
  readonly onSearch: (search: StudentsSearch) => void;
}

/** All students whom the person looks after; search, filter, order and page live in the address. */
export function StudentsPage({ search, onSearch }: StudentsPageProps) {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const columns = useStudentColumns();
  const texts = useTableTexts();
  const students = useQuery({ ...studentsQuery({ ...usual, ...search }), placeholderData: keepPreviousData });
  const size = search.page_size ?? usual.page_size;
  const isBeyond = useLastPage(students, size, search, onSearch);
  const open = (student: StudentRow) =>
    void navigate({ to: '/students/$id', params: { id: String(student.id) } });
  return (
    <Page title={t('title')}>
      <Filters search={search} onSearch={onSearch} />
      {students.isError ? (
        <LoadFailure item="students" error={students.error} onRetry={students.refetch} />
      ) : (
        <Card>
          <DataTable<StudentRow>
            label={t('table.label')}
            texts={texts}
            columns={columns}
            rows={students.data?.results ?? []}
            rowId={(student) => student.id}
            count={students.data?.count ?? 0}
            page={search.page ?? usual.page}
            pageSize={size}
            ordering={search.ordering ?? usual.ordering}
            loading={students.isPending || students.isPlaceholderData || isBeyond}
            onChange={({ page, pageSize, ordering }) =>
              onSearch({
                ...search,
                page,
                page_size: pageSize,
                ordering: toOrdering(ordering) ?? usual.ordering,
              })
            }
            href={(student) => `/students/${student.id}`}
            onRowClick={open}
            empty={<Nobody search={search} onReset={() => onSearch({})} />}
          />
        </Card>
      )}
    </Page>
  );
}

function Nobody({ search, onReset }: { readonly search: StudentsSearch; readonly onReset: () => void }) {
  const { t } = useTranslation('people');
  const isFiltered = search.search !== undefined || search.group !== undefined || search.page !== undefined;
  if (!isFiltered) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  return (
    <EmptyState
      title={t('empty.found_title')}
      text={t('empty.found_text')}
      action={<Button onClick={onReset}>{t('empty.reset')}</Button>}
    />
  );
}
