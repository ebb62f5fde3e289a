import { expect, it } from 'vitest';
import { planStatus } from './plan-status.ts';

it('goes by the plan that lasts longest', () => {
  const plans = [{ end_date: '2026-12-01' }, { end_date: '2027-01-20' }, { end_date: '2026-11-30' }];
  expect(planStatus(plans, '2026-11-20')).toEqual({ kind: 'active', until: '2027-01-20' });
});

it('is active on its last day, and says that it is the last', () => {
  expect(planStatus([{ end_date: '2026-11-20' }], '2026-11-20')).toEqual({ kind: 'today' });
  expect(planStatus([{ end_date: '2026-11-19' }], '2026-11-20')).toEqual({ kind: 'none' });
  expect(planStatus([], '2026-11-20')).toEqual({ kind: 'none' });
});
