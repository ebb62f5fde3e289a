/** Closed accounts as a file. */
import type { inactiveUserFileColumns } from '@mindhero/contract/export';
import { nameColumns } from '../../entities/tables/account-columns.ts';
import { plain, type TableColumn } from '../../platform/tables/table.ts';
import { words } from '../../platform/tables/words.ts';
import type { inactiveUserSource } from './queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof inactiveUserSource>['rows']>>[number];

/** The columns of the file. */
export const inactiveUserTable: readonly TableColumn<Row, (typeof inactiveUserFileColumns)[number]>[] = [
  ...nameColumns,
  { id: 'role', width: 16, value: ({ role }, language) => words[language].role[role] },
  { id: 'school', width: 24, value: ({ school }) => school?.name ?? null },
  plain('deactivated_at', 17),
  plain('last_played_at', 17),
];
