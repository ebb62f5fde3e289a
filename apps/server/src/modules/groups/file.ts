/** Groups as a file. */
import type { groupFileColumns } from '@mindhero/contract/export';
import type { Group } from '@mindhero/contract/group';
import { nameOf } from '@mindhero/contract/name';
import type { TableColumn } from '../../platform/tables/table.ts';

export const groupTable: readonly TableColumn<Group, (typeof groupFileColumns)[number]>[] = [
  { id: 'name', width: 28, value: ({ name }) => name },
  { id: 'teacher', width: 28, value: ({ teacher }) => (teacher === null ? null : nameOf(teacher)) },
  { id: 'school', width: 28, value: ({ school }) => school?.name ?? null },
  { id: 'students', width: 10, value: ({ students }) => students },
  { id: 'week_active', width: 14, value: ({ week_active }) => week_active },
  { id: 'week_minutes', width: 14, value: ({ week_minutes }) => week_minutes },
  { id: 'week_accuracy', width: 14, value: ({ week_accuracy }) => week_accuracy },
];
