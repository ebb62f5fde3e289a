/** Teachers as a file. */
import type { teacherFileColumns } from '@mindhero/contract/export';
import { accountColumns } from '../../entities/tables/account-columns.ts';
import { plain, type TableColumn } from '../../platform/tables/table.ts';
import type { teacherSource } from './queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof teacherSource>['rows']>>[number];

export const teacherTable: readonly TableColumn<Row, (typeof teacherFileColumns)[number]>[] = [
  ...accountColumns,
  plain('is_active', 10),
  { id: 'school', width: 24, value: ({ school }) => school?.name ?? null },
  plain('registered_at', 17),
  plain('groups', 10),
  plain('students', 10),
  plain('can_register_students', 14),
  plain('can_register_groups', 14),
  plain('can_use_math', 14),
  plain('can_use_reading', 14),
  plain('can_use_logic', 14),
  plain('can_manage_subscriptions', 14),
];
