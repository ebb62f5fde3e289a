/** Exact fractions. The largest that come up, decimals of four digits multiplied, stay well below 2⁵³. */
import { greatestCommonDivisor, leastCommonMultiple } from '@mindhero/engine/divisors';
import type { Settings } from './settings.ts';

/** The denominator is positive; a decimal is a fraction over a power of ten. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export type Operation = Settings['operations'][number];

export interface Item {
  readonly operation: Operation;
  readonly left: Fraction;
  readonly right: Fraction;
}

/** In lowest terms; zero is 0/1. */
export function reduced({ numerator, denominator }: Fraction): Fraction {
  const divisor = greatestCommonDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Numerators over the least common denominator. */
export function expanded({ left, right }: Item): { left: number; right: number; denominator: number } {
  const denominator = leastCommonMultiple(left.denominator, right.denominator);
  return {
    left: left.numerator * (denominator / left.denominator),
    right: right.numerator * (denominator / right.denominator),
    denominator,
  };
}

/** One over the fraction, which is not zero; the denominator stays positive. */
export function reciprocal({ numerator, denominator }: Fraction): Fraction {
  return { numerator: Math.sign(numerator) * denominator, denominator: Math.abs(numerator) };
}

/** The result as it comes out, over the least common denominator or over the product, before it is simplified. */
export function resultOf(item: Item): Fraction {
  const { operation, left, right } = item;
  if (operation === 'multiply' || operation === 'divide') {
    const factor = operation === 'divide' ? reciprocal(right) : right;
    return {
      numerator: left.numerator * factor.numerator,
      denominator: left.denominator * factor.denominator,
    };
  }
  const over = expanded(item);
  return {
    numerator: operation === 'add' ? over.left + over.right : over.left - over.right,
    denominator: over.denominator,
  };
}

/** The whole part and what is left of it, of a fraction's size: 7/3 is 2 and 1/3. */
export function mixed({ numerator, denominator }: Fraction): { whole: number; rest: Fraction } {
  const size = Math.abs(numerator);
  const whole = Math.floor(size / denominator);
  return { whole, rest: { numerator: size - whole * denominator, denominator } };
}
