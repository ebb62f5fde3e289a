/** Orders of plans: what is bought at once, and how it is paid. Amounts are kopecks. */
import * as z from 'zod/mini';
import { presentDocuments } from '../agreement.ts';
import { endpoint } from '../endpoint.ts';
import { id, idParam, listQuery, page, search } from '../page.ts';
import { subscriptionTypes } from '../subscription.ts';
import { orderColumns, type OrderState, orderStates, type Provider, providers } from './lists.ts';
import { bounds, calendarDay, kopecks, quote, wishedItems } from './price.ts';

export { type OrderState, orderStates, type Provider, providers };

const rate = { max: 300, seconds: 60 };
const params = z.object({ id: idParam });
const buyers = { STUDENT: 'self', TEACHER: 'self', DIRECTOR: 'self' } as const;
/** Students buy for themselves alone. */
const allowed = { permission: 'can_manage_subscriptions', exempt: ['STUDENT'] } as const;
const owners = { ...buyers, ADMIN: 'all' } as const;

export const attemptStates = ['open', 'paid', 'failed', 'reversed'] as const;
export type AttemptState = (typeof attemptStates)[number];

export const attempt = z.object({
  id,
  provider: z.enum(providers),
  /** By which the provider knows it. */
  reference: z.string(),
  state: z.enum(attemptStates),
  created_at: z.string(),
});

/** What was bought of a type and is not given back. */
const remainingItem = z.object({
  plan_type: z.enum(subscriptionTypes),
  /** Neither given back nor about to be; both matter once the order is paid. */
  left_months: z.int(),
  left_amount: kopecks,
  /** About to be given back: the provider has not confirmed it yet. */
  pending_months: z.int(),
  pending_amount: kopecks,
});
export type RemainingItem = z.infer<typeof remainingItem>;

/** An order as a list shows it. */
export const orderRow = z.object({
  id,
  /** As it is printed and told on the telephone. */
  number: z.string(),
  state: z.enum(orderStates),
  /** Without a name once they are erased. */
  buyer: z.object({ id, name: z.nullable(z.string()) }),
  quote,
  created_at: z.string(),
  /** Until then it can be paid. */
  expires_at: z.string(),
  paid_at: z.nullable(z.string()),
  refunded: kopecks,
  /** Somebody asked for the money back. */
  refund_asked_at: z.nullable(z.string()),
  /** By which it was paid, otherwise tried last; null where nobody tried. */
  provider: z.nullable(z.enum(providers)),
});
export type OrderRow = z.infer<typeof orderRow>;

/** Of the documents that whoever buys agrees to: the days from which they hold. */
const documentVersions = z.object({ user_agreement: z.string(), privacy_policy: z.string() });
export type DocumentVersions = z.infer<typeof documentVersions>;

export const order = z.object({
  ...orderRow.shape,
  /** Those that were agreed to; null where they were not stored yet. */
  documents: z.nullable(documentVersions),
  /** One for each type that was bought. */
  remaining: z.array(remainingItem),
  /** Why, in the buyer’s words; null once they are erased. */
  refund_reason: z.nullable(z.string()),
  attempts: z.array(attempt),
});
export type Order = z.infer<typeof order>;

/** What the caller may buy and how they may pay. */
export const buying = z.object({
  /** Empty: nothing can be bought with this account. */
  plan_types: z.array(z.enum(subscriptionTypes)),
  /** One plan for oneself, activated at once. */
  is_for_oneself: z.boolean(),
  providers: z.array(z.enum(providers)),
  /** What is less by how much today, and from how many on. */
  month_discounts: bounds,
  number_discounts: bounds,
});
export type Buying = z.infer<typeof buying>;

export const getBuying = endpoint({
  method: 'GET',
  path: '/api/v1/orders/options/',
  summary: 'What the caller may buy, and by which providers it can be paid',
  access: buyers,
  ...allowed,
  rate,
  responses: { 200: buying },
});

export const createOrder = endpoint({
  method: 'POST',
  path: '/api/v1/orders/',
  summary: 'Order plans at the price that was shown; another price by now answers 409 and the new one',
  access: buyers,
  ...allowed,
  rate,
  body: z.strictObject({
    items: wishedItems,
    price_list_id: id,
    price_after_discounts: kopecks,
    is_adult: z.literal(true),
    /** The versions that the buyer has read and agrees to: only the present ones do. */
    documents: z.strictObject({
      user_agreement: z.literal(presentDocuments.user_agreement),
      privacy_policy: z.literal(presentDocuments.privacy_policy),
    }),
  }),
  responses: { 201: order },
});

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/v1/orders/',
  summary: 'Orders, one’s own or all',
  access: owners,
  ...allowed,
  rate,
  query: z.object({
    ...listQuery(orderColumns, '-created_at'),
    search,
    state: z.optional(z.enum(orderStates)),
    provider: z.optional(z.enum(providers)),
    /** Paid ones of which somebody asked for the money back, and none was given yet. */
    refund: z.optional(z.enum(['asked'])),
  }),
  responses: { 200: page(orderRow) },
});

export const getOrder = endpoint({
  method: 'GET',
  path: '/api/v1/orders/{id}/',
  summary: 'One order',
  access: owners,
  ...allowed,
  rate,
  params,
  responses: { 200: order },
});

export const cancelOrder = endpoint({
  method: 'POST',
  path: '/api/v1/orders/{id}/cancel/',
  summary: 'Give up an order that is not paid',
  access: owners,
  ...allowed,
  rate,
  params,
  responses: { 200: order },
});

/** Where a browser goes to pay: a form that it sends, or an address. */
export const checkout = z.union([
  z.object({
    kind: z.literal('form'),
    action: z.url(),
    method: z.literal('POST'),
    fields: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  }),
  /** An invoice, which is a screen of ours. */
  z.object({ kind: z.literal('invoice') }),
]);
export type Checkout = z.infer<typeof checkout>;

export const payOrder = endpoint({
  method: 'POST',
  path: '/api/v1/orders/{id}/pay/',
  summary: 'Begin to pay: an attempt of its own at a provider, and the form that leads there',
  access: buyers,
  ...allowed,
  rate: { max: 30, seconds: 60 },
  params,
  body: z.strictObject({ provider: z.enum(providers) }),
  responses: { 200: checkout },
});

export const askRefund = endpoint({
  method: 'POST',
  path: '/api/v1/orders/{id}/ask-refund/',
  summary: 'Ask for the money back; an administrator decides',
  access: buyers,
  ...allowed,
  rate,
  params,
  body: z.strictObject({ reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)) }),
  responses: { 200: order },
});

/** What is printed of an invoice, in Ukrainian and in the reader’s language. */
export const invoice = z.object({
  order,
  number: z.string(),
  /** Who is paid, as the configuration says. */
  operator: z.object({ name: z.string(), iban: z.string(), code: z.string() }),
  purpose: z.string(),
  due_date: calendarDay,
});
export type Invoice = z.infer<typeof invoice>;

export const getInvoice = endpoint({
  method: 'GET',
  path: '/api/v1/orders/{id}/invoice/',
  summary: 'The invoice of an order that is to be paid by bank',
  access: owners,
  ...allowed,
  rate,
  params,
  responses: { 200: invoice },
});
