import { attemptStates, orderStates } from '@mindhero/contract/plans/order';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isGivenUp, type News, stateOfMoney, step, type Standing } from './settle-step.ts';

const standing = fc
  .record({
    order: fc.constantFrom(...orderStates),
    isPosted: fc.boolean(),
    isClosed: fc.boolean(),
    ifPaid: fc.constantFrom('paid' as const, 'partly_refunded' as const, 'refunded' as const),
    attempt: fc.constantFrom(...attemptStates),
    isPaidByAnother: fc.boolean(),
  })
  .map((one): Standing => ({ ...one, isClosed: one.isClosed && !one.isPosted }));
const news = fc.record({
  state: fc.constantFrom('waiting' as const, 'failed' as const, 'paid' as const, 'reversed' as const),
  misfit: fc.constantFrom(null, 'amount' as const, 'currency' as const, 'merchant' as const),
});

const rank = { open: 0, failed: 1, paid: 2, reversed: 3 };

describe('whatever is told', () => {
  it('an attempt only moves forward', () => {
    fc.assert(
      fc.property(standing, news, (before, told) => {
        expect(rank[step(before, told).attempt]).toBeGreaterThanOrEqual(rank[before.attempt]);
      }),
    );
  });

  it('nothing is posted twice, for money that does not fit, or for an order that was given up', () => {
    fc.assert(
      fc.property(standing, news, (before, told) => {
        if (!step(before, told).posts) return;
        expect([before.isPosted, before.isClosed, told.misfit]).toEqual([false, false, null]);
        expect(['paid', 'reversed']).toContain(told.state);
      }),
    );
  });

  it('money that comes is posted or put before a person', () => {
    fc.assert(
      fc.property(standing, news, (before, told) => {
        if (told.state !== 'paid' || (rank[before.attempt] >= rank.paid && told.misfit === null)) return;
        const { posts, reviews } = step(before, told);
        expect(posts ? 1 : reviews.length).toBe(1);
      }),
    );
  });

  it('the second time changes nothing', () => {
    fc.assert(
      fc.property(standing, news, (before, told) => {
        const once = step(before, told);
        const after = {
          ...before,
          order: once.order,
          attempt: once.attempt,
          isPosted: before.isPosted || once.posts,
          isClosed: before.isClosed,
        };
        const twice = step(after, told);
        expect([twice.order, twice.attempt, twice.posts]).toEqual([once.order, once.attempt, false]);
      }),
    );
  });

  it('that failed or waits moves no order', () => {
    fc.assert(
      fc.property(standing, news, (before, { misfit }) => {
        for (const state of ['waiting', 'failed'] as const)
          expect(step(before, { state, misfit })).toMatchObject({
            order: before.order,
            posts: false,
            reviews: [],
          });
      }),
    );
  });
});

const fresh: Standing = {
  order: 'awaiting',
  isPosted: false,
  isClosed: false,
  ifPaid: 'paid',
  attempt: 'open',
  isPaidByAnother: false,
};
const paid: Standing = { ...fresh, order: 'paid', isPosted: true, attempt: 'paid' };

const told = (state: News['state'], misfit: News['misfit'] = null): News => ({ state, misfit });

test.each<[string, Partial<Standing>, News, ReturnType<typeof step>]>([
  ['pays', fresh, told('paid'), { order: 'paid', attempt: 'paid', posts: true, reviews: [] }],
  [
    'pays after it failed',
    { attempt: 'failed' },
    told('paid'),
    { order: 'paid', attempt: 'paid', posts: true, reviews: [] },
  ],
  [
    'is less than asked for',
    fresh,
    told('paid', 'amount'),
    { order: 'review', attempt: 'open', posts: false, reviews: ['amount'] },
  ],
  [
    'fits after all',
    { order: 'review' },
    told('paid'),
    { order: 'paid', attempt: 'paid', posts: true, reviews: [] },
  ],
  [
    'comes too late',
    { order: 'expired', isClosed: true },
    told('paid'),
    { order: 'review', attempt: 'paid', posts: false, reviews: ['closed_order'] },
  ],
  [
    'comes too late again',
    { order: 'review', isClosed: true },
    told('paid'),
    { order: 'review', attempt: 'paid', posts: false, reviews: ['closed_order'] },
  ],
  [
    'comes twice',
    { ...paid, attempt: 'open', isPaidByAnother: true },
    told('paid'),
    { order: 'paid', attempt: 'paid', posts: false, reviews: ['paid_twice'] },
  ],
  [
    'goes',
    paid,
    told('reversed'),
    { order: 'review', attempt: 'reversed', posts: false, reviews: ['reversed'] },
  ],
  [
    'goes, and other money is there',
    { ...paid, isPaidByAnother: true },
    told('reversed'),
    { order: 'paid', attempt: 'reversed', posts: false, reviews: ['reversed'] },
  ],
  [
    'goes before it is told that it came',
    fresh,
    told('reversed'),
    { order: 'review', attempt: 'reversed', posts: true, reviews: ['reversed'] },
  ],
  [
    'comes after other money went',
    { ...paid, order: 'review', attempt: 'open' },
    told('paid'),
    { order: 'paid', attempt: 'paid', posts: false, reviews: ['paid_twice'] },
  ],
])('money %s', (_, before, news, after) => {
  expect(step({ ...fresh, ...before }, news)).toEqual(after);
});

test('orders that were given up are told from all others', () => {
  expect(orderStates.filter(isGivenUp)).toEqual(['failed', 'expired', 'cancelled']);
});

test.each([
  [0, 0, 'paid'],
  [1, 1, 'partly_refunded'],
  [100, 1, 'refunded'],
  [50, 6, 'refunded'],
])('after %i kopecks and %i plan-months of 100 and 6 it is %s', (refunded, refundedMonths, expected) => {
  expect(stateOfMoney({ refunded, price: 100, months: 6, refundedMonths })).toBe(expected);
});
