/** What can be done with an order in which state. Pure. What money does to it is told by whoever settles payments. */
import type { OrderState } from '@mindhero/contract/plans/order';

const HOUR_MS = 60 * 60 * 1000;

/** How long the price of an order stands, if nothing else is said. */
export const PAYABLE_MS = 24 * HOUR_MS;

/** The state at a moment: what was not paid in time is over, whether or not somebody has noted it yet. */
export function stateAt(
  { state, expires_at }: { readonly state: OrderState; readonly expires_at: Date },
  now: Date,
): OrderState {
  return state === 'awaiting' && expires_at <= now ? 'expired' : state;
}

/** What buyers do with their orders. */
export type BuyerStep = 'pay' | 'cancel' | 'ask_refund';

const possible: Readonly<Record<BuyerStep, readonly OrderState[]>> = {
  pay: ['awaiting'],
  cancel: ['awaiting'],
  ask_refund: ['paid', 'partly_refunded'],
};

/** Whether that can be done with an order of this state, as `stateAt` tells it. */
export const isPossible = (step: BuyerStep, state: OrderState): boolean => possible[step].includes(state);
