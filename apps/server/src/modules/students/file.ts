/** Students as a file, whose first columns an import takes back. */
import type { studentFileColumns } from '@mindhero/contract/export';
import { levelOf } from '@mindhero/engine/levels';
import { tenths } from '../../platform/db/week.ts';
import { toList } from '../../platform/tables/listed.ts';
import type { TableColumn } from '../../platform/tables/table.ts';
import type { studentSource } from './queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof studentSource>['rows']>>[number];

export const studentTable: readonly TableColumn<Row, (typeof studentFileColumns)[number]>[] = [
  { id: 'last_name', width: 18, value: ({ last_name }) => last_name },
  { id: 'first_name', width: 18, value: ({ first_name }) => first_name },
  { id: 'username', width: 22, value: ({ username }) => username },
  { id: 'email', width: 24, value: ({ email }) => email },
  { id: 'phone_number', width: 18, value: ({ phone_number }) => phone_number },
  { id: 'language', width: 10, value: ({ language }) => language },
  { id: 'groups', width: 28, value: ({ groups }) => toList(groups.map(({ name }) => name)) },
  { id: 'can_use_math', width: 13, value: ({ can_use_math }) => can_use_math },
  { id: 'can_use_reading', width: 13, value: ({ can_use_reading }) => can_use_reading },
  { id: 'can_use_logic', width: 13, value: ({ can_use_logic }) => can_use_logic },
  { id: 'is_active', width: 10, value: ({ is_active }) => is_active },
  { id: 'school', width: 24, value: ({ school }) => school },
  { id: 'registered_at', width: 17, value: ({ registered_at }) => registered_at },
  { id: 'last_played_at', width: 17, value: ({ last_played_at }) => last_played_at },
  { id: 'level', width: 9, value: ({ points }) => levelOf(points) },
  { id: 'points', width: 9, value: ({ points }) => points },
  { id: 'stars', width: 9, value: ({ stars }) => stars },
  { id: 'week_minutes', width: 14, value: ({ week_minutes }) => tenths(week_minutes) },
  {
    id: 'week_accuracy',
    width: 14,
    value: ({ week_accuracy }) => (week_accuracy === null ? null : tenths(week_accuracy)),
  },
];
