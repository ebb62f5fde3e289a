/** Orders of tests: made by what buyers send, or put in the database as they would be later. */
import { presentDocuments } from '@mindhero/contract/agreement';
import type { Problem } from '@mindhero/contract/errors';
import type { Checkout, Order, Provider as ProviderName } from '@mindhero/contract/plans/order';
import type { Prices, Quote, WishedItem } from '@mindhero/contract/plans/price';
import { quoteFor } from '@mindhero/contract/plans/quote';
import { firstAsk } from '../src/entities/payments/asking.ts';
import { PAYABLE_MS } from '../src/entities/payments/order-state.ts';
import { referenceOf } from '../src/entities/payments/reference.ts';
import {
  orderItems,
  orders,
  paymentAttempts,
  paymentReviews,
  priceLists,
} from '../src/platform/db/schema/index.ts';
import type { TestApp } from './app.ts';
import type { Answer, Person } from './people.ts';

/** Those that hold from the beginning on. */
export const firstPrices: Prices = {
  id: 1,
  effective_from: '2026-01-01',
  base_prices: { student: 15_000, teacher: 30_000, director: 50_000 },
  month_discounts: [],
  number_discounts: [],
};

/** The same prices from another day on. @returns their id */
export async function storePrices(
  { database: { db }, clock }: TestApp,
  effective_from = '2030-01-01',
): Promise<number> {
  const { id: _, effective_from: __, ...prices } = firstPrices;
  const [made] = await db
    .insert(priceLists)
    .values({ effective_from, prices, made_at: clock.now })
    .returning({ id: priceLists.id });
  if (made === undefined) throw new Error('nothing was inserted');
  return made.id;
}

/** Money of which nobody knows what it is for. @returns the id of the case */
export async function storeReview({ database: { db }, clock }: TestApp, reference: string): Promise<number> {
  const [made] = await db
    .insert(paymentReviews)
    .values({
      provider: 'liqpay',
      reference,
      why: 'unknown_reference',
      amount: 1,
      currency: 'UAH',
      at: clock.now,
    })
    .returning({ id: paymentReviews.id });
  if (made === undefined) throw new Error('nothing was inserted');
  return made.id;
}

interface Stored {
  readonly items?: readonly WishedItem[];
  readonly is_for_oneself?: boolean;
  readonly state?: (typeof orders.$inferInsert)['state'];
  readonly created_at?: Date;
  readonly expires_at?: Date;
  readonly paid_at?: Date | null;
  readonly attempts?: readonly ProviderName[];
}

/** An order as it is stored, with an invoice, or whatever attempts to pay it. @returns its id */
export async function storeOrder(
  { database: { db }, clock }: Pick<TestApp, 'database'> & { readonly clock: Pick<TestApp['clock'], 'now'> },
  buyer: Pick<Person, 'id'>,
  {
    items = [{ plan_type: 'student', plans: 1, months: 1 }],
    is_for_oneself = false,
    attempts = ['invoice'],
    ...more
  }: Stored = {},
): Promise<number> {
  const quote = quoteFor(firstPrices, items);
  const { price_after_discounts } = quote;
  const [made] = await db
    .insert(orders)
    .values({
      buyer_id: buyer.id,
      quote,
      price_after_discounts,
      is_for_oneself,
      created_at: clock.now,
      expires_at: new Date(clock.now.getTime() + PAYABLE_MS),
      ...more,
    })
    .returning({ id: orders.id });
  if (made === undefined) throw new Error('nothing was inserted');
  await db.insert(orderItems).values(
    quote.items.map(({ plan_type, plans, months, price_after_discounts }) => ({
      order_id: made.id,
      plan_type,
      plans,
      months,
      price_after_discounts,
    })),
  );
  for (const [at, provider] of attempts.entries())
    await db.insert(paymentAttempts).values({
      order_id: made.id,
      provider,
      reference: referenceOf(made.id, at + 1),
      amount: price_after_discounts,
      created_at: clock.now,
      next_ask_at: provider === 'invoice' ? null : firstAsk(clock.now),
    });
  return made.id;
}

/** What a buyer sends who has seen this quote. */
export const orderBody = ({ items, price_list_id, price_after_discounts }: Quote) => ({
  items: items.map(({ plan_type, plans, months }) => ({ plan_type, plans, months })),
  price_list_id,
  price_after_discounts,
  is_adult: true,
  documents: presentDocuments,
});

/** What this costs that buyer now. */
export const quoted = async (by: Person, ...items: object[]): Promise<Quote> =>
  (await by.post<Quote>('/api/v1/orders/quote/', { items })).body;

/** Asks what it costs, and orders it. @throws Error if either is refused */
export async function placeOrder(
  buyer: Person,
  items: readonly WishedItem[] = [{ plan_type: 'student', plans: 1, months: 1 }],
): Promise<Order> {
  const made = await buyer.post<Order>('/api/v1/orders/', orderBody(await quoted(buyer, ...items)));
  if (made.status !== 201) throw new Error(`not ordered: ${JSON.stringify(made.body)}`);
  return made.body;
}

/** To pay, to cancel, to ask for the money back. */
export const act = (by: Person, id: number, what: string, body?: object) =>
  by.refused('POST', `/api/v1/orders/${id}/${what}/`, body);

/** Begins to pay. */
export const pay = (by: Person, id: number, provider: string) =>
  by.post<Checkout>(`/api/v1/orders/${id}/pay/`, { provider });

/** The order as this person sees it. */
export const readOrder = async (by: Person, id: number): Promise<Order> =>
  (await by.get<Order>(`/api/v1/orders/${id}/`)).body;

/** The status, and what is said of each field. */
export const faultsOf = ({ status, body }: Answer<Problem>) => [
  status,
  ...(body.errors ?? []).map(({ path, code }) => `${path} ${code}`),
];

interface NewPrices {
  readonly effective_from: string;
  readonly student?: number;
  readonly month_discounts?: Prices['month_discounts'];
  readonly number_discounts?: Prices['number_discounts'];
  readonly replaces?: number;
}

/** Sets prices that differ from the first ones in what is said. */
export const setPrices = (by: Person, { effective_from, student = 20_000, ...discounts }: NewPrices) =>
  by.refused('POST', '/api/v1/price-lists/', {
    effective_from,
    base_prices: { ...firstPrices.base_prices, student },
    month_discounts: [],
    number_discounts: [],
    ...discounts,
  });
