import { expect, test } from 'vitest';
import { readHomeworkSearch } from './homework-search.ts';

test.each([
  [{}, {}],
  [
    { list: 'overdue', page: '2' },
    { list: 'overdue', page: 2 },
  ],
  [{ list: 'today', page: 1 }, {}],
  [{ list: 'yesterday', page: -3, other: 1 }, {}],
  [{ list: ['done'], page: '1.5' }, {}],
])('the address %j asks for %j', (typed, asked) => {
  expect(readHomeworkSearch(typed)).toEqual(asked);
});
