import { auditActions } from '@mindhero/contract/lists';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { DaySpan } from '../../entities/school/day-span.tsx';
import type { Addressed } from '../../platform/address/use-address.ts';
import { FilterBar } from '../../platform/lists/filter-bar.tsx';
import { type AuditSearch, readAuditSearch } from './audit-search.ts';

/** Free text, what was done and in which days; each starts again at the first page. */
export function AuditFilters({ search: { page: _page, ...search }, onSearch }: Addressed<AuditSearch>) {
  const { t } = useTranslation(['audit', 'record']);
  const narrow = (change: Readonly<Record<string, string>>) =>
    onSearch(readAuditSearch({ ...search, ...change }));
  return (
    <FilterBar label={t('search')} search={search} onSearch={onSearch}>
      <SelectField
        label={t('action_label')}
        value={search.action ?? ''}
        onChange={({ currentTarget }) => narrow({ action: currentTarget.value })}
      >
        <option value="">{t('all_actions')}</option>
        {auditActions.map((action) => (
          <option key={action} value={action}>
            {t(`record:action.${action}`)}
          </option>
        ))}
      </SelectField>
      <DaySpan
        first={{ label: t('from'), value: search.from, onChange: (from) => narrow({ from }) }}
        last={{ label: t('to'), value: search.to, onChange: (to) => narrow({ to }) }}
      />
    </FilterBar>
  );
}
