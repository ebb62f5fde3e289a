import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { partialProducts, partialQuotients } from './partial-results.ts';

const factor = fc.integer({ min: 0, max: 999_999 });
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

test('easier products add up to the product', () => {
  fc.assert(
    fc.property(factor, factor, (first, second) => {
      const parts = partialProducts(first, second);
      expect(parts.every(({ left, right, result }) => left * right === result)).toBe(true);
      expect(sum(parts.map(({ result }) => result))).toBe(first * second);
    }),
  );
  expect(partialProducts(23, 7)).toEqual([
    { left: 20, right: 7, result: 140 },
    { left: 3, right: 7, result: 21 },
  ]);
  expect(partialProducts(7, 8)).toEqual([
    { left: 5, right: 8, result: 40 },
    { left: 2, right: 8, result: 16 },
  ]);
});

test('easier quotients add up to the quotient', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 9999 }), fc.integer({ min: 1, max: 9999 }), (divisor, quotient) => {
      const parts = partialQuotients(divisor * quotient, divisor);
      expect(parts.every(({ left, right, result }) => right === divisor && left === right * result)).toBe(
        true,
      );
      expect(sum(parts.map(({ left }) => left))).toBe(divisor * quotient);
      expect(sum(parts.map(({ result }) => result))).toBe(quotient);
    }),
  );
});
