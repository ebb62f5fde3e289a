/** The list of closed accounts as its address holds it: what is left out is as usual. */
import { type InactiveUserColumn, inactiveUserColumns, idleKinds } from '@mindhero/contract/lists';
import { address } from '../../../platform/address/address.ts';
import { oneOf } from '../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../platform/lists/list-search.ts';

export const inactiveList: ListShape<InactiveUserColumn> = {
  name: 'inactive users',
  columns: inactiveUserColumns,
  usual: { page: 1, page_size: 25, ordering: 'last_name' },
};

export const readInactiveSearch = address({
  ...listParts(inactiveList),
  /** Which accounts are listed; all that are closed where nothing is said. */
  kind: oneOf(idleKinds, 'closed'),
});

export type InactiveSearch = ReturnType<typeof readInactiveSearch>;
