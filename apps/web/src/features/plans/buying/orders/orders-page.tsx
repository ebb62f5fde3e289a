import type { OrderRow } from '@mindhero/contract/plans/order';
import { Card } from '@mindhero/ui/card';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../entities/person/me.ts';
import { isAdmin } from '../../../../entities/person/permissions.ts';
import { ordersQuery } from '../../../../entities/plan/orders.ts';
import type { Addressed } from '../../../../platform/address/use-address.ts';
import { ButtonLink } from '../../../../platform/links.tsx';
import { ListTable } from '../../../../platform/lists/list-table.tsx';
import { NoRows } from '../../../../platform/lists/no-rows.tsx';
import { useList } from '../../../../platform/lists/use-list.ts';
import { useOrderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { ordersList, type OrdersSearch } from './orders-search.ts';
import classes from './orders.module.css';

/** What was ordered, by oneself or, for administrators, by anybody; each leads to its own page. */
export function OrdersPage({ search, onSearch }: Addressed<OrdersSearch>) {
  const { t } = useTranslation('plans');
  const columns = useOrderColumns();
  const orders = useList(ordersList, { search, onSearch }, ordersQuery);
  const buys = !isAdmin(useMe());
  const buy = buys && <ButtonLink to="/subscriptions/buy">{t('buy.title')}</ButtonLink>;
  return (
    <>
      {buys && orders.count > 0 && <div className={classes.bar}>{buy}</div>}
      <Card>
        <ListTable<OrderRow, number>
          label={t('order.list')}
          item="orders"
          list={orders}
          columns={columns}
          href={({ id }) => `/subscriptions/orders/${id}`}
          filters={<OrderFilters search={search} onSearch={onSearch} />}
          empty={
            <NoRows
              search={search}
              found={{ title: t('order.empty.found_title'), text: t('order.empty.found_text') }}
              none={{ title: t('order.empty.title'), text: t('order.empty.text'), action: buy }}
              onReset={() => onSearch({})}
            />
          }
        />
      </Card>
    </>
  );
}
