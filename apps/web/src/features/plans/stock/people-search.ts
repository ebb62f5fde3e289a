/** The list of those for whom plans are activated, as its address holds it: what is left out is as usual. */
import { type PlanPeopleColumn, planPeopleColumns, planStates } from '@mindhero/contract/plans/lists';
import { address } from '../../../platform/address/address.ts';
import { id, oneOf } from '../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../platform/lists/list-search.ts';

export const peopleList: ListShape<PlanPeopleColumn> = {
  name: 'plan people',
  columns: planPeopleColumns,
  usual: { page: 1, page_size: 25, ordering: 'end_date' },
};

export const readPeopleSearch = address({
  ...listParts(peopleList),
  group: id,
  school: id,
  state: oneOf(planStates),
});

export type PeopleSearch = ReturnType<typeof readPeopleSearch>;
