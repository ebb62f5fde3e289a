/** The list of closed accounts as its address holds it: what is left out is as usual. */
import {
  type InactiveUserColumn,
  inactiveUserColumns,
  type IdleKind,
  idleKinds,
} from '@mindhero/contract/lists';
import { type ListSearch, type ListShape, readListSearch } from '../../../platform/lists/list-search.ts';

export interface InactiveSearch extends ListSearch<InactiveUserColumn> {
  /** Which accounts are listed; all that are closed where nothing is said. */
  readonly kind?: Exclude<IdleKind, 'closed'>;
}

export const inactiveList: ListShape<InactiveUserColumn> = {
  name: 'inactive users',
  columns: inactiveUserColumns,
  usual: { page: 1, page_size: 25, ordering: 'last_name' },
};

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export function readInactiveSearch(typed: Readonly<Record<string, unknown>>): InactiveSearch {
  const kind = idleKinds.find((known) => known === typed['kind']);
  return {
    ...readListSearch(typed, inactiveList),
    ...(kind === undefined || kind === 'closed' ? {} : { kind }),
  };
}
