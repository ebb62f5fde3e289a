import { exportSchools, schoolFileColumns } from '@mindhero/contract/export';
import type { School } from '@mindhero/contract/school';
import { Button } from '@mindhero/ui/button';
import { Card } from '@mindhero/ui/card';
import { Page } from '@mindhero/ui/page';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { schoolQuery, schoolsQuery } from '../../entities/school/schools.ts';
import type { Addressed } from '../../platform/address/use-address.ts';
import { call } from '../../platform/client.ts';
import { ExportMenu } from '../../platform/lists/export-menu.tsx';
import { ListTable } from '../../platform/lists/list-table.tsx';
import { NoRows } from '../../platform/lists/no-rows.tsx';
import { useList } from '../../platform/lists/use-list.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { NewSchool } from './new-school.tsx';
import { useSchoolColumns } from './school-columns.tsx';
import { SchoolFilters } from './school-filters.tsx';
import { SchoolSettings } from './school-settings.tsx';
import { schoolsList, type SchoolsSearch } from './schools-search.ts';
import { WithoutSchool } from './without-school.tsx';

/** All schools: search, state, order and page live in the address; a school is made and changed in a dialog. */
export function SchoolsPage({ search: { school, ...search }, onSearch }: Addressed<SchoolsSearch>) {
  const { t } = useTranslation('schools');
  const columns = useSchoolColumns();
  const schools = useList(schoolsList, { search, onSearch }, schoolsQuery);
  const [shown, setShown] = useState<School | 'new' | null>(null);
  const create = (label: string) => (
    <Button icon={<IconPlus size={20} aria-hidden />} onClick={() => setShown('new')}>
      {label}
    </Button>
  );
  return (
    <Page title={t('title')} actions={create(t('create'))}>
      <WithoutSchool />
      <Card>
        <ListTable
          label={t('title')}
          item="schools"
          list={schools}
          columns={columns}
          filters={<SchoolFilters search={search} onSearch={onSearch} />}
          onRowClick={setShown}
          tools={
            <ExportMenu
              list={schools}
              item="schools"
              columns={schoolFileColumns}
              fetchFile={(file) => call(exportSchools, { query: { ...search, ...file } })}
            />
          }
          empty={
            <NoRows
              search={search}
              found={{ title: t('empty.found_title'), text: t('empty.found_text') }}
              none={{ title: t('empty.title'), text: t('empty.text'), action: create(t('empty.create')) }}
              onReset={() => onSearch({})}
            />
          }
        />
      </Card>
      {shown === 'new' && <NewSchool onClose={() => setShown(null)} />}
      {shown !== null && shown !== 'new' && (
        <SchoolSettings key={shown.id} school={shown} onClose={() => setShown(null)} />
      )}
      {school !== undefined && <NamedSchool key={school} id={school} onClose={() => onSearch(search)} />}
    </Page>
  );
}

/** The settings of the school that the address names, which may stand on another page of the list. */
function NamedSchool({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const school = useQuery(schoolQuery(id));
  if (school.isError) return <LoadFailure item="school" error={school.error} onRetry={school.refetch} />;
  return school.data && <SchoolSettings school={school.data} onClose={onClose} />;
}
