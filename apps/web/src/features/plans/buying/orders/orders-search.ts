/** The orders' list as its address holds it: what is left out is as usual. */
import { orderColumns, type OrderColumn, orderStates, providers } from '@mindhero/contract/plans/lists';
import { address } from '../../../../platform/address/address.ts';
import { oneOf } from '../../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../../platform/lists/list-search.ts';

export const ordersList: ListShape<OrderColumn> = {
  name: 'orders',
  columns: orderColumns,
  usual: { page: 1, page_size: 25, ordering: '-created_at' },
};

export const readOrdersSearch = address({
  ...listParts(ordersList),
  state: oneOf(orderStates),
  provider: oneOf(providers),
  /** Those of which somebody asked for the money back. */
  refund: oneOf(['asked']),
});

export type OrdersSearch = ReturnType<typeof readOrdersSearch>;
