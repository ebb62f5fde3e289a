/** Equations a ∘ b = c over whole numbers, every one of them read as "two parts make a whole". */

export const operations = ['add', 'subtract', 'multiply', 'divide'] as const;
export type Operation = (typeof operations)[number];

/** The three numbers of an equation, in the order in which they are written; null is not known. */
export type Triple<N = number> = readonly [a: N, b: N, c: N];

/** What each of three becomes. */
export function mapTriple<N, M>([a, b, c]: Triple<N>, to: (value: N, index: 0 | 1 | 2) => M): Triple<M> {
  return [to(a, 0), to(b, 1), to(c, 2)];
}

/** The triple if all three are known. */
export function known([a, b, c]: Triple<number | null>): Triple | null {
  return a === null || b === null || c === null ? null : [a, b, c];
}

/** Whether the whole is the product of the parts, not their sum. */
export const isProduct = (operation: Operation): boolean =>
  operation === 'multiply' || operation === 'divide';

/** Where the whole stands: a sum or product behind the "=", what is taken from or divided in front. */
export function wholeAt(operation: Operation): 0 | 2 {
  return operation === 'add' || operation === 'multiply' ? 2 : 0;
}

/**
 * The number at `index` from the two others: a whole number, `none` if there is no such number, or `any` if every
 * number fits (0 × ? = 0). What stands at `index` is not looked at.
 */
export function missing(
  operation: Operation,
  triple: Triple<number | null>,
  index: 0 | 1 | 2,
): number | 'none' | 'any' {
  const [one, other] = triple.filter((_, place) => place !== index) as [number, number];
  const whole = wholeAt(operation);
  if (!isProduct(operation)) {
    if (index === whole) return one + other;
    // The whole is written before the other part where it comes first, behind it where it comes last.
    return whole === 0 ? one - other : other - one;
  }
  const divisor = triple[1];
  if (operation === 'divide' && index !== 1 && divisor === 0) return 'none';
  // The zero keeps −0 out, which JSON does not know.
  if (index === whole) return one * other + 0;
  const [product, factor] = whole === 0 ? [one, other] : [other, one];
  if (factor === 0) return product === 0 ? 'any' : 'none';
  // 0 ÷ ? = c has no answer: the divisor would be nothing.
  if (operation === 'divide' && index === 1 && product === 0) return 'none';
  return product % factor === 0 ? product / factor + 0 : 'none';
}

/** Whether the equation holds; division by zero and with a remainder never does. */
export function holds(operation: Operation, triple: Triple): boolean {
  const [a, b, c] = triple;
  switch (operation) {
    case 'add':
      return a + b === c;
    case 'subtract':
      return a - b === c;
    case 'multiply':
      return a * b === c;
    case 'divide':
      return b !== 0 && b * c === a;
  }
}
