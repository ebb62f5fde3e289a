/** What plans cost: price lists, and the quote that a buyer accepts. Amounts are kopecks, discounts basis points. */
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { mostDiscounts, mostMonths, mostPlans } from '../limits.ts';
import { id, idParam } from '../page.ts';
import { subscriptionTypes } from '../subscription.ts';

export { mostMonths, mostPlans };

const rate = { max: 300, seconds: 60 };

/** Of one plan for a month; amounts stay exact, whatever share is taken of them. */
export const HIGHEST_PRICE = 1_000_000;

export const kopecks = z.int().check(z.nonnegative());
export const plans = z.int().check(z.minimum(1), z.maximum(mostPlans));
export const months = z.int().check(z.minimum(1), z.maximum(mostMonths));
/** A calendar day (YYYY-MM-DD) in the home time zone. */
export const calendarDay = z.iso.date();

/** Discounts that are given from so many months, or plans, on. @param most that are bought */
const boundsUpTo = (most: number) =>
  z
    .array(
      z.strictObject({
        from: z.int().check(z.minimum(2), z.maximum(most)),
        basis_points: z.int().check(z.minimum(1), z.maximum(10_000)),
      }),
    )
    .check(
      z.maxLength(mostDiscounts),
      z.refine((all) => new Set(all.map(({ from }) => from)).size === all.length, {
        params: { code: 'duplicate' },
      }),
    );

/** As they are stored: an old list may hold a discount from more months than anybody buys. */
export const bounds = boundsUpTo(mostPlans);

const price = z.int().check(z.minimum(1), z.maximum(HIGHEST_PRICE));

const priced = {
  /** The first day on which it holds. */
  effective_from: calendarDay,
  /** Of one plan for a month. */
  base_prices: z.strictObject({ student: price, teacher: price, director: price }),
  month_discounts: bounds,
  number_discounts: bounds,
};

export const prices = z.object({ id, ...priced });
export type Prices = z.infer<typeof prices>;

export const wishedItem = z.strictObject({ plan_type: z.enum(subscriptionTypes), plans, months });
export type WishedItem = z.infer<typeof wishedItem>;

/** Each type once. */
export const wishedItems = z.array(wishedItem).check(
  z.minLength(1),
  z.maxLength(subscriptionTypes.length),
  z.refine((items) => new Set(items.map(({ plan_type }) => plan_type)).size === items.length, {
    params: { code: 'duplicate' },
  }),
);

/** In the words of the buying screen; `price_per_plan` is that of one plan for these months before discounts. */
export const quotedItem = z.object({
  ...wishedItem.shape,
  base_price: kopecks,
  price_per_plan: kopecks,
  subtotal: kopecks,
  month_discount: kopecks,
  number_discount: kopecks,
  total_discount: kopecks,
  price_after_discounts: kopecks,
});
export type QuotedItem = z.infer<typeof quotedItem>;

export const quote = z.object({
  price_list_id: id,
  currency: z.literal('UAH'),
  items: z.array(quotedItem),
  subtotal: kopecks,
  total_discount: kopecks,
  price_after_discounts: kopecks,
});
export type Quote = z.infer<typeof quote>;

const buyers = { STUDENT: 'self', TEACHER: 'self', DIRECTOR: 'self' } as const;
/** Students buy for themselves alone. */
const allowed = { permission: 'can_manage_subscriptions', exempt: ['STUDENT'] } as const;

export const getQuote = endpoint({
  method: 'POST',
  path: '/api/v1/orders/quote/',
  summary: 'What these plans cost today',
  access: buyers,
  ...allowed,
  rate,
  unkeyed: 'changes_nothing',
  body: z.strictObject({ items: wishedItems }),
  responses: { 200: quote },
});

const administrators = { ADMIN: 'all' } as const;

export const listPrices = endpoint({
  method: 'GET',
  path: '/api/v1/price-lists/',
  summary: 'All price lists, the newest first; that of today is the first whose day has come',
  access: administrators,
  rate,
  responses: { 200: z.array(prices) },
});

export const createPrices = endpoint({
  method: 'POST',
  path: '/api/v1/price-lists/',
  summary: 'Set prices from a day on that is not over; quotes that were accepted keep theirs',
  access: administrators,
  rate,
  body: z.strictObject({
    ...priced,
    month_discounts: boundsUpTo(mostMonths),
    /** Prices whose day has not come, in whose place these are set. */
    replaces: z.optional(id),
  }),
  responses: { 201: prices },
});

export const deletePrices = endpoint({
  method: 'DELETE',
  path: '/api/v1/price-lists/{id}/',
  summary: 'Take back prices whose day has not come',
  access: administrators,
  rate,
  params: z.object({ id: idParam }),
  responses: { 204: z.null() },
});
