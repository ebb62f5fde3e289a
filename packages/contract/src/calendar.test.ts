import { expect, it } from 'vitest';
import { planDay } from './calendar.ts';

it('counts the days of plans as Kyiv does, in winter and in summer', () => {
  expect(planDay(new Date('2026-11-20T22:30:00Z'))).toBe('2026-11-21');
  expect(planDay(new Date('2026-07-01T20:59:00Z'))).toBe('2026-07-01');
});
