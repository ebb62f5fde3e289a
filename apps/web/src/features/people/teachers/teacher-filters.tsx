import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { SchoolFilter } from '../../../platform/lists/school-filter.tsx';
import type { Addressed } from '../../../platform/lists/use-list.ts';
import { useMe } from '../../../platform/me.ts';
import { isAdmin } from '../../../platform/permissions.ts';
import { ActiveField } from '../active-field.tsx';
import { roleOf, type TeachersSearch } from './teachers-search.ts';

/** Free text, school, and whether accounts are open; each starts again at the first page. */
export function TeacherFilters({ search: { page: _page, ...search }, onSearch }: Addressed<TeachersSearch>) {
  const { t } = useTranslation('teachers');
  const { school: _school, ...ofAnySchool } = search;
  const { role: _role, ...ofAnyRole } = search;
  const { active: _active, ...withAnyAccount } = search;
  return (
    <FilterBar label={t('search')} search={search} onSearch={onSearch}>
      <SchoolFilter
        value={search.school}
        onChange={(school) => onSearch({ ...ofAnySchool, ...(school !== undefined && { school }) })}
      />
      {isAdmin(useMe()) && (
        <SelectField
          label={t('role.label')}
          value={search.role ?? ''}
          onChange={({ currentTarget }) => {
            const role = roleOf(currentTarget.value);
            onSearch({ ...ofAnyRole, ...(role !== null && { role }) });
          }}
        >
          <option value="">{t('role.teachers')}</option>
          <option value="DIRECTOR">{t('role.directors')}</option>
        </SelectField>
      )}
      <ActiveField
        value={search.active}
        onChange={(active) => onSearch({ ...withAnyAccount, ...(active !== undefined && { active }) })}
      />
    </FilterBar>
  );
}
