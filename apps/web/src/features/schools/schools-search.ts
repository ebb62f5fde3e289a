/** The schools' list as its address holds it: what is left out is as usual. */
import { schoolColumns } from '@mindhero/contract/lists';
import { address } from '../../platform/address/address.ts';
import { id, oneOf } from '../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../platform/lists/list-search.ts';

type SchoolColumn = (typeof schoolColumns)[number];

export const schoolsList: ListShape<SchoolColumn> = {
  name: 'schools',
  columns: schoolColumns,
  usual: { page: 1, page_size: 25, ordering: 'name' },
};

export const state = oneOf(['archived', 'all']);

export const readSchoolsSearch = address({
  ...listParts(schoolsList),
  state,
  /** Whose settings are open. */
  school: id,
});

export type SchoolsSearch = ReturnType<typeof readSchoolsSearch>;
