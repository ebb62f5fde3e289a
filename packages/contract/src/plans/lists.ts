/** By what lists of plans and orders are ordered and narrowed. Apart from other lists: only screens of plans load it. */

export const planPeopleColumns = ['end_date', 'last_name'] as const;
export type PlanPeopleColumn = (typeof planPeopleColumns)[number];

/** What somebody’s plan is; `ending`: active, with 14 days left at most. */
export const planStates = ['none', 'expired', 'ending', 'active'] as const;

export const statementColumns = ['at'] as const;

/** Why plan-months came into a stock or went out of it. */
export const transferReasons = [
  'purchase',
  'grant',
  'transfer',
  'activation',
  'extension',
  'refund',
  'reversal',
] as const;

export const orderColumns = ['created_at', 'price_after_discounts'] as const;
export type OrderColumn = (typeof orderColumns)[number];

export const orderStates = [
  'awaiting',
  'paid',
  'partly_refunded',
  'refunded',
  'failed',
  'expired',
  'cancelled',
  'review',
] as const;
export type OrderState = (typeof orderStates)[number];

export const providers = ['liqpay', 'wayforpay', 'invoice', 'sandbox'] as const;
export type Provider = (typeof providers)[number];
