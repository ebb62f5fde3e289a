import type { StatementLine } from '@mindhero/contract/plans/stock';
import type { Column } from '@mindhero/ui/data-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { localeOf, useFormats } from '../../../platform/format.ts';
import { OrderLink } from '../order-link.tsx';
import classes from './history.module.css';

interface StatementFor {
  /** Another's orders only administrators open. */
  readonly leadsToOrders: boolean;
}

/** Named as in the file, so that a column out of sight is in neither. */
export function useStatementColumns({ leadsToOrders }: StatementFor): readonly Column<StatementLine>[] {
  const { t, i18n } = useTranslation('plans');
  const { dateTime, number } = useFormats();
  const { language } = i18n;
  return useMemo(() => {
    const signed = new Intl.NumberFormat(localeOf(language), { signDisplay: 'exceptZero' });
    return [
      { id: 'at', header: t('statement.column.at'), sortable: true, cell: ({ at }) => dateTime(at) },
      {
        id: 'reason',
        header: t('statement.column.reason'),
        below: 'plain',
        cell: ({ reason }) => <b className={classes.name}>{t(`statement.reason.${reason}`)}</b>,
      },
      {
        id: 'plan_type',
        header: t('statement.column.plan_type'),
        below: 'named',
        yields: 4,
        cell: ({ plan_type: type }) => <span className={classes.name}>{t(`type.${type}`)}</span>,
      },
      {
        id: 'counterparty',
        header: t('statement.column.counterparty'),
        below: 'named',
        cell: ({ counterparty: other }) => {
          if (other === null) return <None />;
          if (other.name !== null) return <span className={classes.name}>{other.name}</span>;
          return <span className={classes.unnamed}>{t('statement.erased', { id: other.id })}</span>;
        },
      },
      {
        id: 'plan_months',
        header: t('statement.column.plan_months'),
        align: 'end',
        isFigure: true,
        isBrief: true,
        cell: ({ plan_months: months }) => (
          <b className={months > 0 ? classes.came : undefined}>{signed.format(months).replace('-', '−')}</b>
        ),
      },
      {
        id: 'balance',
        header: t('statement.column.balance'),
        align: 'end',
        isFigure: true,
        below: 'named',
        cell: ({ balance }) => number(balance),
      },
      {
        id: 'order',
        header: t('statement.column.order'),
        yields: 2,
        below: 'named',
        cell: ({ order }) => {
          if (order === null) return <None />;
          return leadsToOrders ? <OrderLink order={order} /> : order.number;
        },
      },
      {
        id: 'note',
        header: t('statement.column.note'),
        yields: 3,
        below: 'named',
        cell: ({ note }) => (note === null ? <None /> : <span className={classes.note}>{note}</span>),
      },
      {
        id: 'actor',
        header: t('statement.column.actor'),
        yields: 1,
        cell: ({ actor }) => (actor === null ? <None /> : <span className={classes.name}>{actor}</span>),
      },
    ];
  }, [t, language, dateTime, number, leadsToOrders]);
}

/** On a phone, where no column waits for it, it is left out. */
function None() {
  return <span className={classes.none}>–</span>;
}
