import { providers } from '@mindhero/contract/plans/order';
import { reviewReasons } from '@mindhero/contract/plans/payment';
import { expect, it } from 'vitest';
import { decisionsFor, misfitWith, wayBackOf } from './decision.ts';

it('lets money that was taken back pay no order, and proposes to give back what came twice', () => {
  expect(decisionsFor({ why: 'paid_twice' })[0]).toBe('refund');
  for (const why of reviewReasons) expect(decisionsFor({ why }).includes('assign')).toBe(why !== 'reversed');
});

it('says who sends the money back', () => {
  for (const provider of providers) {
    expect(wayBackOf({ why: 'reversed', provider })).toBe('gone');
    expect(wayBackOf({ why: 'amount', provider })).toBe(provider === 'invoice' ? 'bank' : 'provider');
  }
});

it('tells by how much the money misses the price of an order', () => {
  const quote = {
    price_list_id: 1,
    currency: 'UAH' as const,
    items: [],
    subtotal: 50_000,
    total_discount: 5_000,
    price_after_discounts: 45_000,
  };
  const misfit = (amount: number | null, currency: string | null = 'UAH') =>
    misfitWith({ amount, currency }, { quote });
  expect([misfit(45_000), misfit(45_001), misfit(44_000), misfit(null), misfit(1, 'EUR')]).toEqual([
    null,
    1,
    -1_000,
    null,
    null,
  ]);
});
