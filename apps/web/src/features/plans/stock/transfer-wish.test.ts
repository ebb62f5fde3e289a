import type { PlanRecipient, Stock } from '@mindhero/contract/plans/stock';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bodyOf, faultsOfTransfer, sumOfTransfer, type Transfer } from './transfer-wish.ts';

const recipient: PlanRecipient = {
  id: 4,
  username: 'director',
  first_name: 'Iryna',
  last_name: 'Shevchenko',
  role: 'DIRECTOR',
};

const five: Transfer = {
  transfer_type: 'inventory',
  subscription_type: 'student',
  recipient_user: recipient,
  sender_user: null,
  amount: '5',
  months_amount: '3',
};

const stocks: readonly Stock[] = [
  { plan_type: 'student', plan_months: 14 },
  { plan_type: 'teacher', plan_months: 0 },
  { plan_type: 'director', plan_months: 2 },
];

it('says how many plans there would be enough for, and takes no more', () => {
  expect(faultsOfTransfer(five, stocks)).toEqual({ amount: { code: 'too_big', params: { max: 4 } } });
  expect(faultsOfTransfer({ ...five, amount: '4' }, stocks)).toEqual({});
  expect(sumOfTransfer({ ...five, amount: '4' }, stocks)).toMatchObject({ takes: 12, remains: 2 });
});

it('activates the one plan that the recipient needs, whatever was chosen before', () => {
  const activated: Transfer = { ...five, transfer_type: 'activation' };
  expect(bodyOf(activated)).toMatchObject({ subscription_type: 'director', amount: 1, months_amount: 3 });
  expect(faultsOfTransfer(activated, stocks)).toEqual({
    months_amount: { code: 'too_big', params: { max: 2 } },
  });
  expect(faultsOfTransfer({ ...activated, months_amount: '2' }, stocks)).toEqual({});
});

it('lets the server say what is too much where nobody here knows the stock', () => {
  expect(faultsOfTransfer({ ...five, amount: '9999' }, undefined)).toEqual({});
});

it.each(['0', '-1', '1.5', '1e2', '10001', '', ' '])('sends no "%s" plans', (amount) => {
  expect(bodyOf({ ...five, amount })).toBeNull();
  expect(bodyOf({ ...five, months_amount: amount })).toBeNull();
});

it('takes whole numbers within their bounds, and nothing else', () => {
  const typed = fc.oneof(
    fc.integer().map(String),
    fc.double().map(String),
    fc.string(),
    fc.constantFrom('0', '-1', '1.5', '1e2', '25', ' ', '10001'),
  );
  fc.assert(
    fc.property(typed, typed, (amount, months_amount) => {
      const body = bodyOf({ ...five, amount, months_amount });
      const faults = faultsOfTransfer({ ...five, amount, months_amount }, undefined);
      expect(body === null).toBe(Object.keys(faults).length > 0);
      if (body === null) return;
      expect(Number.isInteger(body.amount) && body.amount >= 1 && body.amount <= 10_000).toBe(true);
      expect(Number.isInteger(body.months_amount) && body.months_amount >= 1).toBe(true);
      expect(body.months_amount).toBeLessThanOrEqual(24);
    }),
  );
});
