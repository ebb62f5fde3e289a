/** Orders of plans: how far they are, and by whom they are paid. */
import * as z from 'zod/mini';

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

export const attemptStates = ['open', 'paid', 'failed', 'reversed'] as const;

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
