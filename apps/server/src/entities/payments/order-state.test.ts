import { orderStates } from '@mindhero/contract/plans/order';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isPossible, PAYABLE_MS, stateAt } from './order-state.ts';
import { orderIdOf, orderNumber, referenceOf } from './reference.ts';

const state = fc.constantFrom(...orderStates);
const moment = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2030-01-01'),
  noInvalidDate: true,
});

it('an order is over from the moment on until which it can be paid, and only if it waited', () => {
  fc.assert(
    fc.property(state, moment, moment, (state, expires_at, now) => {
      const isOver = state === 'awaiting' && now >= expires_at;
      expect(stateAt({ state, expires_at }, now)).toBe(isOver ? 'expired' : state);
    }),
  );
  const made = new Date('2026-03-10T09:00:00Z');
  const order = { state: 'awaiting', expires_at: new Date(made.getTime() + PAYABLE_MS) } as const;
  const later = (ms: number) => stateAt(order, new Date(made.getTime() + ms));
  expect([later(0), later(PAYABLE_MS - 1), later(PAYABLE_MS)]).toEqual(['awaiting', 'awaiting', 'expired']);
});

it('is paid and given up while it waits, and money is asked back of what was paid', () => {
  const during = (step: Parameters<typeof isPossible>[0]) =>
    orderStates.filter((state) => isPossible(step, state));
  expect(during('pay')).toEqual(['awaiting']);
  expect(during('cancel')).toEqual(['awaiting']);
  expect(during('ask_refund')).toEqual(['paid', 'partly_refunded']);
});

it('an order is found by its number however it is written, and by the reference of each try', () => {
  const ids = fc.integer({ min: 1, max: 999_999_999 });
  fc.assert(
    fc.property(ids, fc.integer({ min: 1, max: 9999 }), (id, attempt) => {
      const number = orderNumber(id);
      for (const text of [number, number.toLowerCase(), ` MH ${id} `, String(id), referenceOf(id, attempt)])
        expect(orderIdOf(text)).toBe(id);
    }),
  );
  expect([17, 1_234_567].map(orderNumber)).toEqual(['MH-000017', 'MH-1234567']);
  expect(referenceOf(17, 2)).toBe('MH-000017-2');
  for (const text of ['', 'MH', 'MH-', 'koval', '17a', '-17', '1e3', '9999999999'])
    expect(orderIdOf(text)).toBeNull();
});

it('no two tries have one reference, of whatever orders', () => {
  const tries = fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }));
  fc.assert(
    fc.property(tries, tries, (one, other) => {
      expect(referenceOf(...one) === referenceOf(...other)).toBe(String(one) === String(other));
    }),
  );
});
