import { NativeSelect } from '@mantine/core';
import type { Group } from '@mindhero/contract/group';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { groupQuery, groupsQuery } from '../../../platform/groups.ts';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import type { Addressed } from '../../../platform/lists/use-list.ts';
import { ActiveField } from '../active-field.tsx';
import type { StudentsSearch } from './students-search.ts';

/** Free text, group, and whether accounts are open; each starts again at the first page. */
export function StudentFilters({ search: { page: _page, ...search }, onSearch }: Addressed<StudentsSearch>) {
  const { t } = useTranslation('people');
  const groups = useGroupsWith(search.group);
  return (
    <FilterBar label={t('search')} search={search} onSearch={onSearch}>
      <NativeSelect
        label={t('group')}
        value={search.group ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const { group: _group, ...others } = search;
          onSearch({ ...others, ...(value === '' ? {} : { group: Number(value) }) });
        }}
      >
        <option value="">{t('all_groups')}</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
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

/** Groups to choose from; the chosen one is among them, however far down by name it is. */
function useGroupsWith(chosen: number | undefined): readonly Pick<Group, 'id' | 'name'>[] {
  const { data, isSuccess } = useQuery(groupsQuery);
  const groups = data?.results ?? [];
  const isBeyond = isSuccess && chosen !== undefined && groups.every(({ id }) => id !== chosen);
  const beyond = useQuery({ ...groupQuery(chosen ?? 0), enabled: isBeyond }).data;
  return isBeyond && beyond !== undefined ? [...groups, beyond] : groups;
}
