/** Takes what the log of the rating holds into its tables. */
import type pg from 'pg';
import { inTransaction } from '../../platform/db/transaction.ts';
import { BITS, LEVELS, startOf, windowKinds } from './windows.ts';

/** Of all locks of whole processes, this one's number. */
const LOCK = 252;

/** Rows of one statement. */
const MOST = 5000;

/** From so many rows on that wait, somebody should look why nobody folds. */
export const MANY_PENDING = 10_000;

const moves = Object.entries(windowKinds).map(([window, { kind, before, after }]) => {
  const start = startOf(window as keyof typeof windowKinds, 'day');
  return `(${kind}, ${start}, ${before}, ${after})`;
});

/**
 * One statement, so that every snapshot sees a row in the log or in the tables, and never in both. Within a person the rows
 * are taken in the order in which they came: the last says how many points there are.
 */
const foldSql = `
with taken as (
  delete from rating_log where id in (select id from rating_log order by id limit $1) returning *
), moved as materialized (
  select id, user_id, school_id, w.* from taken
  cross join lateral (values ${moves.join(', ')}) as w (kind, start, before, after) where before <> after
), latest as materialized (
  select distinct on (kind, start, user_id) kind, start, user_id, school_id, after from moved
  order by kind, start, user_id, id desc
), gone as (
  delete from ratings using latest where latest.after = 0
    and ratings.kind = latest.kind and ratings.start = latest.start and ratings.user_id = latest.user_id
), stays as (
  insert into ratings (kind, start, user_id, points, school_id)
  select kind, start, user_id, after, school_id from latest where after > 0
  on conflict (kind, start, user_id) do update set points = excluded.points, school_id = excluded.school_id
), counts as (
  insert into rating_counts as c (kind, start, level, bucket, count)
  select kind, start, level, points >> (${BITS} * level), sum(n) from (
    select kind, start, before as points, -1 as n from moved where before > 0
    union all select kind, start, after, 1 from moved where after > 0) as changes
  cross join generate_series(0, ${LEVELS - 1}) as level
  group by 1, 2, 3, 4 having sum(n) <> 0 order by 1, 2, 3, 4
  on conflict (kind, start, level, bucket) do update set count = c.count + excluded.count
)
select count(*)::int as rows from taken`;

/** Waits for whoever folds, or mends, and keeps others from it until the transaction ends. */
export async function lockFold(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
}

/**
 * Folds as many rows as one statement takes. Only one transaction may do so at a time (`lockFold`).
 * @returns how many there were
 */
export async function foldSome(client: Pick<pg.ClientBase, 'query'>, most = MOST): Promise<number> {
  const { rows } = await client.query<{ rows: number }>({
    name: 'fold_ratings',
    text: foldSql,
    values: [most],
  });
  return rows[0]?.rows ?? 0;
}

interface Options {
  readonly most?: number;
  readonly signal?: AbortSignal;
  /** Told of the number of rows that wait, if they are many. */
  readonly onMany?: (rows: number) => void;
}

/**
 * Folds all there is, unless somebody else is at it. Any number of processes may try.
 * @returns how many rows were folded
 */
export async function foldRatings(
  pool: pg.Pool,
  { most = MOST, signal, onMany }: Options = {},
): Promise<number> {
  const pending = await countPending(pool);
  if (pending > MANY_PENDING) onMany?.(pending);
  let folded = 0;
  for (let isMore = pending > 0; isMore;) {
    const rows = await inTransaction(pool, (client) => foldInTurn(client, most));
    folded += rows;
    isMore = rows === most && signal?.aborted !== true;
  }
  return folded;
}

async function foldInTurn(client: pg.ClientBase, most: number): Promise<number> {
  const { rows } = await client.query<{ is_ours: boolean }>({
    name: 'fold_ratings_turn',
    text: 'select pg_try_advisory_xact_lock($1) as is_ours',
    values: [LOCK],
  });
  return rows[0]?.is_ours === true ? foldSome(client, most) : 0;
}

/** Mostly there is nothing, and no transaction is begun for it. */
async function countPending(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ pending: number }>({
    name: 'pending_ratings',
    text: `select count(*)::int as pending from (select from rating_log limit ${10 * MANY_PENDING}) as log`,
  });
  return rows[0]?.pending ?? 0;
}
