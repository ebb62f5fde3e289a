import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../entities/person/me.ts';
import { isAdmin } from '../../../entities/person/permissions.ts';
import { SchoolFilter } from '../../../entities/school/school-filter.tsx';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { ActiveField } from '../active-field.tsx';
import { role, type TeachersSearch } from './teachers-search.ts';

/** Free text, school, and whether accounts are open; each starts again at the first page. */
export function TeacherFilters({ search: { page: _page, ...search }, onSearch }: Addressed<TeachersSearch>) {
  const { t } = useTranslation('teachers');
  return (
    <FilterBar label={t('search')} search={search} onSearch={onSearch}>
      <SchoolFilter value={search.school} onChange={(school) => onSearch({ ...search, school })} />
      {isAdmin(useMe()) && (
        <SelectField
          label={t('role.label')}
          value={search.role ?? ''}
          onChange={({ currentTarget }) => onSearch({ ...search, role: role(currentTarget.value) })}
        >
          <option value="">{t('role.teachers')}</option>
          <option value="DIRECTOR">{t('role.directors')}</option>
        </SelectField>
      )}
      <ActiveField value={search.active} onChange={(active) => onSearch({ ...search, active })} />
    </FilterBar>
  );
}
