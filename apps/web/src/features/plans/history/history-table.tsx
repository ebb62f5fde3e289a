import { planDay } from '@mindhero/contract/calendar';
import type { PastSubscription } from '@mindhero/contract/plans/stock';
import { type Column, DataTable } from '@mindhero/ui/data-table';
import { Pill } from '@mindhero/ui/pill';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/format.ts';
import { useTableTexts } from '../../../platform/lists/table-texts.ts';
import { useNow } from '../../../platform/use-now.ts';
import { periodState } from './period-state.ts';
import classes from './history.module.css';

interface HistoryTableProps {
  readonly periods: readonly PastSubscription[];
  /** They are of several types. */
  readonly tellsType: boolean;
}

/** Each period: from when to when, for how many months, where from, by whom and when. */
export function HistoryTable({ periods, tellsType }: HistoryTableProps) {
  const { t } = useTranslation('plans');
  return (
    <div className={classes.periods}>
      <DataTable<PastSubscription, number>
        isWhole
        label={t('history.periods')}
        columns={useHistoryColumns(tellsType)}
        rows={periods}
        rowId={({ id }) => id}
        count={periods.length}
        page={1}
        pageSize={periods.length}
        ordering=""
        onChange={nothing}
        texts={useTableTexts()}
        empty={null}
      />
    </div>
  );
}

/** There are no pages to be turned, and nothing is sorted. */
function nothing() {}

const tones = { over: 'plain', active: 'right', ahead: 'info' } as const;

function useHistoryColumns(tellsType: boolean): readonly Column<PastSubscription>[] {
  const { t } = useTranslation('plans');
  const { date } = useFormats();
  const now = useNow();
  return useMemo(() => {
    const today = planDay(now);
    return [
      {
        id: 'period',
        header: t('history.column.period'),
        cell: ({ start_date: start, end_date: end }) =>
          t('history.from_to', { start: date(start), end: date(end) }),
      },
      {
        id: 'state',
        header: t('history.column.state'),
        isBrief: true,
        cell: (period) => {
          const state = periodState(period, today);
          return (
            <span className={classes.name}>
              <Pill tone={tones[state]}>{t(`history.state.${state}`)}</Pill>
            </span>
          );
        },
      },
      ...(tellsType
        ? [
            {
              id: 'type',
              header: t('statement.column.plan_type'),
              below: 'named' as const,
              cell: ({ type }: PastSubscription) => t(`type.${type}`),
            },
          ]
        : []),
      {
        id: 'months',
        header: t('history.column.months'),
        align: 'end',
        below: 'named',
        cell: ({ months }) => months,
      },
      {
        id: 'source',
        header: t('history.column.source'),
        below: 'named',
        cell: ({ source }) => <span className={classes.name}>{t(`history.source.${source}`)}</span>,
      },
      {
        id: 'activated_by',
        header: t('history.column.activated_by'),
        below: 'named',
        cell: ({ activated_by: by }) => by ?? '–',
      },
      {
        id: 'created_at',
        header: t('history.column.created_at'),
        below: 'named',
        cell: ({ created_at: at }) => date(at),
      },
    ];
  }, [t, date, now, tellsType]);
}
