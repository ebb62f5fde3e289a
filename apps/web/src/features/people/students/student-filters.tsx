import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { GroupFilter } from '../../../platform/lists/group-filter.tsx';
import type { Addressed } from '../../../platform/lists/use-list.ts';
import { ActiveField } from '../active-field.tsx';
import type { StudentsSearch } from './students-search.ts';

/** Free text, group, and whether accounts are open; each starts again at the first page. */
export function StudentFilters({ search: { page: _page, ...search }, onSearch }: Addressed<StudentsSearch>) {
  const { t } = useTranslation('people');
  return (
    <FilterBar label={t('search')} search={search} onSearch={onSearch}>
      <GroupFilter
        value={search.group}
        onChange={(group) => {
          const { group: _group, ...others } = search;
          onSearch({ ...others, ...(group === undefined ? {} : { group }) });
        }}
      />
      <ActiveField
        value={search.active}
        onChange={(active) => {
          const { active: _active, ...others } = search;
          onSearch({ ...others, ...(active === undefined ? {} : { active }) });
        }}
      />
    </FilterBar>
  );
}
