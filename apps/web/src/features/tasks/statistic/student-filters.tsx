import { SelectField } from '@mindhero/ui/select-field';
import { TextField } from '@mindhero/ui/text-field';
import { useTranslation } from 'react-i18next';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { readStatisticSearch, type StatisticSearch, studentFilters } from './statistic-search.ts';
import classes from './students.module.css';

/** By name, by where they stand, and by percent; each starts again at the first page. */
export function StudentFilters({ search, onSearch }: Addressed<StatisticSearch>) {
  const { t } = useTranslation('task_results');
  const { page: _page, ...others } = search;
  return (
    <FilterBar label={t('search')} search={search} onSearch={onSearch}>
      <SelectField
        label={t('filter.label')}
        value={search.only ?? ''}
        onChange={({ currentTarget: { value } }) => onSearch(readStatisticSearch({ ...others, only: value }))}
      >
        <option value="">{t('filter.all')}</option>
        {studentFilters.map((only) => (
          <option key={only} value={only}>
            {t(`filter.${only}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        className={classes.below}
        type="number"
        inputMode="numeric"
        min={1}
        max={100}
        label={t('filter.below')}
        placeholder={t('filter.below')}
        leftSection={search.below === undefined ? null : '<'}
        rightSection={search.below === undefined ? null : '%'}
        value={search.below ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onSearch(readStatisticSearch({ ...others, below: value }))
        }
      />
    </FilterBar>
  );
}
