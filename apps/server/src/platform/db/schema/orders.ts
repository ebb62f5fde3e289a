/** Prices, orders, and all that is known of their payment. Amounts are kopecks. */
import { attemptStates, type DocumentVersions, orderStates, providers } from '@mindhero/contract/plans/order';
import { reviewReasons } from '@mindhero/contract/plans/payment';
import type { Prices, Quote } from '@mindhero/contract/plans/price';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { oneOf } from './one-of.ts';
import { users } from './people.ts';

const amount = () => bigint({ mode: 'number' });

/** Prices hold from their day until that of the next ones; the latest of a day holds. */
export const priceLists = pgTable(
  'price_lists',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    effective_from: date().notNull(),
    prices: jsonb().$type<Pick<Prices, 'base_prices' | 'month_discounts' | 'number_discounts'>>().notNull(),
    made_by: integer().references(() => users.id),
    made_at: instant().notNull(),
  },
  (t) => [index('price_lists_day_idx').on(t.effective_from, t.id)],
);

export const orders = pgTable(
  'orders',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    buyer_id: integer()
      .notNull()
      .references(() => users.id),
    state: text({ enum: orderStates }).notNull().default('awaiting'),
    /** As it was accepted; later prices do not change it. */
    quote: jsonb().$type<Quote>().notNull(),
    price_after_discounts: amount().notNull(),
    /** In which versions the documents were agreed to; null for orders of before that was stored. */
    documents: jsonb().$type<DocumentVersions>(),
    /** Bought for oneself: activated as soon as it is paid. */
    is_for_oneself: boolean().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    paid_at: instant(),
    refunded: amount().notNull().default(0),
    refund_asked_at: instant(),
    refund_reason: text(),
  },
  (t) => [
    index('orders_buyer_idx').on(t.buyer_id, t.created_at, t.id),
    index('orders_created_idx').on(t.created_at, t.id),
    index('orders_state_idx').on(t.state, t.created_at, t.id),
    index('orders_paid_idx').on(t.paid_at),
    index('orders_expiring_idx')
      .on(t.expires_at)
      .where(sql`${t.state} = 'awaiting'`),
    // Whose money somebody wants back.
    index('orders_refund_asked_idx')
      .on(t.created_at, t.id)
      .where(sql`${t.refund_asked_at} is not null and ${t.state} = 'paid'`),
    check('orders_state_known', oneOf(t.state, orderStates)),
    check('orders_refunded_within', sql`${t.refunded} between 0 and ${t.price_after_discounts}`),
  ],
);

/** What an order is made of; the same as in its quote, for sums by type. */
export const orderItems = pgTable(
  'order_items',
  {
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    plan_type: text({ enum: subscriptionTypes }).notNull(),
    plans: integer().notNull(),
    months: smallint().notNull(),
    price_after_discounts: amount().notNull(),
    /** Of these plan-months, how many were given back, and for how much. */
    refunded_months: integer().notNull().default(0),
    refunded: amount().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.order_id, t.plan_type] }),
    check('order_items_something', sql`${t.plans} > 0 and ${t.months} > 0`),
  ],
);

/** One try to pay an order at one provider. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer()
      .notNull()
      .references(() => orders.id),
    provider: text({ enum: providers }).notNull(),
    /** By which the provider knows it. */
    reference: text().notNull().unique('payment_attempts_reference_key'),
    state: text({ enum: attemptStates }).notNull().default('open'),
    amount: amount().notNull(),
    created_at: instant().notNull(),
    settled_at: instant(),
    /** When the provider is asked next what became of it, or whether it was taken back; null if it needs not be asked any more. */
    next_ask_at: instant(),
    asks: smallint().notNull().default(0),
  },
  (t) => [
    index('payment_attempts_order_idx').on(t.order_id),
    index('payment_attempts_provider_idx').on(t.provider, t.order_id),
    index('payment_attempts_asking_idx')
      .on(t.next_ask_at)
      .where(sql`${t.next_ask_at} is not null`),
    check('payment_attempts_provider_known', oneOf(t.provider, providers)),
    check('payment_attempts_state_known', oneOf(t.state, attemptStates)),
  ],
);

