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
import { useTicked } from '../../platform/lists/use-ticked.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { nameOf } from '../../platform/names.ts';
import { studentsQuery } from '../../platform/students.ts';
import { SelectedAccounts } from './accounts/selected-accounts.tsx';
import { Filters } from './filters.tsx';
import { useStudentColumns } from './student-columns.tsx';
import { type StudentsSearch, toOrdering, usual } from './students-search.ts';
import { StudentsToolbar } from './students-toolbar.tsx';

interface StudentsPageProps {
  readonly search: StudentsSearch;
  readonly onSearch: (search: StudentsSearch) => void;
}

/** All students whom the person looks after; search, filter, order and page live in the address. */
export function StudentsPage({ search, onSearch }: StudentsPageProps) {
  const { t } = useTranslation(['people', 'accounts']);
  const navigate = useNavigate();
  const columns = useStudentColumns();
  const texts = useTableTexts();
  const students = useQuery({ ...studentsQuery({ ...usual, ...search }), placeholderData: keepPreviousData });
  const size = search.page_size ?? usual.page_size;
  const isBeyond = useLastPage(students, size, search, onSearch);
  const rows = students.data?.results ?? [];
  const [ids, tick] = useTicked(search);
  const ticked = rows.filter(({ id }) => ids.has(id));
  const open = (student: StudentRow) =>
    void navigate({ to: '/students/$id', params: { id: String(student.id) } });
  return (
    <Page title={t('people:title')} actions={<StudentsToolbar />}>
      <Filters search={search} onSearch={onSearch} />
      {students.isError ? (
        <LoadFailure item="students" error={students.error} onRetry={students.refetch} />
      ) : (
        <Card>
          <DataTable<StudentRow, number>
            label={t('people:table.label')}
            texts={texts}
            columns={columns}
            rows={rows}
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
            selection={{
              ids,
              onChange: tick,
              label: (student) => t('accounts:select', { user: nameOf(student) }),
              actions: <SelectedAccounts people={ticked} onDone={() => tick(new Set())} />,
            }}
            empty={<Nobody search={search} onReset={() => onSearch({})} />}
          />
        </Card>
      )}
    </Page>
  );
}

function Nobody({ search, onReset }: { readonly search: StudentsSearch; readonly onReset: () => void }) {
  const { t } = useTranslation('people');
  const isFiltered =
    search.search !== undefined ||
    search.group !== undefined ||
    search.active !== undefined ||
    search.page !== undefined;
  if (!isFiltered) return <EmptyState title={t('empty.title')} text={t('empty.text')} />;
  return (
    <EmptyState
      title={t('empty.found_title')}
      text={t('empty.found_text')}
      action={<Button onClick={onReset}>{t('empty.reset')}</Button>}
    />
  );
}
