import { expect, it } from 'vitest';
import { standingOf } from './standing.ts';

const rest = {
  base_prices: { student: 1, teacher: 1, director: 1 },
  month_discounts: [],
  number_discounts: [],
};
/** The newest first, as the server has them. */
const lists = (...days: readonly string[]) =>
  days.map((effective_from, index) => ({ ...rest, id: days.length - index, effective_from }));

it('tells what holds from what will and what did, and until when', () => {
  const all = lists('2027-03-01', '2027-01-01', '2026-11-23', '2026-09-01', '2026-01-01');
  const { current, coming, past } = standingOf(all, '2026-11-23');
  expect(current?.id).toBe(3);
  expect(coming.map(({ id }) => id)).toEqual([4, 5]);
  expect(past.map(({ id, until }) => [id, until])).toEqual([
    [2, '2026-11-22'],
    [1, '2026-08-31'],
  ]);
});

it('says of prices that were replaced on their day that they never held', () => {
  const { current, past } = standingOf(lists('2026-09-01', '2026-09-01', '2026-08-01'), '2026-09-01');
  expect(current?.id).toBe(3);
  expect(past.map(({ until }) => until)).toEqual([null, '2026-08-31']);
});

it('knows no prices of today before the first day of any', () => {
  expect(standingOf(lists('2026-12-02', '2026-12-01'), '2026-11-30')).toMatchObject({
    current: null,
    coming: [{ effective_from: '2026-12-01' }, { effective_from: '2026-12-02' }],
    past: [],
  });
  expect(standingOf([], '2026-11-30')).toEqual({ current: null, coming: [], past: [] });
});
