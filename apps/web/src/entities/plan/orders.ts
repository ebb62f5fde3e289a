/** Orders of plans, as buyers and administrators ask for them. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import { getBuying, getInvoice, getOrder, listOrders, type Order } from '@mindhero/contract/plans/order';
import { getQuote, type WishedItem } from '@mindhero/contract/plans/price';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { asked } from '../../platform/asked.ts';
import { call } from '../../platform/client.ts';

type OrdersQuery = NonNullable<RequestOf<typeof listOrders>['query']>;

/** What one may buy, and how it can be paid. */
export const buyingQuery = asked(['orders', 'options'], getBuying);

/** A page of orders, one's own or, for administrators, all. */
export const ordersQuery = (query: OrdersQuery) => asked(['orders', 'list', query], listOrders, { query });

/** One order; whoever looks at it looks again and again, so a failure is told by the screen alone. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', id],
    queryFn: () => call(getOrder, { params: { id } }),
    meta: { isQuiet: true },
  });

export const invoiceQuery = (id: number) => asked(['orders', id, 'invoice'], getInvoice, { params: { id } });

/** What these plans cost at this moment: a price is never taken for granted. */
export const quoteQuery = (items: readonly WishedItem[]) =>
  queryOptions({
    queryKey: ['quote', items],
    queryFn: ({ signal }) => call(getQuote, { body: { items: [...items] }, signal }),
    staleTime: 0,
    gcTime: 0,
    meta: { isQuiet: true },
  });

/** What the server answered is what the screens show from now on. */
export function keepOrder(client: QueryClient, order: Order): void {
  client.setQueryData(orderQuery(order.id).queryKey, order);
  void client.invalidateQueries({ queryKey: ['orders', 'list'] });
}

/** Something was begun of which the answer says nothing about the order. */
export async function forgetOrder(client: QueryClient, id: number): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: ['orders', id] }),
    client.invalidateQueries({ queryKey: ['orders', 'list'] }),
  ]);
}
