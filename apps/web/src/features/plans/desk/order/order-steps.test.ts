import { orderStates } from '@mindhero/contract/plans/order';
import { expect, it } from 'vitest';
import { stepsFor } from './order-steps.ts';
import { faultsOfReceipt } from './receipt-draft.ts';

const attempt = (provider: 'invoice' | 'liqpay') => ({
  id: 1,
  provider,
  reference: 'MH-000001-1',
  state: 'open' as const,
  created_at: '2026-11-23T09:00:00Z',
});

const left = (left_months: number) => [
  { plan_type: 'student' as const, left_months, left_amount: 1, pending_months: 1, pending_amount: 1 },
];

it('offers a refund of what was paid, and a receipt where there is an invoice', () => {
  for (const state of orderStates) {
    const isPaid = state === 'paid' || state === 'partly_refunded';
    expect(stepsFor({ state, attempts: [attempt('liqpay')], remaining: left(1) })).toEqual(
      isPaid ? ['refund'] : [],
    );
    expect(stepsFor({ state, attempts: [attempt('invoice')], remaining: left(1) }).includes('receive')).toBe(
      state !== 'refunded',
    );
    // All of it is on its way back.
    expect(stepsFor({ state, attempts: [attempt('liqpay')], remaining: left(0) })).toEqual([]);
  }
});

it('takes no money of tomorrow, and none that is nothing', () => {
  expect(faultsOfReceipt({ amount: '4050,00', received_on: '2026-11-23' }, '2026-11-23')).toEqual({});
  expect(faultsOfReceipt({ amount: '0', received_on: '2026-11-24' }, '2026-11-23')).toEqual({
    amount: { code: 'too_small', params: { min: 0.01 } },
    received_on: { code: 'not_an_option' },
  });
});
