/** The list of what was given as its address holds it: what is left out is as usual. */
import { statementColumns } from '@mindhero/contract/plans/lists';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { address } from '../../../../platform/address/address.ts';
import { id, oneOf } from '../../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../../platform/lists/list-search.ts';

export const grantsList: ListShape<(typeof statementColumns)[number]> = {
  name: 'grants',
  columns: statementColumns,
  usual: { page: 1, page_size: 25, ordering: '-at' },
};

const { search: _, ...parts } = listParts(grantsList);

export const readGrantsSearch = address({
  ...parts,
  plan_type: oneOf(subscriptionTypes),
  /** To whom. */
  owner: id,
});

export type GrantsSearch = ReturnType<typeof readGrantsSearch>;
