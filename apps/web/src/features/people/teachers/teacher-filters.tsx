import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import type { Addressed } from '../../../platform/lists/use-list.ts';
import { useMe } from '../../../platform/me.ts';
import { isAdmin } from '../../../platform/permissions.ts';
import { schoolsQuery } from '../../../platform/schools.ts';
import { ActiveField } from '../active-field.tsx';
import type { TeachersSearch } from './teachers-search.ts';

/** Free text, school, and whether accounts are open; each starts again at the first page. */
export function TeacherFilters({ search: { page: _page, ...search }, onSearch }: Addressed<TeachersSearch>) {
  const { t } = useTranslation('teachers');
  const me = useMe();
  const { school: _school, ...ofAnySchool } = search;
  const { active: _active, ...withAnyAccount } = search;
  return (
    <FilterBar label={t('search')} search={search} onSearch={onSearch}>
      {isAdmin(me) && (
        <SchoolFilter
          value={search.school}
          onChange={(school) => onSearch({ ...ofAnySchool, ...(school === undefined ? {} : { school }) })}
        />
      )}
      <ActiveField
        value={search.active}
        onChange={(active) => onSearch({ ...withAnyAccount, ...(active === undefined ? {} : { active }) })}
      />
    </FilterBar>
  );
}

interface SchoolFilterProps {
  readonly value: number | undefined;
  readonly onChange: (school: number | undefined) => void;
}

/** The first hundred schools by name; those beyond are found through the search for teachers. */
function SchoolFilter({ value, onChange }: SchoolFilterProps) {
  const { t } = useTranslation('teachers');
  const schools = useQuery(schoolsQuery({ page_size: 100 })).data?.results ?? [];
  return (
    <NativeSelect
      label={t('school')}
      value={value ?? ''}
      onChange={({ currentTarget }) =>
        onChange(currentTarget.value === '' ? undefined : Number(currentTarget.value))
      }
    >
      <option value="">{t('all_schools')}</option>
      {schools.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  );
}
