/**
 * What becomes of an order, and of an attempt to pay it, when something is told of it. Pure. Both only move forward, and
 * where they end does not depend on the order in which things are told, nor on how often.
 */
import type { AttemptState, OrderState } from '@mindhero/contract/plans/order';
import type { ReviewReason } from '@mindhero/contract/plans/payment';

/** How an order and one attempt to pay it stand. */
export interface Standing {
  readonly order: OrderState;
  /** The plan-months of the order are in the books. */
  readonly isPosted: boolean;
  /** It was given up or came too late: money for it is for a person to decide on. */
  readonly isClosed: boolean;
  /** How it stands as far as its money is concerned, once it is paid. */
  readonly ifPaid: Extract<OrderState, 'paid' | 'partly_refunded' | 'refunded'>;
  readonly attempt: AttemptState;
  /** Another attempt brought money, which is still there. */
  readonly isPaidByAnother: boolean;
}

/** What is told of the attempt. */
export interface News {
  readonly state: 'waiting' | 'failed' | 'paid' | 'reversed';
  /** In what money that came is not that which was asked for; null if it fits. */
  readonly misfit: ReviewReason | null;
}

export interface Step {
  readonly order: OrderState;
  readonly attempt: AttemptState;
  /** The plan-months of the order go into the books. */
  readonly posts: boolean;
  /** What a person has to look at. */
  readonly reviews: readonly ReviewReason[];
}

/** States in which nobody waits for money any more, and none came. */
const closedStates: readonly OrderState[] = ['cancelled', 'expired', 'failed'];

/** Whether money for an order that is not paid is for a person to decide on. */
export const isGivenUp = (state: OrderState): boolean => closedStates.includes(state);

/** How a paid order stands after so many kopecks of its price, or all of its plan-months, were given back. */
export function stateOfMoney(given: {
  readonly refunded: number;
  readonly price: number;
  readonly months: number;
  readonly refundedMonths: number;
}): Standing['ifPaid'] {
  const isWhole = given.refunded >= given.price || given.refundedMonths >= given.months;
  if (given.refunded === 0 && given.refundedMonths === 0) return 'paid';
  return isWhole ? 'refunded' : 'partly_refunded';
}

/** One step further, or none. */
export function step(standing: Standing, { state, misfit }: News): Step {
  switch (state) {
    case 'waiting':
      return stay(standing);
    case 'failed':
      return { ...stay(standing), attempt: standing.attempt === 'open' ? 'failed' : standing.attempt };
    case 'paid':
      return misfit === null ? pay(standing) : hold(standing, misfit);
    case 'reversed':
      return takeBack(standing, misfit);
  }
}

const stay = ({ order, attempt }: Standing): Step => ({ order, attempt, posts: false, reviews: [] });

const hasPaid = (attempt: AttemptState) => attempt === 'paid' || attempt === 'reversed';

function pay(standing: Standing): Step {
  const { order, isPosted, isClosed, ifPaid, attempt } = standing;
  if (hasPaid(attempt)) return stay(standing);
  const paid = { attempt: 'paid', posts: false } as const;
  // Money had gone back, and now there is some again.
  if (isPosted) return { ...paid, order: order === 'review' ? ifPaid : order, reviews: ['paid_twice'] };
  if (isClosed) return { ...paid, order: 'review', reviews: ['closed_order'] };
  return { ...paid, order: 'paid', posts: true, reviews: [] };
}

/** Money came, but not what was asked for: the attempt goes on waiting. */
function hold(standing: Standing, misfit: ReviewReason): Step {
  const { order } = standing;
  return { ...stay(standing), order: order === 'awaiting' ? 'review' : order, reviews: [misfit] };
}

/**
 * Money that was taken back had come before. Told the wrong way round it is paid first: whoever is told late that it
 * was paid must not come to another end.
 */
function takeBack(standing: Standing, misfit: ReviewReason | null): Step {
  if (standing.attempt === 'reversed') return stay(standing);
  const before = hasPaid(standing.attempt) ? stay(standing) : step(standing, { state: 'paid', misfit });
  const isMissed =
    (before.order === 'paid' || before.order === 'partly_refunded') && !standing.isPaidByAnother;
  return {
    ...before,
    order: isMissed ? 'review' : before.order,
    attempt: 'reversed',
    reviews: [...before.reviews, 'reversed'],
  };
}
