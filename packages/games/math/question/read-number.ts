/** A whole number as people type it: either minus sign, leading zeros allowed. */
const WHOLE_NUMBER = /^[-\u2212]?\d{1,40}$/;

/** The whole number that was typed, with spaces around it or not, or null if it is none. */
export function readInteger(typed: string): bigint | null {
  const text = typed.trim();
  return WHOLE_NUMBER.test(text) ? BigInt(text.replace('\u2212', '-')) : null;
}
