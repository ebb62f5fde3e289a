/** Pages of lists: first which rows are on the page, from an index where there is one, then all about those. */
import { LONGEST_LIST } from '@mindhero/contract/page';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

export interface List {
  readonly of: PgTable & { readonly id: PgColumn };
  /** What the order needs beside the table: joins that neither add rows nor take any away. */
  readonly joins?: SQL;
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  /** The order of a list that goes on and on, where no index holds the one above. */
  readonly orderIfLong?: readonly SQL[];
  /** Whether something keeps it short, such as a school: then it is counted and turned over to its end. */
  readonly isBounded: boolean;
  /** Where it ends if nothing keeps it short and its rows are dear to find; at `LONGEST_LIST` otherwise. */
  readonly longest?: number;
}

interface Wanted {
  readonly page: number;
  readonly page_size: number;
}

export interface Page<Row> {
  readonly count: number;
  readonly more?: boolean;
  readonly results: Row[];
}

/**
 * One page, and how long the list is.
 * @param read the rows that meet the condition, in this order
 */
export async function readPage<Row>(
  db: Database,
  list: List,
  { page, page_size }: Wanted,
  read: (isOnPage: SQL, orderBy: SQL[]) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const offset = (page - 1) * page_size;
  const end = endOf(list);
  const limit = Math.max(0, Math.min(page_size, end - offset));
  const counting = countOf(db, list, Number.isFinite(end) ? end + 1 : undefined);
  const orderBy = [...(await orderForLength(list, counting))];
  const isOnPage = sql`${list.of.id} in (${matching(list, list.joins)}
    order by ${sql.join(orderBy, sql`, `)} limit ${limit} offset ${offset})`;
  const [count, results] = await Promise.all([counting, read(isOnPage, orderBy)]);
  return isLong(list, count) ? { count: end, more: true, results } : { count, results };
}

const endOf = ({ isBounded, longest = LONGEST_LIST }: List) => (isBounded ? Infinity : longest);

const isLong = (list: List, count: number) => count > endOf(list);

/** Waits for the count only where the order depends on it. */
async function orderForLength(list: List, counting: Promise<number>): Promise<readonly SQL[]> {
  if (list.orderIfLong === undefined || list.isBounded) return list.orderBy;
  return isLong(list, await counting) ? list.orderIfLong : list.orderBy;
}

/** The ids of the whole list in its order; null for one of more than so many, since putting it in order takes long. */
export async function readIds(db: Database, list: List, most: number): Promise<number[] | null> {
  if ((await countOf(db, list, most + 1)) > most) return null;
  const order = sql.join([...list.orderBy], sql`, `);
  const { rows } = await db.execute<{ id: number | string }>(
    sql`${matching(list, list.joins)} order by ${order} limit ${most}`,
  );
  // The driver gives text where the column is a bigint.
  return rows.map(({ id }) => Number(id));
}

const matching = ({ of, where }: List, joins = sql``) =>
  sql`select ${of.id} from ${of} ${joins} where ${where ?? sql`true`}`;

/** @param limit where counting ends */
async function countOf(db: Database, list: List, limit: number | undefined): Promise<number> {
  const end = limit === undefined ? sql`` : sql`limit ${limit}`;
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${matching(list)} ${end}) as listed`,
  );
  return rows[0]?.count ?? 0;
}
