import { leastCommonMultiple, greatestCommonDivisor } from '@mindhero/engine/divisors';
import { type Fraction, type Item, resultOf } from './fraction.ts';
import type { Settings } from './settings.ts';
import { typedDecimal } from './written.ts';

/** Units of work of a task, as the definition of difficulty has them. */
export function loadOf(item: Item, settings: Settings): number {
  return settings.kind === 'decimal' ? decimalLoad(item) : commonLoad(item, settings);
}

/** A common denominator costs most; lowest terms, mixed numbers and minus signs come on top. */
function commonLoad(item: Item, { simplify, allow_mixed }: Settings): number {
  const { operation, left, right } = item;
  const result = resultOf(item);
  const all = [left, right, result];
  const isAlike = left.denominator === right.denominator && (operation === 'add' || operation === 'subtract');
  const hasCommonFactor = greatestCommonDivisor(result.numerator, result.denominator) > 1;
  const isAboveOne = ({ numerator, denominator }: Fraction) => Math.abs(numerator) > denominator;
  return (
    (isAlike ? 4 : 8 + Math.log2(leastCommonMultiple(left.denominator, right.denominator))) +
    (simplify && hasCommonFactor ? 3 : 0) +
    (allow_mixed && all.some(isAboveOne) ? 3 : 0) +
    (all.some(({ numerator }) => numerator < 0) ? 2 : 0)
  );
}

/** As for whole numbers of as many digits, with one more unit for the comma. */
function decimalLoad(item: Item): number {
  const [left, right, result] = [item.left, item.right, resultOf(item)].map(digitsOf) as [
    number,
    number,
    number,
  ];
  const sign = resultOf(item).numerator < 0 ? 2 : 0;
  if (item.operation === 'multiply') return 2.5 * left * right + left + right + 1 + sign;
  if (item.operation === 'divide') return 3.5 * right * result + result + 1;
  return left + right + 1 + sign;
}

function digitsOf(fraction: Fraction): number {
  return typedDecimal(fraction).replaceAll(/\D|^0+/g, '').length;
}
