import { expect, it } from 'vitest';
import { amountOf, faultsOfGrant } from './grant-draft.ts';

it('counts plan-months, and blames numbers that are none', () => {
  expect(amountOf({ plans: '30', months: '3' })).toEqual({ plans: 30, months: 3, plan_months: 90 });
  expect(faultsOfGrant({ plans: '30', months: '3' })).toEqual({});
  for (const [plans, months] of [
    ['', '3'],
    ['30', '0'],
    ['10001', '1'],
    ['2.5', '25'],
  ] as const)
    expect(amountOf({ plans, months })).toBeNull();
  expect(faultsOfGrant({ plans: '10001', months: '25' })).toEqual({
    plans: { code: 'too_big', params: { max: 10_000 } },
    months: { code: 'too_big', params: { max: 24 } },
  });
  expect(faultsOfGrant({ plans: '', months: 'x' })).toEqual({
    plans: { code: 'required' },
    months: { code: 'invalid_format' },
  });
});
