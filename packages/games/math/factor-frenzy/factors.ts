/** Numbers and their prime factors. */
import { greatestCommonDivisor, leastCommonMultiple } from '../divisors.ts';
import { allPrimes } from './settings.ts';

/** Prime factors in ascending order, each as often as it divides, of a number that has none above 19. */
export function primeFactors(number: number): number[] {
  const factors: number[] = [];
  let rest = number;
  for (const prime of allPrimes) {
    for (; rest % prime === 0; rest /= prime) factors.push(prime);
  }
  return factors;
}

export function gcdOf(numbers: readonly number[]): number {
  return numbers.reduce(greatestCommonDivisor);
}

export function lcmOf(numbers: readonly number[]): number {
  return numbers.reduce(leastCommonMultiple);
}
