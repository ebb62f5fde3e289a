/** What administrators ask for of plans and money. All of it is old as soon as plans or money have moved: `forgetPlans`. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import { getRevenue, listReview } from '@mindhero/contract/plans/payment';
import { listPrices } from '@mindhero/contract/plans/price';
import { type BooksCheck, getStock, listGrants } from '@mindhero/contract/plans/stock';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { asked } from '../../../platform/asked.ts';

/** All price lists, the newest first. */
export const pricesQuery = asked(['plans', 'prices'], listPrices);

type GrantsQuery = NonNullable<RequestOf<typeof listGrants>['query']>;

/** A page of what was given. */
export const grantsQuery = (query: GrantsQuery) => asked(['plans', 'grants', query], listGrants, { query });

type ReviewQuery = NonNullable<RequestOf<typeof listReview>['query']>;

/** A page of money that fits no order. */
export const reviewQuery = (query: ReviewQuery) => asked(['plans', 'review', query], listReview, { query });

/** How much of it waits; only how many there are is asked for. */
export const openReviewQuery = reviewQuery({ settled: 'open', page_size: 1 });

/** What came and was given back in a year, by month and type. */
export const revenueQuery = (year: number) =>
  asked(['plans', 'revenue', year], getRevenue, { query: { year } });

/** What somebody has in stock. */
export const stockOfQuery = (owner: number) =>
  asked(['plans', 'stock', owner], getStock, { query: { owner } });

/** The last check of the books; it is kept when it was made, and asked for by nobody. */
export const booksQuery = queryOptions<BooksCheck>({
  queryKey: ['books-check'],
  queryFn: skipToken,
  staleTime: Infinity,
  gcTime: Infinity,
});
