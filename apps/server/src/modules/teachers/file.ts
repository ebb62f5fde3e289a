/** Teachers as a file. */
import type { teacherFileColumns } from '@mindhero/contract/export';
import type { Permission } from '@mindhero/contract/permission';
import type { TableColumn } from '../../platform/tables/table.ts';
import type { teacherSource } from './queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof teacherSource>['rows']>>[number];
type Column = TableColumn<Row, (typeof teacherFileColumns)[number]>;

const flag = (id: Permission): Column => ({ id, width: 14, value: (row) => row[id] });

export const teacherTable: readonly Column[] = [
  { id: 'last_name', width: 18, value: ({ last_name }) => last_name },
  { id: 'first_name', width: 18, value: ({ first_name }) => first_name },
  { id: 'username', width: 22, value: ({ username }) => username },
  { id: 'email', width: 24, value: ({ email }) => email },
  { id: 'phone_number', width: 18, value: ({ phone_number }) => phone_number },
  { id: 'language', width: 10, value: ({ language }) => language },
  { id: 'is_active', width: 10, value: ({ is_active }) => is_active },
  { id: 'school', width: 24, value: ({ school }) => school?.name ?? null },
  { id: 'registered_at', width: 17, value: ({ registered_at }) => registered_at },
  { id: 'groups', width: 10, value: ({ groups }) => groups },
  { id: 'students', width: 10, value: ({ students }) => students },
  flag('can_register_students'),
  flag('can_register_groups'),
  flag('can_use_math'),
  flag('can_use_reading'),
  flag('can_use_logic'),
  flag('can_manage_subscriptions'),
];
