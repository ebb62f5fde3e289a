import { planStates } from '@mindhero/contract/plans/lists';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { GroupFilter } from '../../../entities/group/group-filter.tsx';
import { SchoolFilter } from '../../../entities/school/school-filter.tsx';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { FilterBar } from '../../../platform/lists/filter-bar.tsx';
import { type PeopleSearch, readPeopleSearch } from './people-search.ts';

/** Free text, school, group, and what plans the people have; each starts again at the first page. */
export function PeopleFilters({ search: { page: _page, ...search }, onSearch }: Addressed<PeopleSearch>) {
  const { t } = useTranslation('plans');
  const { school, group, state } = search;
  return (
    <FilterBar label={t('people.search')} search={search} onSearch={onSearch}>
      <SchoolFilter
        value={school}
        onChange={(next) => onSearch({ ...search, group: undefined, school: next })}
      />
      <GroupFilter school={school} value={group} onChange={(next) => onSearch({ ...search, group: next })} />
      <SelectField
        label={t('people.column.state')}
        value={state ?? ''}
        onChange={({ currentTarget }) =>
          onSearch(readPeopleSearch({ ...search, state: currentTarget.value }))
        }
      >
        <option value="">{t('state.all')}</option>
        {planStates.map((one) => (
          <option key={one} value={one}>
            {t(`state.${one}`)}
          </option>
        ))}
      </SelectField>
    </FilterBar>
  );
}
