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

it('offers a refund of what was paid, and a receipt where there is an invoice', () => {
  for (const state of orderStates) {
    const isPaid = state === 'paid' || state === 'partly_refunded';
    expect(stepsFor({ state, attempts: [attempt('liqpay')] })).toEqual(isPaid ? ['refund'] : []);
    expect(stepsFor({ state, attempts: [attempt('invoice')] }).includes('receive')).toBe(
      state !== 'refunded',
    );
  }
});

it('takes no money of tomorrow, and none that is nothing', () => {
  expect(faultsOfReceipt({ amount: '4050,00', received_on: '2026-11-23' }, '2026-11-23')).toEqual({});
  expect(faultsOfReceipt({ amount: '0', received_on: '2026-11-24' }, '2026-11-23')).toEqual({
    amount: { code: 'too_small', params: { min: 0.01 } },
    received_on: { code: 'not_an_option' },
  });
});
