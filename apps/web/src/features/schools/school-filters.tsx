import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../../platform/lists/search-field.tsx';
import type { SchoolsSearch } from './schools-search.ts';
import classes from './schools.module.css';

interface SchoolFiltersProps {
  readonly search: SchoolsSearch;
  readonly onSearch: (search: SchoolsSearch) => void;
}

const states = ['active', 'archived', 'all'] as const;

/** Free text, and whether archived schools are shown; either starts again at the first page. */
export function SchoolFilters({ search, onSearch }: SchoolFiltersProps) {
  const { t } = useTranslation('schools');
  const { page: _page, ...others } = search;
  const { state: _state, ...withoutState } = others;
  return (
    <div className={classes.filters} role="search">
      <SearchField
        className={classes.search}
        label={t('search')}
        value={search.search ?? ''}
        onSearch={(text) => onSearch({ ...others, search: text })}
      />
      <NativeSelect
        label={t('state.label')}
        value={search.state ?? 'active'}
        onChange={({ currentTarget: { value } }) =>
          onSearch(value === 'archived' || value === 'all' ? { ...others, state: value } : withoutState)
        }
      >
        {states.map((state) => (
          <option key={state} value={state}>
            {t(`state.${state}`)}
          </option>
        ))}
      </NativeSelect>
    </div>
  );
}
