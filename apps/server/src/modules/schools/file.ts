/** Schools as a file. */
import type { schoolFileColumns } from '@mindhero/contract/export';
import { nameOf } from '@mindhero/contract/name';
import type { TableColumn } from '../../platform/tables/table.ts';
import type { schoolSource } from './queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof schoolSource>['rows']>>[number];

export const schoolTable: readonly TableColumn<Row, (typeof schoolFileColumns)[number]>[] = [
  { id: 'name', width: 28, value: ({ name }) => name },
  { id: 'director', width: 28, value: ({ director }) => (director === null ? null : nameOf(director)) },
  { id: 'teachers', width: 10, value: ({ teachers }) => teachers },
  { id: 'students', width: 10, value: ({ students }) => students },
  { id: 'groups', width: 10, value: ({ groups }) => groups },
  { id: 'members', width: 14, value: ({ members }) => members },
  { id: 'time_zone', width: 18, value: ({ time_zone }) => time_zone },
  { id: 'created_at', width: 17, value: ({ created_at }) => created_at },
  { id: 'archived_at', width: 17, value: ({ archived_at }) => archived_at },
];
