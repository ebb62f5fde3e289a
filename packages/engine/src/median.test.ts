import { expect, it } from 'vitest';
import { median } from './median.ts';

it('is the middle value, or the mean of the two in the middle', () => {
  expect(median([])).toBeNull();
  expect(median([5])).toBe(5);
  expect(median([9, 1, 4])).toBe(4);
  expect(median([9, 1, 4, 6])).toBe(5);
  expect(median([-1, 0])).toBe(0);
});
