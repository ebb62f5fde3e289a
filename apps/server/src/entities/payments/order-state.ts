/** How orders go on: what may happen to one in which state, and what it is then. Only ever forward. Pure. */
import type { OrderState } from '@mindhero/contract/plans/order';

const HOUR_MS = 60 * 60 * 1000;

/** How long the price of an order stands, if nothing else is said. */
export const PAYABLE_MS = 24 * HOUR_MS;

/**
 * What happens to an order. `question`: money came that does not fit, so somebody has to look; `give_up`: they gave it
 * back, and nothing was bought.
 */
export const orderEvents = [
  'pay',
  'cancel',
  'expire',
  'question',
  'give_up',
  'refund_part',
  'refund_all',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

const steps: Readonly<Record<OrderState, Readonly<Partial<Record<OrderEvent, OrderState>>>>> = {
  awaiting: { pay: 'paid', cancel: 'cancelled', expire: 'expired', question: 'review' },
  // Money that comes too late is looked at by somebody, who may take it.
  expired: { question: 'review' },
  cancelled: { question: 'review' },
  review: { pay: 'paid', give_up: 'failed' },
  failed: {},
  paid: { refund_part: 'partly_refunded', refund_all: 'refunded' },
  partly_refunded: { refund_part: 'partly_refunded', refund_all: 'refunded' },
  refunded: {},
};

/** The state afterwards; null for what cannot happen then. */
export function stateAfter(state: OrderState, event: OrderEvent): OrderState | null {
  return steps[state][event] ?? null;
}

/** The state at a moment: what was not paid in time is over, whether or not somebody has noted it yet. */
export function stateAt(
  { state, expires_at }: { readonly state: OrderState; readonly expires_at: Date },
  now: Date,
): OrderState {
  return state === 'awaiting' && expires_at <= now ? 'expired' : state;
}
