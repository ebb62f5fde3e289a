/** The statement as its address holds it: what is left out is as usual. */
import { statementColumns, transferReasons } from '@mindhero/contract/plans/lists';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { address } from '../../../platform/address/address.ts';
import { day, id, oneOf } from '../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../platform/lists/list-search.ts';

type StatementColumn = (typeof statementColumns)[number];

export const statementList: ListShape<StatementColumn> = {
  name: 'plan_statement',
  columns: statementColumns,
  usual: { page: 1, page_size: 25, ordering: '-at' },
};

export const readStatementSearch = address({
  ...listParts(statementList),
  plan_type: oneOf(subscriptionTypes),
  reason: oneOf(transferReasons),
  /** Calendar days on which plans begin and end, both included. */
  since: day,
  until: day,
  /** Whose; for directors and administrators, of whom the latter have none themselves. */
  owner: id,
});

export type StatementSearch = ReturnType<typeof readStatementSearch>;
