/** What is going on with an order, as it is told to the person. Pure. */
import type { Order, OrderState } from '@mindhero/contract/plans/order';

export type Story =
  /** Nobody has tried to pay it. */
  | 'to_pay'
  /** A provider has not said yet what came of the last try. */
  | 'paying'
  /** The last try failed, which does the order no harm. */
  | 'declined'
  /** It is to be paid by bank. */
  | 'invoiced'
  /** The bank took back what had been paid; a person decides what becomes of it. */
  | 'reversed'
  | Exclude<OrderState, 'awaiting'>;

/** The stories in which the order can still be paid. */
const open: ReadonlySet<Story> = new Set(['to_pay', 'paying', 'declined', 'invoiced']);

/** Tells what is going on by the order's state and, while it waits to be paid, by its attempts. */
export function storyOf({ state, attempts }: Pick<Order, 'state' | 'attempts'>): Story {
  if (state === 'review' && attempts.some((one) => one.state === 'reversed')) return 'reversed';
  if (state !== 'awaiting') return state;
  const tries = attempts.toSorted((one, other) => one.id - other.id);
  const last = tries.at(-1);
  if (last === undefined) return 'to_pay';
  // Money may still come by an earlier one.
  if (tries.some((one) => one.state === 'open' && one.provider !== 'invoice')) return 'paying';
  return last.state === 'open' ? 'invoiced' : 'declined';
}

export const canBePaid = (story: Story): boolean => open.has(story);

/** Plans have been delivered for it, so there is something to print and to give back. */
export const wasPaid = (story: Story): boolean =>
  story === 'paid' || story === 'partly_refunded' || story === 'refunded';

/** More money has come than the order costs: a second attempt was paid, too. */
export const wasPaidTwice = (order: Pick<Order, 'state' | 'attempts'>): boolean =>
  wasPaid(storyOf(order)) && order.attempts.filter(({ state }) => state === 'paid').length > 1;

/** Whether an answer of the provider may come at any moment, so that it is worth asking again. */
export const isOnItsWay = (order: Pick<Order, 'state' | 'attempts'>): boolean => storyOf(order) === 'paying';
