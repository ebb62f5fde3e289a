import { orderStates, providers } from '@mindhero/contract/plans/order';
import { SelectField } from '@mindhero/ui/select-field';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../entities/person/me.ts';
import { isAdmin } from '../../../../entities/person/permissions.ts';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import type { Addressed } from '../../../../platform/address/use-address.ts';
import { FilterBar } from '../../../../platform/lists/filter-bar.tsx';
import { type OrdersSearch, readOrdersSearch } from './orders-search.ts';

/** Free text, the state and the provider; each starts again at the first page. */
export function OrderFilters({ search: { page: _page, ...search }, onSearch }: Addressed<OrdersSearch>) {
  const { t } = useTranslation('plans');
  const { providerName } = usePlanWords();
  const seesAll = isAdmin(useMe());
  const narrow = (change: Readonly<Record<string, string>>) =>
    onSearch(readOrdersSearch({ ...search, ...change }));
  return (
    <FilterBar label={t(seesAll ? 'order.search_all' : 'order.search')} search={search} onSearch={onSearch}>
      <SelectField
        label={t('order.filter.state')}
        value={search.state ?? ''}
        onChange={({ currentTarget }) => narrow({ state: currentTarget.value })}
      >
        <option value="">{t('order.filter.all_states')}</option>
        {orderStates.map((state) => (
          <option key={state} value={state}>
            {t(`order.state.${state}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('order.filter.provider')}
        value={search.provider ?? ''}
        onChange={({ currentTarget }) => narrow({ provider: currentTarget.value })}
      >
        <option value="">{t('order.filter.all_providers')}</option>
        {providers.map((provider) => (
          <option key={provider} value={provider}>
            {providerName(provider)}
          </option>
        ))}
      </SelectField>
      {seesAll && (
        <SelectField
          label={t('order.filter.refund')}
          value={search.refund ?? ''}
          onChange={({ currentTarget }) => narrow({ refund: currentTarget.value })}
        >
          <option value="">{t('order.filter.any_refund')}</option>
          <option value="asked">{t('order.filter.refund_asked')}</option>
        </SelectField>
      )}
    </FilterBar>
  );
}
