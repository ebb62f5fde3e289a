/** Pages of lists: first which rows are on the page, from an index where there is one, then all about those. */
import { LONGEST_LIST } from '@mindhero/contract/page';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { preparedList } from './prepared.ts';
import { isBeginning } from './search.ts';

export interface List {
  readonly of: PgTable & { readonly id: PgColumn };
  /** What is read in the place of that table: rows of it from several places, each with its own index. */
  readonly from?: readonly SQL[];
  /** What `orderBy` names of those rows beside the id; each column more takes time to plan at each place. All unless it is said. */
  readonly orderedBy?: readonly PgColumn[];
  /** What `orderBy` needs beside the table: joins that neither add rows nor take any away. */
  readonly joins?: SQL;
  readonly where: SQL | undefined;
  readonly orderBy: readonly SQL[];
  /** The order of a list that goes on and on, where no index holds the one above; by columns of the table alone. */
  readonly orderIfLong?: readonly SQL[];
  /**
   * Puts the ids of a list that is short in order, where that is dear to find for any but what is found; a longer one is
   * in the order of `orderBy`.
   */
  readonly orderIfShort?: (ids: readonly number[]) => Promise<readonly number[]>;
  /** Whether something keeps it short, such as a school: then it is counted and turned over to its end. */
  readonly isBounded: boolean;
  /** Whether one plan is as good as another, whatever is asked for: then it is not made anew. Not for what is searched. */
  readonly keepsPlan?: boolean;
  /** Where it ends if nothing keeps it short and its rows are dear to find, so that it is looked through once; at `LONGEST_LIST` otherwise. */
  readonly longest?: number;
}

/**
 * Where a list of everybody ends that is looked for by one or two letters: they find a tenth of a country, and counting a
 * thousand of those would cost more than all the rest. A person who looks for somebody types on.
 */
const LONGEST_BY_LETTERS = 100;

/** The end of a list by what it is searched for. */
export const endBySearch = (search: string): Pick<List, 'longest'> =>
  isBeginning(search) ? { longest: LONGEST_BY_LETTERS } : {};

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
 * @param read the rows that meet the condition, in any order
 */
export async function readPage<Row extends { readonly id: number }>(
  db: Database,
  list: List,
  { page, page_size }: Wanted,
  read: (isOnPage: SQL) => PromiseLike<Row[]>,
): Promise<Page<Row>> {
  const offset = (page - 1) * page_size;
  const end = endOf(list);
  const limit = Math.max(0, Math.min(page_size, end - offset));
  const { count, ids } = await find(db, list, { limit, offset });
  const rows = ids.length === 0 ? [] : await read(sql`${list.of.id} = any(${sql.param(ids)}::bigint[])`);
  const ofIds = new Map(rows.map((row) => [row.id, row]));
  // A person who has left the list in between is on no page of it.
  const results = ids.flatMap((id) => ofIds.get(id) ?? []);
  return isLong(list, count) ? { count: end, more: true, results } : { count, results };
}

interface Found {
  readonly count: number;
  readonly ids: readonly number[];
}

interface Place {
  readonly limit: number;
  readonly offset: number;
}

/** How many there are, as far as they are counted, and those on the page. */
function find(db: Database, list: List, place: Place): Promise<Found> {
  if (list.orderIfShort !== undefined) return findAndOrder(db, list, place, list.orderIfShort);
  const isOneOrder = list.isBounded || list.orderIfLong === undefined;
  const isShort = list.isBounded || list.longest !== undefined;
  return isOneOrder && isShort ? findAmongFew(db, list, onPage(place)) : findAmongMany(db, list, place);
}

/** The part of the array `ids` that is on the page. */
const onPage = ({ limit, offset }: Place) => sql`ids[${offset + 1}::int:${offset + limit}::int]`;

/**
 * All are found to be counted, so they are found in their order, once.
 * @param part what is read of the array `ids`
 */
async function findAmongFew(db: Database, list: List, part: SQL): Promise<Found> {
  const statement = sql`with listed as materialized (
    select array(${ordered(list, { limit: endOf(list) + 1, offset: 0 })}) as ids)
    select cardinality(ids) as count, ${part} as ids from listed`;
  return foundIn(
    list.keepsPlan === true
      ? { rows: await preparedList<FoundRow>(db, statement) }
      : await db.execute<FoundRow>(statement),
  );
}

