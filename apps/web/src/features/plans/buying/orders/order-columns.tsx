import type { OrderRow } from '@mindhero/contract/plans/order';
import type { Column } from '@mindhero/ui/data-table';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../entities/person/me.ts';
import { isAdmin } from '../../../../entities/person/permissions.ts';
import { useMoney } from '../../../../entities/plan/money.ts';
import { usePlanWords } from '../../../../entities/plan/plan-words.ts';
import { useFormats } from '../../../../platform/format.ts';
import { useAmountWords } from '../item-words.ts';
import { OrderPill } from '../order/order-pill.tsx';
import classes from './orders.module.css';

/** The columns of the table of orders; who bought matters to those who see everybody's. */
export function useOrderColumns(): readonly Column<OrderRow>[] {
  const { t } = useTranslation('plans');
  const { date } = useFormats();
  const money = useMoney();
  const { typeName, providerName } = usePlanWords();
  const amount = useAmountWords();
  const seesAll = isAdmin(useMe());
  const buyer: Column<OrderRow> = {
    id: 'buyer',
    below: 'named',
    header: t('order.column.buyer'),
    cell: ({ buyer }) => buyer.name ?? '–',
  };
  return [
    {
      id: 'created_at',
      header: t('order.column.number'),
      sortable: true,
      cell: ({ number, created_at }) => (
        <span className={classes.number}>
          <b>{number}</b>
          <small>{date(created_at)}</small>
        </span>
      ),
    },
    ...(seesAll ? [buyer] : []),
    {
      id: 'items',
      below: 'plain',
      yields: 2,
      header: t('order.column.items'),
      cell: ({ quote }) => (
        <span className={classes.items}>
          {quote.items.map((item) => (
            <span key={item.plan_type}>
              {typeName(item.plan_type)} <small>{amount(item)}</small>
            </span>
          ))}
        </span>
      ),
    },
    {
      id: 'price_after_discounts',
      below: 'named',
      header: t('order.column.price_after_discounts'),
      sortable: true,
      isFigure: true,
      align: 'end',
      cell: ({ quote }) => money(quote.price_after_discounts),
    },
    {
      id: 'provider',
      yields: 1,
      header: t('order.column.provider'),
      cell: ({ provider }) => (provider === null ? '–' : providerName(provider)),
    },
    {
      id: 'state',
      isBrief: true,
      header: t('order.column.state'),
      cell: ({ state }) => <OrderPill state={state} />,
    },
  ];
}
