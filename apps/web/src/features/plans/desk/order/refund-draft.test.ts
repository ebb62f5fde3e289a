import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  leftOf,
  linesOf,
  pathOf,
  readRefund,
  type RefundDraft,
  unusedDraft,
  worthOf,
} from './refund-draft.ts';

const item = (
  plan_type: 'student' | 'teacher' | 'director',
  plans: number,
  months: number,
  price: number,
) => ({
  plan_type,
  plans,
  months,
  base_price: 15_000,
  price_per_plan: 15_000 * months,
  subtotal: price,
  month_discount: 0,
  number_discount: 0,
  total_discount: 0,
  price_after_discounts: price,
});

/** Of which nothing was given back. */
const orderOf = (...items: ReturnType<typeof item>[]) => {
  const price = items.reduce((sum, { price_after_discounts }) => sum + price_after_discounts, 0);
  return {
    quote: {
      price_list_id: 1,
      currency: 'UAH' as const,
      items,
      subtotal: price,
      total_discount: 0,
      price_after_discounts: price,
    },
    remaining: items.map(({ plan_type, plans, months, price_after_discounts }) => ({
      plan_type,
      left_months: plans * months,
      left_amount: price_after_discounts,
      pending_months: 0,
      pending_amount: 0,
    })),
  };
};

const order = orderOf(item('student', 10, 3, 400_001), item('teacher', 1, 3, 90_000));
const stocks = { student: 12, teacher: 50 };
const draft: RefundDraft = { ...unusedDraft(order, stocks), reason: 'A mistake' };

it('begins with all that is unused, and no more than was bought', () => {
  expect(draft.items).toEqual({ student: '12', teacher: '3' });
  expect(readRefund(draft, order, stocks)).toEqual({
    body: {
      items: [
        { plan_type: 'student', plan_months: 12 },
        { plan_type: 'teacher', plan_months: 3 },
      ],
      amount: 160_000 + 90_000,
      includes_used: false,
      reason: 'A mistake',
    },
    faults: {},
  });
});

it('takes used plan-months only where that is said', () => {
  const all = { ...draft, items: { student: '30' } };
  expect(readRefund(all, order, stocks).faults).toEqual({
    'items.0.plan_months': { code: 'too_big', params: { max: 12 } },
  });
  const said = readRefund({ ...all, includes_used: true }, order, stocks);
  expect(said.body).toMatchObject({ amount: 400_001, includes_used: true });
  expect(
    readRefund({ ...all, items: { student: '31' }, includes_used: true }, order, stocks).body,
  ).toBeNull();
});

it('blames the row that is wrong by its place among those that are sent', () => {
  const odd = { ...draft, items: { student: ' ', teacher: '1,5' } };
  expect(readRefund(odd, order, stocks).faults).toEqual({
    'items.0.plan_months': { code: 'invalid_format' },
  });
  expect([pathOf(odd, order, 'teacher'), pathOf(odd, order, 'student')]).toEqual([
    'items.0.plan_months',
    'items',
  ]);
});

it('sends nothing for nothing, and no more money than is left', () => {
  const none = { ...draft, items: { student: '0', teacher: '' } };
  expect(readRefund(none, order, stocks).faults).toEqual({ items: { code: 'too_few_chosen' } });
  const paidBack = {
    ...order,
    remaining: order.remaining.map((one, at) => ({ ...one, left_amount: at === 0 ? 10_000 : 0 })),
  };
  expect(leftOf(paidBack)).toBe(10_000);
  expect(worthOf(draft, paidBack)).toBe(10_000);
  expect(readRefund({ ...draft, amount: '100,01' }, paidBack, stocks).faults).toEqual({
    amount: { code: 'too_big', params: { max: 100 } },
  });
  expect(readRefund({ ...draft, amount: '0' }, order, stocks).body).toBeNull();
});

it('proposes neither what was given back nor what is about to be', () => {
  const partly = {
    ...order,
    remaining: [
      {
        plan_type: 'student' as const,
        left_months: 5,
        left_amount: 60_000,
        pending_months: 20,
        pending_amount: 1,
      },
      {
        plan_type: 'teacher' as const,
        left_months: 0,
        left_amount: 0,
        pending_months: 3,
        pending_amount: 90_000,
      },
    ],
  };
  expect(linesOf(partly, stocks)).toMatchObject([
    { bought: 30, left: 5, pending: 20, unused: 5 },
    { bought: 3, left: 0, pending: 3, unused: 0 },
  ]);
  const proposed = { ...unusedDraft(partly, stocks), reason: 'A mistake' };
  expect(readRefund(proposed, partly, stocks).body).toMatchObject({
    items: [{ plan_type: 'student', plan_months: 5 }],
    amount: 60_000,
  });
  const more = { ...proposed, items: { student: '6' }, includes_used: true };
  expect(readRefund(more, partly, stocks).faults).toEqual({
    'items.0.plan_months': { code: 'too_big', params: { max: 5 } },
  });
});

it('takes no more money for a type than is left of it', () => {
  const student = { ...draft, items: { student: '2' }, amount: '4000,02' };
  expect(readRefund(student, order, stocks).faults).toEqual({
    amount: { code: 'too_big', params: { max: 4_000.01 } },
  });
});

it('proposes no kopeck more than was paid, whatever is given back in parts', () => {
  const part = fc.record({
    plans: fc.integer({ min: 1, max: 50 }),
    months: fc.integer({ min: 1, max: 24 }),
    price: fc.integer({ min: 1, max: 10_000_000 }),
  });
  fc.assert(
    fc.property(part, fc.integer({ min: 0, max: 1_200 }), ({ plans, months, price }, back) => {
      const bought = plans * months;
      const some = Math.min(back, bought);
      const one = orderOf(item('student', plans, months, price));
      const worth = (count: number) => worthOf({ items: { student: String(count) } }, one);
      expect(worth(some) + worth(bought - some)).toBeLessThanOrEqual(price);
      expect(worth(bought)).toBe(price);
    }),
  );
});
