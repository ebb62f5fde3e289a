import { expect, it } from 'vitest';
import { whole } from './whole.ts';

it('is the nearest whole number, and never less than nothing by nothing', () => {
  expect([-1.6, -0.6, -0.4, -0, 0.4, 0.5, 7].map(whole)).toEqual([-2, -1, 0, 0, 0, 1, 7]);
});
