import { expect, it } from 'vitest';
import { periodState } from './period-state.ts';

it('counts the first and the last day in', () => {
  const stateOn = (today: string) => periodState({ start_date: '2026-03-01', end_date: '2026-03-31' }, today);
  expect(['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map(stateOn)).toEqual([
    'ahead',
    'active',
    'active',
    'over',
  ]);
});
