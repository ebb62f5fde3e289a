/** How products and quotients go in the head: as sums of easier ones. */

/** "20 × 7 = 140": one easier step. */
export interface PartialResult {
  readonly left: number;
  readonly right: number;
  readonly result: number;
}

/** 345 as [300, 40, 5]. */
export function byPlaces(value: number): number[] {
  return Array.from(
    String(value),
    (digit, index) => Number(digit) * 10 ** (String(value).length - 1 - index),
  ).filter((part) => part !== 0);
}

/** A fact of the tables by way of the fives: 7 is 5 + 2, and 5 times something is half of 10 times it. */
const byFives = (value: number): number[] => (value > 5 && value < 10 ? [5, value - 5] : [value]);

/** The easier products that make up a product; one alone is the product itself. */
export function partialProducts(first: number, second: number): PartialResult[] {
  const products = (parts: readonly number[], factor: number, split: 'first' | 'second') =>
    parts.map((part) => ({
      left: split === 'first' ? part : factor,
      right: split === 'first' ? factor : part,
      result: part * factor,
    }));
  if (first >= 10 && (second < 10 || first < second)) return products(byPlaces(first), second, 'first');
  if (second >= 10) return products(byPlaces(second), first, 'second');
  return first > 5 || second <= 5
    ? products(byFives(first), second, 'first')
    : products(byFives(second), first, 'second');
}

/** The easier quotients that make up a quotient: 84 ÷ 7 is 70 ÷ 7 and 14 ÷ 7. */
export function partialQuotients(dividend: number, divisor: number): PartialResult[] {
  return byPlaces(dividend / divisor).map((part) => ({ left: part * divisor, right: divisor, result: part }));
}
