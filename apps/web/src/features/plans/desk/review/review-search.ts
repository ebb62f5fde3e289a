/** The queue of money that fits no order as its address holds it: what is left out is as usual. */
import { statementColumns } from '@mindhero/contract/plans/lists';
import { address } from '../../../../platform/address/address.ts';
import { oneOf } from '../../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../../platform/lists/list-search.ts';

export const reviewList: ListShape<(typeof statementColumns)[number]> = {
  name: 'review',
  columns: statementColumns,
  usual: { page: 1, page_size: 25, ordering: '-at' },
};

export const settledKinds = ['open', 'settled', 'all'] as const;

const { search: _, ...parts } = listParts(reviewList);

export const readReviewSearch = address({ ...parts, settled: oneOf(settledKinds, 'open') });

export type ReviewSearch = ReturnType<typeof readReviewSearch>;
