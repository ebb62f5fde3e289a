import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, nextPeriod, type Period } from './months.ts';

const day = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days));
const months = fc.integer({ min: 1, max: 24 });

describe('months of plans', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-31', 2, '2026-03-31'],
    ['2028-01-30', 1, '2028-02-29'],
    ['2026-12-15', 1, '2027-01-15'],
    ['2026-03-31', 12, '2027-03-31'],
  ])('from %s, %i later: %s', (from, count, expected) => {
    expect(addMonths(from, count)).toBe(expected);
  });

  it('lead to the month that is meant, on the same day or on its last one', () => {
    fc.assert(
      fc.property(day, months, (from, count) => {
        const to = addMonths(from, count);
        const index = (one: string) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7));
        expect(index(to) - index(from)).toBe(count);
        const isLast = addDays(to, 1).endsWith('-01');
        expect(to.slice(8) === from.slice(8) || (isLast && to.slice(8) < from.slice(8))).toBe(true);
      }),
    );
  });
});

describe('periods', () => {
  it('of a chain follow each other without a gap and end as one that was made at once', () => {
    fc.assert(
      fc.property(day, fc.array(months, { minLength: 1, maxLength: 6 }), (today, parts) => {
        const chain = parts.reduce<Period[]>(
          (made, part) => [...made, nextPeriod(made.at(-1) ?? null, part, today)],
          [],
        );
        expect(chain.filter(({ start_date, end_date }) => start_date > end_date)).toEqual([]);
        const starts = chain.slice(1).map(({ start_date }) => start_date);
        expect(starts).toEqual(chain.slice(0, -1).map(({ end_date }) => addDays(end_date, 1)));
        const all = parts.reduce((sum, part) => sum + part, 0);
        expect(chain.at(-1)?.end_date).toBe(nextPeriod(null, all, today).end_date);
      }),
    );
  });

  it('begin today after a gap, with a new anchor', () => {
    const old = nextPeriod(null, 1, '2026-01-31');
    expect(old).toEqual({
      start_date: '2026-01-31',
      end_date: '2026-02-27',
      anchor: '2026-01-31',
      anchor_months: 1,
    });
    expect(nextPeriod(old, 1, '2026-02-28')).toMatchObject({
      start_date: '2026-02-28',
      end_date: '2026-03-30',
    });
    expect(nextPeriod(old, 1, '2026-03-01')).toMatchObject({ anchor: '2026-03-01', end_date: '2026-03-31' });
  });
});
