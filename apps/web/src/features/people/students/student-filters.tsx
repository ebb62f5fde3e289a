import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { GroupFilter } from '../../../entities/group/group-filter.tsx';
import { useMe } from '../../../entities/person/me.ts';
import { SchoolFilter } from '../../../entities/school/school-filter.tsx';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { ActiveField } from '../active-field.tsx';
import type { StudentsSearch } from './students-search.ts';

/** Free text, school, group, and whether accounts are open; each starts again at the first page. */
export function StudentFilters({ search: { page: _page, ...search }, onSearch }: Addressed<StudentsSearch>) {
  const { t } = useTranslation('people');
  const { school } = search;
  const mayImport = useMe().management.can_register_students;
  return (
    <FilterBar label={t('search')} search={search} onSearch={onSearch}>
      <SchoolFilter
        value={school}
        onChange={(next) => onSearch({ ...search, group: undefined, school: next })}
      />
      <GroupFilter
        school={school}
        value={search.group}
        onChange={(group) => onSearch({ ...search, group })}
      />
      <ActiveField value={search.active} onChange={(active) => onSearch({ ...search, active })} />
      {(mayImport || search.imported !== undefined) && (
        <SelectField
          label={t('imported.label')}
          value={search.imported ?? ''}
          onChange={({ currentTarget }) =>
            onSearch({ ...search, imported: currentTarget.value === 'last' ? 'last' : undefined })
          }
        >
          <option value="">{t('imported.all')}</option>
          <option value="last">{t('imported.last')}</option>
        </SelectField>
      )}
    </FilterBar>
  );
}
