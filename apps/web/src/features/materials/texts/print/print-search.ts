/** Which texts are printed, as the address holds it: their ids with dots between them. */
import { address } from '../../../../platform/address/address.ts';
import { id, matching } from '../../../../platform/address/parts.ts';

/** More would be a book, and a long wait. */
export const MOST_PRINTED = 20;

const ids = matching(new RegExp(`^\\d{1,10}(?:\\.\\d{1,10}){0,${MOST_PRINTED - 1}}$`));

export const readPrintSearch = address({
  // One id alone the router reads as a number.
  texts: (typed) => ids(typeof typed === 'number' ? String(typed) : typed),
});

/** Each once, in the order in which they were ticked. */
export function printedIds({ texts = '' }: ReturnType<typeof readPrintSearch>): readonly number[] {
  return [...new Set(texts.split('.').flatMap((one) => id(one === '' ? undefined : one) ?? []))];
}
