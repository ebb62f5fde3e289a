/** Numbers and their prime factors. */
import { greatestCommonDivisor, leastCommonMultiple } from '@mindhero/engine/divisors';
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

/** Greatest common divisor of one or more positive whole numbers. */
export function gcdOf(numbers: readonly number[]): number {
  return numbers.reduce(greatestCommonDivisor);
}

/** Least common multiple of one or more positive whole numbers. */
export function lcmOf(numbers: readonly number[]): number {
  return numbers.reduce(leastCommonMultiple);
}

/**
 * For each number, which of its prime factors make up the answer: of the divisor, in every number those that all have;
 * of the multiple, each prime in the first number that has it most often.
 */
export function usedFactors(task: 'gcd' | 'lcm', numbers: readonly number[]): boolean[][] {
  const factored = numbers.map(primeFactors);
  const countIn = (factors: readonly number[], prime: number) =>
    factors.filter((factor) => factor === prime).length;
  return factored.map((factors, which) =>
    factors.map((prime, place) => {
      const counts = factored.map((others) => countIn(others, prime));
      if (task === 'lcm') return counts.indexOf(Math.max(...counts)) === which;
      return countIn(factors.slice(0, place), prime) < Math.min(...counts);
    }),
  );
}
