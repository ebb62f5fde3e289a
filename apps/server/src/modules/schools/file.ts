/** Schools as a file. */
import type { schoolFileColumns } from '@mindhero/contract/export';
import { nameOf } from '@mindhero/contract/name';
import { plain, type TableColumn } from '../../platform/tables/table.ts';
import type { schoolSource } from './queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof schoolSource>['rows']>>[number];

export const schoolTable: readonly TableColumn<Row, (typeof schoolFileColumns)[number]>[] = [
  plain('name', 28),
  { id: 'director', width: 28, value: ({ director }) => (director === null ? null : nameOf(director)) },
  plain('teachers', 10),
  plain('students', 10),
  plain('groups', 10),
  plain('members', 14),
  plain('time_zone', 18),
  plain('created_at', 17),
  plain('archived_at', 17),
];
