/** A statement as a file. */
import type { statementFileColumns } from '@mindhero/contract/export';
import type { StatementLine } from '@mindhero/contract/plans/stock';
import { plain, type TableColumn } from '../../platform/tables/table.ts';
import { words } from '../../platform/tables/words.ts';

/** The columns of the file. */
export const statementTable: readonly TableColumn<StatementLine, (typeof statementFileColumns)[number]>[] = [
  { id: 'at', width: 17, value: ({ at }) => new Date(at) },
  { id: 'plan_type', width: 22, value: ({ plan_type }, language) => words[language].plan_type[plan_type] },
  { id: 'reason', width: 16, value: ({ reason }, language) => words[language].plan_reason[reason] },
  plain('plan_months', 12),
  plain('balance', 14),
  {
    id: 'counterparty',
    width: 28,
    value: ({ counterparty }, language) =>
      counterparty && (counterparty.name ?? `${words[language].erased} #${counterparty.id}`),
  },
  plain('actor', 28),
  { id: 'order', width: 12, value: ({ order }) => order?.number ?? null },
  plain('note', 28),
];