/**
 * What providers told us, to which is only ever added: what a payment is judged by, and nothing of who paid. The rest of a
 * message (a part of a card's number, a phone number, a network address) is not stored.
 */
export const providerEvents = pgTable(
  'provider_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    provider: text({ enum: providers }).notNull(),
    /** Of the bytes that arrived: the same ones twice are one event. */
    hash: text().notNull().unique('provider_events_hash_key'),
    /** What it says that was paid, in words that the provider has for it. */
    reference: text().notNull(),
    status: text().notNull(),
    amount: amount(),
    currency: text(),
    /** Whether it names us as the merchant, and a payment. */
    is_ours: boolean().notNull(),
    /** How much it says was given back. */
    refunded: amount(),
    /** Of an invoice: the line in the bank's statement, and its day. */
    bank_reference: text(),
    received_on: date(),
    attempt_id: integer().references(() => paymentAttempts.id),
    received_at: instant().notNull(),
  },
  (t) => [
    index('provider_events_attempt_idx').on(t.attempt_id),
    check('provider_events_provider_known', oneOf(t.provider, providers)),
  ],
);

/** Money that fits no order, until somebody has decided. */
export const paymentReviews = pgTable(
  'payment_reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    provider: text({ enum: providers }).notNull(),
    reference: text().notNull(),
    why: text({ enum: reviewReasons }).notNull(),
    amount: amount(),
    currency: text(),
    order_id: integer().references(() => orders.id),
    attempt_id: integer().references(() => paymentAttempts.id),
    event_id: integer().references(() => providerEvents.id),
    at: instant().notNull(),
    note: text(),
    settled_at: instant(),
    settled_by: integer().references(() => users.id),
  },
  (t) => [
    index('payment_reviews_at_idx').on(t.at, t.id),
    index('payment_reviews_open_idx').on(sql`(${t.settled_at} is null)`, t.at, t.id),
    index('payment_reviews_order_idx').on(t.order_id),
    // However often it is told: a case is one.
    unique('payment_reviews_key').on(t.provider, t.reference, t.why, t.amount, t.currency).nullsNotDistinct(),
    check('payment_reviews_why_known', oneOf(t.why, reviewReasons)),
    check('payment_reviews_settled', sql`(${t.settled_at} is null) = (${t.settled_by} is null)`),
  ],
);

/** Plan-months for which money is given back, and their share of it. */
export interface RefundedItem {
  readonly plan_type: (typeof subscriptionTypes)[number];
  readonly plan_months: number;
  readonly amount: number;
  /** How many of them were still in stock, where they are held until it is decided. */
  readonly in_stock: number;
}

/** `waiting`: the provider has said that it is on its way. */
export const refundStates = ['asked', 'waiting', 'done', 'failed'] as const;

/**
 * Money that is given back: asked for at the provider first, put into the books when it is confirmed. It is that of an
 * order, or money that fits none and was decided on so.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    order_id: integer().references(() => orders.id),
    attempt_id: integer().references(() => paymentAttempts.id),
    review_id: integer().references(() => paymentReviews.id),
    /** By which it is stored once. */
    key: text().notNull().unique('refunds_key'),
    amount: amount().notNull(),
    items: jsonb().$type<readonly RefundedItem[]>().notNull(),
    includes_used: boolean().notNull(),
    reason: text().notNull(),
    state: text({ enum: refundStates }).notNull().default('asked'),
    asked_by: integer()
      .notNull()
      .references(() => users.id),
    asked_at: instant().notNull(),
    done_at: instant(),
    /** When the provider is asked next; null if it needs not be asked. */
    next_ask_at: instant(),
    asks: smallint().notNull().default(0),
  },
  (t) => [
    index('refunds_order_idx').on(t.order_id),
    index('refunds_attempt_idx').on(t.attempt_id),
    index('refunds_review_idx').on(t.review_id),
    index('refunds_done_idx').on(t.done_at),
    index('refunds_asking_idx')
      .on(t.next_ask_at)
      .where(sql`${t.next_ask_at} is not null`),
    check('refunds_of_something', sql`${t.order_id} is not null or ${t.review_id} is not null`),
    check('refunds_state_known', oneOf(t.state, refundStates)),
    check('refunds_something', sql`${t.amount} > 0`),
  ],
);
