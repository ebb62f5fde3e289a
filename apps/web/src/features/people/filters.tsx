import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { groupsQuery } from '../../platform/groups.ts';
import { SearchField } from '../../platform/lists/search-field.tsx';
import type { StudentsSearch } from './students-search.ts';
import classes from './people.module.css';

interface FiltersProps {
  readonly search: StudentsSearch;
  readonly onSearch: (search: StudentsSearch) => void;
}

/** Free text, group, and whether accounts are open; each starts again at the first page. */
export function Filters({ search: { page: _page, ...search }, onSearch }: FiltersProps) {
  const { t } = useTranslation('people');
  const groups = useQuery(groupsQuery).data?.results ?? [];
  return (
    <div className={classes.filters} role="search">
      <SearchField
        className={classes.search}
        label={t('search')}
        value={search.search ?? ''}
        onSearch={(text) => onSearch({ ...search, search: text })}
      />
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
      <NativeSelect
        label={t('active.label')}
        value={search.active ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const { active: _active, ...others } = search;
          onSearch({ ...others, ...(value === 'true' || value === 'false' ? { active: value } : {}) });
        }}
      >
        <option value="">{t('active.all')}</option>
        <option value="true">{t('active.true')}</option>
        <option value="false">{t('active.false')}</option>
      </NativeSelect>
    </div>
  );
}
