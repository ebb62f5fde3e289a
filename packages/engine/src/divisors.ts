/** What whole numbers have in common. */

/** Greatest common divisor of two whole numbers; of 0 and n it is n. Never negative. */
export function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);
}

/** Least common multiple of two positive whole numbers. */
export function leastCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonDivisor(a, b)) * b;
}
