import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../platform/lists/filter-bar.tsx';
import { type SchoolsSearch, state } from './schools-search.ts';

interface SchoolFiltersProps {
  readonly search: SchoolsSearch;
  readonly onSearch: (search: SchoolsSearch) => void;
}

const states = ['active', 'archived', 'all'] as const;

/** Free text, and whether archived schools are shown; either starts again at the first page. */
export function SchoolFilters({ search, onSearch }: SchoolFiltersProps) {
  const { t } = useTranslation('schools');
  const { page: _page, ...others } = search;
  return (
    <FilterBar label={t('search')} search={search} onSearch={onSearch}>
      <SelectField
        label={t('state.label')}
        value={search.state ?? 'active'}
        onChange={({ currentTarget }) => onSearch({ ...others, state: state(currentTarget.value) })}
      >
        {states.map((one) => (
          <option key={one} value={one}>
            {t(`state.${one}`)}
          </option>
        ))}
      </SelectField>
    </FilterBar>
  );
}
