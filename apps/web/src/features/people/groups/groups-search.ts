/** The groups' list as its address holds it: what is left out is as usual. */
import { groupColumns, groupFigures } from '@mindhero/contract/lists';
import { address } from '../../../platform/address/address.ts';
import { id } from '../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../platform/lists/list-search.ts';

type GroupColumn = (typeof groupColumns)[number];

export const groupsList: ListShape<GroupColumn> = {
  name: 'groups',
  columns: groupColumns,
  figures: groupFigures,
  usual: { page: 1, page_size: 25, ordering: 'name' },
};

export const readGroupsSearch = address({
  ...listParts(groupsList),
  school: id,
});

export type GroupsSearch = ReturnType<typeof readGroupsSearch>;