/** A short list is read whole and put in order; of a long one the page. */
async function findAndOrder(
  db: Database,
  list: List,
  place: Place,
  inOrder: NonNullable<List['orderIfShort']>,
): Promise<Found> {
  const end = limitOf(endOf(list));
  const part = sql`case when cardinality(ids) > ${end}::int then ${onPage(place)} else ids end`;
  const { count, ids } = await findAmongFew(db, list, part);
  if (isLong(list, count)) return { count, ids };
  return { count, ids: (await inOrder(ids)).slice(place.offset, place.offset + place.limit) };
}

/** Counting ends soon, in whatever order rows are found; and their order may depend on how many there are. */
async function findAmongMany(db: Database, list: List, place: Place): Promise<Found> {
  const counted = count(list, endOf(list) + 1);
  const { orderIfLong, joins: _, ...long } = list;
  const known = orderIfLong === undefined ? null : await countOf(db, counted);
  const isInLongOrder = orderIfLong !== undefined && known !== null && isLong(list, known);
  const inOrder = isInLongOrder ? { ...long, orderBy: orderIfLong } : list;
  return foundIn(
    await db.execute<FoundRow>(sql`select ${known ?? sql`(${counted})`} as count,
      array(${ordered(inOrder, place)}) as ids`),
  );
}

/** The driver gives text where the column is a bigint, and what it was given. */
interface FoundRow extends Record<string, unknown> {
  readonly count: number | string;
  readonly ids: readonly (number | string)[];
}

function foundIn({ rows: [found] }: { readonly rows: readonly FoundRow[] }): Found {
  if (found === undefined) throw new Error('one row was asked for');
  return { count: Number(found.count), ids: found.ids.map(Number) };
}

const endOf = ({ isBounded, longest = LONGEST_LIST }: List) => (isBounded ? Infinity : longest);

const isLong = (list: List, count: number) => count > endOf(list);

/** How long a list is; null for one of more than so many. */
export async function countUpTo(db: Database, list: List, most: number): Promise<number | null> {
  const found = await countOf(db, count(list, most + 1));
  return found > most ? null : found;
}

/** The ids of the first rows of a list. */
export async function readFirst(db: Database, list: List, most: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number | string }>(ordered(list, { limit: most, offset: 0 }));
  // The driver gives text where the column is a bigint.
  return rows.map(({ id }) => Number(id));
}

/** The ids of the whole list in its order; null for one of more than so many, since putting it in order takes long. */
export async function readIds(db: Database, list: List, most: number): Promise<number[] | null> {
  return (await countUpTo(db, list, most)) === null ? null : readFirst(db, list, most);
}

const matching = (list: List, joins = sql``) =>
  sql`select ${list.of.id} from ${fromOf(list)} ${joins} where ${list.where ?? sql`true`}`;

const fromOf = ({ of, from }: List): SQL | List['of'] => (from === undefined ? of : together(from, of));

/** Rows of a table from several places, under its name. */
export const together = (parts: readonly SQL[], table: PgTable): SQL =>
  sql`(${sql.join([...parts], sql` union all `)}) as ${table}`;

/** The ids of the rows in that place, in the order of the list. */
function ordered(list: List, { limit, offset }: Place): SQL {
  const by = sql.join([...list.orderBy], sql`, `);
  const rows = list.joins === undefined ? cutOff(list, by, offset + limit) : matching(list, list.joins);
  return sql`${rows} order by ${by} limit ${limitOf(limit)} offset ${offset}`;
}

/** Each place in the order of the list and only as far as the page may need it: all together no index has in that order. */
function cutOff(list: List, by: SQL, end: number): SQL {
  const { of, from, orderedBy } = list;
  if (from === undefined) return matching(list);
  const columns = orderedBy === undefined ? sql`*` : sql.join([of.id, ...orderedBy], sql`, `);
  const parts = from.map(
    (part) => sql`(select ${columns} from (${part}) as ${of} where ${list.where ?? sql`true`}
      order by ${by} limit ${limitOf(end)})`,
  );
  return sql`select ${of.id} from ${together(parts, of)}`;
}

const limitOf = (rows: number) => (Number.isFinite(rows) ? rows : null);

/** @param limit where counting ends */
const count = (list: List, limit: number): SQL =>
  sql`select count(*)::int as count from (${matching(list)} limit ${limit}) as listed`;

async function countOf(db: Database, counted: SQL): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(counted);
  return rows[0]?.count ?? 0;
}
