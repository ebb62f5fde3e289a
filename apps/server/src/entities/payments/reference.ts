/** What orders and tries to pay them are called outside: on paper, on the telephone, at a provider. */

/** As it is printed and told on the telephone. */
export const orderNumber = (id: number): string => `MH-${String(id).padStart(6, '0')}`;

/** By which a provider knows a try. @param attempt the how manieth of its order, from 1 */
export const referenceOf = (orderId: number, attempt: number): string => `${orderNumber(orderId)}-${attempt}`;

/** Which order somebody means who writes its number in whatever way, `mh 17` or the reference of a try; null for none. */
export function orderIdOf(text: string): number | null {
  const digits = /^(?:mh[\s-]*)?0*(\d{1,9})(?:-\d{1,4})?$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
