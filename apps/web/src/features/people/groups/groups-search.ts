/** The groups' list as its address holds it: what is left out is as usual. */
import { groupColumns } from '@mindhero/contract/group';
import type { GroupsQuery } from '../../../platform/groups.ts';
import { orderingOf, wholeNumber } from '../../../platform/lists/search-values.ts';

export interface GroupsSearch {
  readonly page?: number;
  readonly page_size?: number;
  readonly ordering?: NonNullable<GroupsQuery['ordering']>;
  readonly search?: string;
}

export const usualGroups = { page: 1, page_size: 25, ordering: 'name' } as const;

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export function readGroupsSearch(search: Readonly<Record<string, unknown>>): GroupsSearch {
  const page = wholeNumber(search['page'], 100_000);
  const pageSize = wholeNumber(search['page_size'], 100);
  const ordering = toGroupsOrdering(search['ordering']);
  const text = search['search'] === undefined ? '' : String(search['search']).slice(0, 100);
  return {
    ...(page === null || page === usualGroups.page ? {} : { page }),
    ...(pageSize === null || pageSize === usualGroups.page_size ? {} : { page_size: pageSize }),
    ...(ordering === null || ordering === usualGroups.ordering ? {} : { ordering }),
    ...(text.trim() === '' ? {} : { search: text }),
  };
}

/** The order of the list of groups, if the server knows it. */
export const toGroupsOrdering = (value: unknown) => orderingOf(groupColumns, value);
