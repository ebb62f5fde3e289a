import { expect, it } from 'vitest';
import { readGrantsSearch } from './grants/grants-search.ts';
import { readRevenueSearch } from './revenue/revenue-search.ts';
import { readReviewSearch } from './review/review-search.ts';

it('keeps of an address what makes sense', () => {
  expect(readGrantsSearch({ owner: '7', plan_type: 'teacher', search: 'x', page: 1 })).toEqual({
    owner: 7,
    plan_type: 'teacher',
  });
  expect(readGrantsSearch({ owner: '-1', plan_type: 'all', ordering: 'name' })).toEqual({});
  expect(readReviewSearch({ settled: 'settled' })).toEqual({ settled: 'settled' });
  expect(readReviewSearch({ settled: 'open' })).toEqual({});
  expect(readRevenueSearch({ year: '2027' })).toEqual({ year: 2027 });
  expect(readRevenueSearch({ year: '1999' })).toEqual({});
});
