import { expect, it } from 'vitest';
import { partOfDay } from './part-of-day.ts';

it('greets by the hour', () => {
  expect([4, 5, 11, 12, 17, 18, 23].map(partOfDay)).toEqual([
    'evening',
    'morning',
    'morning',
    'day',
    'day',
    'evening',
    'evening',
  ]);
});
