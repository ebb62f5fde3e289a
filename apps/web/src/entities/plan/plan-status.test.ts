import { expect, it } from 'vitest';
import { isEnding, planStatus } from './plan-status.ts';

const until = (...days: readonly string[]) => days.map((active_until) => ({ active_until }));

it('goes by the plan that lasts longest', () => {
  expect(planStatus(until('2026-12-01', '2027-01-20', '2026-11-30'), '2026-11-20')).toEqual({
    kind: 'active',
    until: '2027-01-20',
    daysLeft: 61,
  });
});

it('is active on its last day, and says that it is the last', () => {
  expect(planStatus(until('2026-11-20'), '2026-11-20')).toEqual({ kind: 'today' });
  expect(planStatus(until('2026-11-19'), '2026-11-20')).toEqual({ kind: 'none' });
  expect(planStatus([], '2026-11-20')).toEqual({ kind: 'none' });
});

it('counts days, not hours: also over the night in which the clocks are changed', () => {
  expect(planStatus(until('2026-03-30'), '2026-03-28')).toMatchObject({ daysLeft: 2 });
  expect(planStatus(until('2026-10-26'), '2026-10-24')).toMatchObject({ daysLeft: 2 });
});

it('ends soon from fourteen days before its last day, and no longer once it is over', () => {
  const endingOn = (day: string) => isEnding(planStatus(until('2026-12-31'), day));
  expect(['2026-12-16', '2026-12-17', '2026-12-31', '2027-01-01'].map(endingOn)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
