/** Groups as a file. */
import type { groupFileColumns } from '@mindhero/contract/export';
import type { Group } from '@mindhero/contract/group';
import { nameOf } from '@mindhero/contract/name';
import { plain, type TableColumn } from '../../platform/tables/table.ts';

export const groupTable: readonly TableColumn<Group, (typeof groupFileColumns)[number]>[] = [
  plain('name', 28),
  { id: 'teacher', width: 28, value: ({ teacher }) => (teacher === null ? null : nameOf(teacher)) },
  { id: 'school', width: 28, value: ({ school }) => school?.name ?? null },
  plain('students', 10),
  plain('week_active', 14),
  plain('week_minutes', 14),
  plain('week_accuracy', 14),
];
