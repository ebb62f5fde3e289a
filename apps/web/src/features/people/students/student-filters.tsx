import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { GroupFilter } from '../../../platform/lists/group-filter.tsx';
import { SchoolFilter } from '../../../platform/lists/school-filter.tsx';
import type { Addressed } from '../../../platform/lists/use-list.ts';
import { useMe } from '../../../platform/me.ts';
import { ActiveField } from '../active-field.tsx';
import type { StudentsSearch } from './students-search.ts';

/** Free text, school, group, and whether accounts are open; each starts again at the first page. */
export function StudentFilters({ search: { page: _page, ...search }, onSearch }: Addressed<StudentsSearch>) {
  const { t } = useTranslation('people');
  const { school } = search;
  const { group: _group, ...inAnyGroup } = search;
  const { school: _school, ...ofAnySchool } = inAnyGroup;
  const { imported: _imported, ...ofAnyOrigin } = search;
  const mayImport = useMe().management.can_register_students;
  const { active: _active, ...withAnyAccount } = search;
  return (
    <FilterBar label={t('search')} search={search} onSearch={onSearch}>
      <SchoolFilter
        value={school}
        onChange={(next) => onSearch({ ...ofAnySchool, ...(next !== undefined && { school: next }) })}
      />
      <GroupFilter
        school={school}
        value={search.group}
        onChange={(group) => onSearch({ ...inAnyGroup, ...(group !== undefined && { group }) })}
      />
      <ActiveField
        value={search.active}
        onChange={(active) => onSearch({ ...withAnyAccount, ...(active !== undefined && { active }) })}
      />
      {(mayImport || search.imported !== undefined) && (
        <SelectField
          label={t('imported.label')}
          value={search.imported ?? ''}
          onChange={({ currentTarget }) =>
            onSearch({ ...ofAnyOrigin, ...(currentTarget.value === 'last' && { imported: 'last' }) })
          }
        >
          <option value="">{t('imported.all')}</option>
          <option value="last">{t('imported.last')}</option>
        </SelectField>
      )}
    </FilterBar>
  );
}
