import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { greatestCommonDivisor, leastCommonMultiple } from './divisors.ts';

const positive = fc.integer({ min: 1, max: 300 });

test('the greatest common divisor and the least common multiple are what looking at every number finds', () => {
  fc.assert(
    fc.property(positive, positive, (a, b) => {
      let divisor = a;
      while (a % divisor !== 0 || b % divisor !== 0) divisor--;
      expect(greatestCommonDivisor(a, b)).toBe(divisor);
      expect(greatestCommonDivisor(-a, b)).toBe(divisor);
      let multiple = a;
      while (multiple % b !== 0) multiple += a;
      expect(leastCommonMultiple(a, b)).toBe(multiple);
    }),
  );
  expect(greatestCommonDivisor(0, 7)).toBe(7);
});
