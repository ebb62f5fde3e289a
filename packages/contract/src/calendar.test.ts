import { expect, it } from 'vitest';
import { dayNumber, dayOfNumber, planDay } from './calendar.ts';

it('counts the days of plans as Kyiv does, in winter and in summer', () => {
  expect(planDay(new Date('2026-11-20T22:30:00Z'))).toBe('2026-11-21');
  expect(planDay(new Date('2026-07-01T20:59:00Z'))).toBe('2026-07-01');
});

it('numbers the days of the calendar', () => {
  expect(dayNumber('1970-01-01')).toBe(0);
  expect(dayNumber('2026-03-30') - dayNumber('2026-03-28')).toBe(2);
  expect(dayOfNumber(dayNumber('2028-02-29'))).toBe('2028-02-29');
});
