/** Students as a file, whose first columns an import takes back. */
import type { studentFileColumns } from '@mindhero/contract/export';
import { levelOf } from '@mindhero/engine/levels';
import { accountColumns } from '../../entities/tables/account-columns.ts';
import { tenths } from '../../platform/db/week.ts';
import { toList } from '../../platform/tables/listed.ts';
import { plain, type TableColumn } from '../../platform/tables/table.ts';
import type { studentSource } from './queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof studentSource>['rows']>>[number];

export const studentTable: readonly TableColumn<Row, (typeof studentFileColumns)[number]>[] = [
  ...accountColumns,
  { id: 'groups', width: 28, value: ({ groups }) => toList(groups.map(({ name }) => name)) },
  plain('can_use_math', 13),
  plain('can_use_reading', 13),
  plain('can_use_logic', 13),
  plain('is_active', 10),
  { id: 'school', width: 24, value: ({ school }) => school?.name ?? null },
  plain('registered_at', 17),
  plain('last_played_at', 17),
  plain('last_homework_at', 17),
  { id: 'level', width: 9, value: ({ points }) => levelOf(points) },
  plain('points', 9),
  plain('stars', 9),
  plain('week_minutes', 14),
  {
    id: 'week_accuracy',
    width: 14,
    value: ({ week_accuracy }) => (week_accuracy === null ? null : tenths(week_accuracy)),
  },
];
