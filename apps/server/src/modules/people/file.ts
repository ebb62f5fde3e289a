/** Closed accounts as a file. */
import type { inactiveUserFileColumns } from '@mindhero/contract/export';
import type { Language } from '@mindhero/contract/user';
import type { TableColumn } from '../../platform/tables/table.ts';
import { roleWords } from '../../platform/tables/words.ts';
import type { inactiveUserSource } from './queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof inactiveUserSource>['rows']>>[number];

/** The columns of the file, with roles in this language. */
export const inactiveUserTable = (
  language: Language,
): readonly TableColumn<Row, (typeof inactiveUserFileColumns)[number]>[] => [
  { id: 'last_name', width: 18, value: ({ last_name }) => last_name },
  { id: 'first_name', width: 18, value: ({ first_name }) => first_name },
  { id: 'username', width: 22, value: ({ username }) => username },
  { id: 'role', width: 16, value: ({ role }) => roleWords[role][language] },
  { id: 'school', width: 24, value: ({ school }) => school?.name ?? null },
  { id: 'deactivated_at', width: 17, value: ({ deactivated_at }) => deactivated_at },
  { id: 'last_played_at', width: 17, value: ({ last_played_at }) => last_played_at },
];
