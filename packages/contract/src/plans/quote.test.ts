import fc from 'fast-check';
import { expect, it } from 'vitest';
import { subscriptionTypes } from '../subscription.ts';
import { mostMonths, mostPlans, type Prices } from './price.ts';
import { quoteFor } from './quote.ts';

const usual: Prices = {
  id: 1,
  effective_from: '2026-01-01',
  base_prices: { student: 15_000, teacher: 30_000, director: 50_000 },
  month_discounts: [
    { from: 3, basis_points: 500 },
    { from: 6, basis_points: 1000 },
    { from: 12, basis_points: 2000 },
  ],
  number_discounts: [
    { from: 10, basis_points: 500 },
    { from: 30, basis_points: 1000 },
    { from: 100, basis_points: 1500 },
  ],
};

const price = fc.integer({ min: 1, max: 1_000_000 });
const bounds = (max: number) =>
  fc.uniqueArray(
    fc.record({ from: fc.integer({ min: 1, max }), basis_points: fc.integer({ min: 0, max: 10_000 }) }),
    { maxLength: 5, selector: ({ from }) => from },
  );
const prices: fc.Arbitrary<Prices> = fc.record({
  id: fc.constant(1),
  effective_from: fc.constant('2026-01-01'),
  base_prices: fc.record({ student: price, teacher: price, director: price }),
  month_discounts: bounds(mostMonths),
  number_discounts: bounds(200),
});
const wished = fc.record({
  plan_type: fc.constantFrom(...subscriptionTypes),
  plans: fc.integer({ min: 1, max: mostPlans }),
  months: fc.integer({ min: 1, max: mostMonths }),
});

it('quotes thirty students for three months', () => {
  const { items, price_after_discounts } = quoteFor(usual, [{ plan_type: 'student', plans: 30, months: 3 }]);
  expect(items).toEqual([
    {
      plan_type: 'student',
      plans: 30,
      months: 3,
      base_price: 15_000,
      price_per_plan: 45_000,
      subtotal: 1_350_000,
      month_discount: 67_500,
      number_discount: 128_250,
      total_discount: 195_750,
      price_after_discounts: 1_154_250,
    },
  ]);
  expect(price_after_discounts).toBe(1_154_250);
});

it('shows sums that agree, in whole kopecks that are exact', () => {
  fc.assert(
    fc.property(prices, fc.array(wished, { minLength: 1, maxLength: 3 }), (prices, wished) => {
      const quote = quoteFor(prices, wished);
      for (const item of quote.items) {
        expect(item.subtotal).toBe(item.base_price * item.plans * item.months);
        expect(item.month_discount + item.number_discount).toBe(item.total_discount);
        expect(item.subtotal - item.total_discount).toBe(item.price_after_discounts);
        expect(item.price_after_discounts).toBeGreaterThanOrEqual(0);
        expect(Object.values(item).every((one) => typeof one === 'string' || Number.isSafeInteger(one))).toBe(
          true,
        );
      }
      const shown = quote.items.reduce((sum, item) => sum + item.price_after_discounts, 0);
      expect([shown, quote.subtotal - quote.total_discount]).toEqual([
        quote.price_after_discounts,
        quote.price_after_discounts,
      ]);
    }),
  );
});

it('never asks more per plan for more plans, or more per month for more months', () => {
  fc.assert(
    fc.property(wished, fc.integer({ min: 1, max: 50 }), (wish, more) => {
      const perMonth = ({ plans, months }: typeof wish) =>
        quoteFor(usual, [{ ...wish, plans, months }]).price_after_discounts / (plans * months);
      expect(perMonth({ ...wish, plans: wish.plans + more })).toBeLessThanOrEqual(perMonth(wish) + 1);
    }),
  );
});

it('rounds half a kopeck upwards, once for each discount', () => {
  const odd: Prices = { ...usual, base_prices: { student: 10, teacher: 1, director: 1 } };
  const [item] = quoteFor(odd, [{ plan_type: 'student', plans: 1, months: 3 }]).items;
  expect(item).toMatchObject({ subtotal: 30, month_discount: 2, price_after_discounts: 28 });
});
