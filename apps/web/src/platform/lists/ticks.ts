/** Rows that are ticked: as long as one turns pages, sorts and searches in the same list. */
import { MOST_AT_ONCE } from '@mindhero/contract/limits';

interface Identified {
  readonly id: number;
}

export interface Ticks<Row> {
  /** Which list they were ticked in. */
  readonly list: string;
  readonly rows: ReadonlyMap<number, Row>;
}

/** Where in a list one is, and what one looks for in it: that makes no other list of it, while another filter does. */
const places = new Set(['page', 'page_size', 'ordering', 'search']);

/** The list that is asked for, whatever part of it is in sight. */
export const listAsked = (asked: object): string =>
  JSON.stringify(Object.entries(asked).filter(([name]) => !places.has(name)));

/** What of it a text finds, on all pages. */
export const foundAsked = (asked: object): string =>
  JSON.stringify(['search' in asked ? asked.search : undefined, listAsked(asked)]);

/** Those that are still ticked in this list, each as it was seen last. */
export function ticksIn<Row extends Identified>(
  { list, rows }: Ticks<Row>,
  asked: object,
  shown: readonly Row[],
): Ticks<Row> {
  const now = listAsked(asked);
  if (list !== now) return { list: now, rows: new Map() };
  const seen = new Map(shown.map((row) => [row.id, row]));
  return { list, rows: new Map([...rows].map(([id, row]) => [id, seen.get(id) ?? row])) };
}

/** Those of all known rows that are to be ticked now: the first of them, as many as steps can be taken for at once. */
export function tickedAmong<Row extends Identified>(
  { list, rows }: Ticks<Row>,
  ids: Iterable<number>,
  others: readonly Row[],
  most = MOST_AT_ONCE,
): Ticks<Row> {
  const known = new Map([...rows.values(), ...others].map((row) => [row.id, row]));
  const ticked = [...ids].flatMap((id) => known.get(id) ?? []).slice(0, most);
  return { list, rows: new Map(ticked.map((row) => [row.id, row])) };
}
