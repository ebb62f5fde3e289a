/** Money of orders: what providers tell of it, and what administrators do with it. Amounts are kopecks. */
import * as z from 'zod/mini';
import { anyType, endpoint } from '../endpoint.ts';
import { id, idParam, listQuery, page } from '../page.ts';
import { subscriptionTypes } from '../subscription.ts';
import { order, type Provider, providers } from './order.ts';
import { calendarDay, kopecks } from './price.ts';

const rate = { max: 300, seconds: 60 };
const params = z.object({ id: idParam });
const administrators = { ADMIN: 'all' } as const;

const note = z.string().check(z.trim(), z.minLength(1), z.maxLength(500));

/** Providers that tell by a callback. */
export const callingProviders = ['liqpay', 'wayforpay', 'sandbox'] as const satisfies readonly Provider[];

export const paymentCallback = endpoint({
  method: 'POST',
  path: '/api/v1/payments/{provider}/callback/',
  summary: 'What a payment provider tells of a payment: signed by it, in its own form, and so answered',
  access: 'public',
  rate: { max: 600, seconds: 60, counts: 'failures' },
  unkeyed: 'known_by_bytes',
  params: z.object({ provider: z.enum(callingProviders) }),
  upload: { types: [anyType], maxBytes: 64 * 1024 },
  responses: { 200: { file: ['text/plain', 'application/json'] } },
});

export const receiveInvoice = endpoint({
  method: 'POST',
  path: '/api/v1/orders/{id}/received/',
  summary: 'The money of an invoice has come; an amount that does not fit goes to review',
  access: administrators,
  rate,
  params,
  body: z.strictObject({
    amount: z.int().check(z.positive()),
    received_on: calendarDay,
    bank_reference: note,
  }),
  responses: { 200: order },
});

export const refundOrder = endpoint({
  method: 'POST',
  path: '/api/v1/orders/{id}/refund/',
  summary: 'Give money back: for plan-months still in stock, or for used ones where that is said',
  access: administrators,
  rate,
  params,
  body: z.strictObject({
    items: z
      .array(
        z.strictObject({ plan_type: z.enum(subscriptionTypes), plan_months: z.int().check(z.positive()) }),
      )
      .check(z.minLength(1), z.maxLength(subscriptionTypes.length)),
    amount: z.int().check(z.positive()),
    includes_used: z.boolean(),
    reason: note,
  }),
  responses: { 200: order },
});

export const reviewReasons = [
  'amount',
  'currency',
  'merchant',
  'unknown_reference',
  'closed_order',
  'paid_twice',
  'reversed',
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** Money that fits no order. */
export const reviewItem = z.object({
  id,
  at: z.string(),
  provider: z.enum(providers),
  reference: z.string(),
  why: z.enum(reviewReasons),
  amount: z.nullable(kopecks),
  currency: z.nullable(z.string()),
  order: z.nullable(z.object({ id, number: z.string() })),
  note: z.nullable(z.string()),
  settled_at: z.nullable(z.string()),
});
export type ReviewItem = z.infer<typeof reviewItem>;

export const listReview = endpoint({
  method: 'GET',
  path: '/api/v1/payments/review/',
  summary: 'Money that fits no order: what is open, what was decided on, or all',
  access: administrators,
  rate,
  query: z.object({
    ...listQuery(['at'], '-at'),
    settled: z._default(z.enum(['open', 'settled', 'all']), 'open'),
  }),
  responses: { 200: page(reviewItem) },
});

export const settleReview = endpoint({
  method: 'POST',
  path: '/api/v1/payments/review/{id}/settle/',
  summary: 'Decide on it: assign it to an order, give it back, or only note what became of it',
  access: administrators,
  rate,
  params,
  body: z.union([
    z.strictObject({ action: z.literal('assign'), order: id, note }),
    z.strictObject({ action: z.literal('refund'), note }),
    z.strictObject({ action: z.literal('note'), note }),
  ]),
  responses: { 200: reviewItem },
});

export const getRevenue = endpoint({
  method: 'GET',
  path: '/api/v1/payments/revenue/',
  summary: 'What was paid and given back in a year, this one if none is named, by month and type',
  access: administrators,
  rate,
  query: z.object({ year: z.optional(z.coerce.number().check(z.int(), z.minimum(2020), z.maximum(2100))) }),
  responses: {
    200: z.array(
      z.object({
        /** YYYY-MM */
        month: z.string(),
        plan_type: z.enum(subscriptionTypes),
        plan_months: z.int(),
        paid: kopecks,
        refunded: kopecks,
      }),
    ),
  },
});
