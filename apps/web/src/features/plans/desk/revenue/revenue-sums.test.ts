import { expect, it } from 'vitest';
import { monthsOf, type RevenueLine, totalOf, typesIn, yearsUntil } from './revenue-sums.ts';

const line = (
  month: string,
  plan_type: RevenueLine['plan_type'],
  paid: number,
  refunded = 0,
): RevenueLine => ({
  month,
  plan_type,
  plan_months: 10,
  paid,
  refunded,
});

const lines = [
  line('2026-09', 'student', 50_000),
  line('2026-09', 'teacher', 30_000, 10_000),
  line('2026-11', 'student', 20_000, 25_000),
];

it('shows each month that has begun, those without revenue too, and no other', () => {
  const months = monthsOf(lines, 2026, '2026-11-23');
  expect(months.map(({ month }) => month)).toEqual(
    ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11'].map((month) => `2026-${month}`),
  );
  expect(months[8]).toEqual({
    month: '2026-09',
    plan_months: 20,
    paid: 80_000,
    refunded: 10_000,
    byType: { student: 50_000, teacher: 30_000, director: 0 },
  });
  expect(months[9]).toMatchObject({ paid: 0, refunded: 0 });
  expect(monthsOf([], 2025, '2026-11-23')).toHaveLength(12);
});

it('adds up to the total of the year', () => {
  const total = totalOf(lines);
  const months = monthsOf(lines, 2026, '2026-11-23');
  expect(months.reduce((sum, { paid }) => sum + paid, 0)).toBe(total.paid);
  expect(total.paid - total.refunded).toBe(65_000);
  expect(typesIn(total)).toEqual(['student', 'teacher']);
});

it('offers the years since the first, and this one even before it', () => {
  expect(yearsUntil('2026-11-23')).toEqual([2026]);
  expect(yearsUntil('2028-01-01')).toEqual([2028, 2027, 2026]);
});
