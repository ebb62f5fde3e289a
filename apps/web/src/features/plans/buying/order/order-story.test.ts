import { attemptStates, orderStates, providers, type Order } from '@mindhero/contract/plans/order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canBePaid, isOnItsWay, storyOf, wasPaid, wasPaidTwice } from './order-story.ts';

type Attempt = Order['attempts'][number];

const attempt = (id: number, state: Attempt['state'], provider: Attempt['provider'] = 'liqpay'): Attempt => ({
  id,
  provider,
  reference: `MH-000001-${id}`,
  state,
  created_at: '2026-11-23T10:00:00Z',
});
const awaiting = (...attempts: Attempt[]) => ({ state: 'awaiting' as const, attempts });

describe('an order that waits', () => {
  it('tells whether anybody tried, and what came of it', () => {
    expect(storyOf(awaiting())).toBe('to_pay');
    expect(storyOf(awaiting(attempt(1, 'open')))).toBe('paying');
    expect(storyOf(awaiting(attempt(1, 'failed')))).toBe('declined');
    expect(storyOf(awaiting(attempt(1, 'open', 'invoice')))).toBe('invoiced');
  });

  it('still waits for an earlier attempt when a later one failed or asked for an invoice', () => {
    expect(storyOf(awaiting(attempt(2, 'failed'), attempt(1, 'open')))).toBe('paying');
    expect(storyOf(awaiting(attempt(1, 'open'), attempt(2, 'open', 'invoice')))).toBe('paying');
    expect(storyOf(awaiting(attempt(2, 'open', 'invoice'), attempt(1, 'failed')))).toBe('invoiced');
  });

  it('is asked for again only while a provider may answer', () => {
    expect(isOnItsWay(awaiting(attempt(1, 'open', 'invoice')))).toBe(false);
    expect(isOnItsWay(awaiting(attempt(1, 'open')))).toBe(true);
    expect(isOnItsWay({ state: 'paid', attempts: [attempt(1, 'open')] })).toBe(false);
  });
});

it('tells money that was taken back from money that does not fit', () => {
  expect(storyOf({ state: 'review', attempts: [attempt(1, 'failed'), attempt(2, 'reversed')] })).toBe(
    'reversed',
  );
  expect(storyOf({ state: 'review', attempts: [attempt(1, 'paid')] })).toBe('review');
  // The bank took one of two back, or it was given back: the order is paid all the same.
  expect(storyOf({ state: 'paid', attempts: [attempt(1, 'paid'), attempt(2, 'reversed')] })).toBe('paid');
});

it('tells that more than one attempt was paid', () => {
  const paid = (...attempts: Attempt[]) => wasPaidTwice({ state: 'paid', attempts });
  expect(paid(attempt(1, 'paid'), attempt(2, 'paid'))).toBe(true);
  expect(paid(attempt(1, 'paid'), attempt(2, 'reversed'), attempt(3, 'open'))).toBe(false);
  expect(wasPaidTwice({ state: 'review', attempts: [attempt(1, 'paid'), attempt(2, 'paid')] })).toBe(false);
});

it('has one story for any order, and can be paid or was paid but never both', () => {
  const attempts = fc.array(
    fc.record({ state: fc.constantFrom(...attemptStates), provider: fc.constantFrom(...providers) }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...orderStates), attempts, (state, tries) => {
      const order = { state, attempts: tries.map((one, id) => attempt(id, one.state, one.provider)) };
      const story = storyOf(order);
      expect(canBePaid(story)).toBe(state === 'awaiting');
      expect(canBePaid(story) && wasPaid(story)).toBe(false);
      const told = story === 'reversed' ? 'review' : story;
      expect(state === 'awaiting' || told === state).toBe(true);
    }),
  );
});
