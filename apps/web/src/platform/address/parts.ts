/** What parts of an address can be. Anybody may have typed it: what makes no sense, or is as usual, is left out. */
import type { Ordering } from '@mindhero/contract/page';

/** Reads one part; undefined leaves it out. */
export type Part<Value> = (typed: unknown) => Value | undefined;

/** Ids are serials of the database. */
const LARGEST_ID = 2_147_483_647;

/** A whole number from 1 to `most`. */
export function wholeNumber(most: number, usual?: number): Part<number> {
  return (typed) => {
    const number = typeof typed === 'string' ? Number(typed) : typed;
    const isOne = typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= most;
    return isOne && number !== usual ? number : undefined;
  };
}

export const id = wholeNumber(LARGEST_ID);

/** One of few words or numbers. */
export function oneOf<const Value extends string | number>(
  values: readonly Value[],
  usual?: Value,
): Part<Value> {
  return (typed) => {
    if (typeof typed === 'object') return undefined;
    // The router reads `true` and `2` of an address as what they are.
    return values.find((value) => value !== usual && String(value) === String(typed));
  };
}

export function text(most: number): Part<string> {
  return (typed) => {
    const said = typed === undefined || typed === null ? '' : String(typed).slice(0, most);
    return said.trim() === '' ? undefined : said;
  };
}

/** A text of a certain form. */
export function matching(form: RegExp): Part<string> {
  return (typed) => (typeof typed === 'string' && form.test(typed) ? typed : undefined);
}

export const uuid = matching(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i);

/** A calendar day, `2026-11-23`. */
export const day: Part<string> = (typed) => {
  const said = matching(/^\d{4}-\d{2}-\d{2}$/)(typed);
  return said === undefined || Number.isNaN(Date.parse(said)) ? undefined : said;
};

/** One of the columns, or a minus and one of the columns. */
export function orderingOf<const Column extends string>(
  columns: readonly Column[],
  usual?: Ordering<Column>,
): Part<Ordering<Column>> {
  return (typed) => {
    if (typeof typed !== 'string' || typed === usual) return undefined;
    const column = columns.find((known) => known === typed.replace(/^-/, ''));
    if (column === undefined) return undefined;
    return typed.startsWith('-') ? `-${column}` : column;
  };
}
