/** How hard products and quotients are, and what they train. */
import { digitsOf, type NumberRange } from './number-range.ts';

/** Work of a product of so many by so many digits: a table fact and a carry for each pair of digits, and reading them. */
export const multiplyLoad = (first: number, second: number): number => 2.5 * first * second + first + second;

/** Work of a division: each digit of the quotient is guessed, multiplied back and taken away. */
export const divideLoad = (divisor: number, quotient: number): number => 3.5 * divisor * quotient + divisor;

/** What the size of an example adds to its difficulty, at whatever pace: partial results have to be kept in mind. */
export const sizeExtra = (digitPairs: number): number => 8 * Math.log2(Math.max(1, digitPairs));

/** The usual length of a number of a range. */
export function typicalDigits({ min, max, only, evenLengths }: NumberRange): number {
  if (only !== null || max < 10) return 1;
  const [short, long] = [digitsOf(Math.max(min, 1)), digitsOf(max)];
  // Of all numbers up to a bound nine in ten have the full length.
  return evenLengths ? (short + long) / 2 : Math.max(short, long - 0.1);
}

/** "times:7x8" for a fact of the tables, whichever way round; "multiply:3x2" for the lengths of larger factors. */
export function timesTag(first: number, second: number): string {
  const [less, more] = first < second ? [first, second] : [second, first];
  return more < 10 ? `times:${less}x${more}` : `multiply:${digitsOf(more)}x${digitsOf(less)}`;
}

/** "divided:56/7" for a fact of the tables, "divide:4/2" for the lengths of larger numbers. */
export function dividedTag(dividend: number, divisor: number): string {
  const isFact = divisor < 10 && dividend / divisor < 10;
  return isFact ? `divided:${dividend}/${divisor}` : `divide:${digitsOf(dividend)}/${digitsOf(divisor)}`;
}
