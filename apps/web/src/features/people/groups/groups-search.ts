/** The groups' list as its address holds it: what is left out is as usual. */
import { groupColumns, groupFigures } from '@mindhero/contract/lists';
import { type ListSearch, type ListShape, readListSearch } from '../../../platform/lists/list-search.ts';
import { readSchool, type SchoolSearch } from '../school.ts';

type GroupColumn = (typeof groupColumns)[number];

export interface GroupsSearch extends ListSearch<GroupColumn>, SchoolSearch {}

export const groupsList: ListShape<GroupColumn> = {
  name: 'groups',
  columns: groupColumns,
  figures: groupFigures,
  usual: { page: 1, page_size: 25, ordering: 'name' },
};

/** Reads an address that anybody may have typed; what makes no sense is dropped. */
export const readGroupsSearch = (search: Readonly<Record<string, unknown>>): GroupsSearch => ({
  ...readListSearch(search, groupsList),
  ...readSchool(search),
});
