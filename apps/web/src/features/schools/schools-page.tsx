import type { School } from '@mindhero/contract/school';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { DataTable } from '@mindhero/ui/data-table';
import { EmptyState } from '@mindhero/ui/empty-state';
import { Page } from '@mindhero/ui/page';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableTexts } from '../../platform/lists/table-texts.ts';
import { useLastPage } from '../../platform/lists/use-last-page.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { schoolsQuery } from '../../platform/schools.ts';
import { NewSchool } from './new-school.tsx';
import { useSchoolColumns } from './school-columns.tsx';
import { SchoolFilters } from './school-filters.tsx';
import { SchoolSettings } from './school-settings.tsx';
import { type SchoolsSearch, toOrdering, usual } from './schools-search.ts';

interface SchoolsPageProps {
  readonly search: SchoolsSearch;
  readonly onSearch: (search: SchoolsSearch) => void;
}

/** All schools: search, state, order and page live in the address; a school is made and changed in a dialog. */
export function SchoolsPage({ search, onSearch }: SchoolsPageProps) {
  const { t } = useTranslation('schools');
  const columns = useSchoolColumns();
  const texts = useTableTexts();
  const [shown, setShown] = useState<School | 'new' | null>(null);
  const schools = useQuery({ ...schoolsQuery({ ...usual, ...search }), placeholderData: keepPreviousData });
  const size = search.page_size ?? usual.page_size;
  const isBeyond = useLastPage(schools, size, search, onSearch);
  const isFiltered = search.search !== undefined || search.state !== undefined;
  const create = (label: string) => <Button onClick={() => setShown('new')}>{label}</Button>;
  return (
    <Page title={t('title')} actions={create(t('create'))}>
      <SchoolFilters search={search} onSearch={onSearch} />
      {schools.isError ? (
        <LoadFailure item="schools" error={schools.error} onRetry={schools.refetch} />
      ) : (
        <Card>
          <DataTable<School>
            label={t('title')}
            texts={texts}
            columns={columns}
            rows={schools.data?.results ?? []}
            rowId={({ id }) => id}
            count={schools.data?.count ?? 0}
            page={search.page ?? usual.page}
            pageSize={size}
            ordering={search.ordering ?? usual.ordering}
            loading={schools.isPending || schools.isPlaceholderData || isBeyond}
            onChange={({ page, pageSize, ordering }) =>
              onSearch({
                ...search,
                page,
                page_size: pageSize,
                ordering: toOrdering(ordering) ?? usual.ordering,
              })
            }
            onRowClick={setShown}
            empty={
              isFiltered ? (
                <EmptyState
                  title={t('empty.found_title')}
                  text={t('empty.found_text')}
                  action={<Button onClick={() => onSearch({})}>{t('empty.reset')}</Button>}
                />
              ) : (
                <EmptyState
                  title={t('empty.title')}
                  text={t('empty.text')}
                  action={create(t('empty.create'))}
                />
              )
            }
          />
        </Card>
      )}
      {shown === 'new' && <NewSchool onClose={() => setShown(null)} />}
      {shown !== null && shown !== 'new' && (
        <SchoolSettings key={shown.id} school={shown} onClose={() => setShown(null)} />
      )}
    </Page>
  );
}
