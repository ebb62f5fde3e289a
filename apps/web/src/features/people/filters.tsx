import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../platform/lists/search-field.tsx';
import { groupsQuery } from '../../platform/students.ts';
import type { StudentsSearch } from './students-search.ts';
import classes from './people.module.css';

interface FiltersProps {
  readonly search: StudentsSearch;
  readonly onSearch: (search: StudentsSearch) => void;
}

/** Free text and group; either starts again at the first page. */
export function Filters({ search, onSearch }: FiltersProps) {
  const { t } = useTranslation('people');
  const groups = useQuery(groupsQuery).data?.results ?? [];
  const { page: _page, search: text = '', group, ...others } = search;
  const withGroup = group === undefined ? {} : { group };
  return (
    <div className={classes.filters} role="search">
      <SearchField
        className={classes.search}
        label={t('search')}
        value={text}
        onSearch={(next) => onSearch({ ...others, ...withGroup, search: next })}
      />
      <NativeSelect
        label={t('group')}
        value={group ?? ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onSearch({ ...others, search: text, ...(chosen === '' ? {} : { group: Number(chosen) }) });
        }}
      >
        <option value="">{t('all_groups')}</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
