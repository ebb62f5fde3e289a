/** Digits above and below the line, for texts that have no other means. */

const raised = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];
const lowered = [...'₀₁₂₃₄₅₆₇₈₉'];

/** A positive whole number as an exponent. */
export function superscript(number: number): string {
  return [...String(number)].map((digit) => raised[Number(digit)]).join('');
}

/** A positive whole number as the base of a logarithm. */
export function subscript(number: number): string {
  return [...String(number)].map((digit) => lowered[Number(digit)]).join('');
}
