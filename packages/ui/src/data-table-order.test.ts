import { describe, expect, test } from 'vitest';
import { ariaSort, nextOrdering, pageRange } from './data-table-order.ts';

describe('sorting', () => {
  test('a header sorts upwards first, then the other way round, and back', () => {
    const first = nextOrdering('name', 'points');
    const second = nextOrdering(first, 'points');
    const third = nextOrdering(second, 'points');
    expect([first, second, third]).toEqual(['points', '-points', 'points']);
    expect([first, second].map((ordering) => ariaSort(ordering, 'points'))).toEqual([
      'ascending',
      'descending',
    ]);
    expect(ariaSort(first, 'name')).toBe('none');
  });
});

test('a column of figures is sorted from the largest first', () => {
  const first = nextOrdering('name', 'points', true);
  const second = nextOrdering(first, 'points', true);
  const third = nextOrdering(second, 'points', true);
  expect([first, second, third]).toEqual(['-points', 'points', '-points']);
});

describe('pages', () => {
  test('the last page ends with the last row', () => {
    expect(pageRange({ page: 3, pageSize: 25 }, 57)).toEqual({ from: 51, to: 57, count: 57, pages: 3 });
  });

  test('no rows are one empty page', () => {
    expect(pageRange({ page: 1, pageSize: 25 }, 0)).toEqual({ from: 0, to: 0, count: 0, pages: 1 });
  });
});
