/** Counts the rating anew from what was trained, and puts right what differs. */
import { DAY_CAP } from '@mindhero/engine/rating';
import type pg from 'pg';
import { inTransaction } from '../../platform/db/transaction.ts';
import { foldSome, lockFold } from './fold.ts';
import { BEGINNING, BITS, LEVELS, windowsInUse } from './windows.ts';

type Client = Pick<pg.ClientBase, 'query'>;

/** People of one transaction: their days are read at once. */
const MOST = 500;

const daysSql = `days as materialized (
  select user_id, day, sum(points) as earned, least(${DAY_CAP}, sum(points)) as counted
  from trained_days where user_id = any($1::integer[]) group by user_id, day having sum(points) > 0
)`;

/** What stands in `users`, from the days. */
const peopleSql = `
with ${daysSql}, latest as (
  select user_id, max(day) as day from days group by user_id
), counted as (
  select person.id, latest.day, coalesce(sum(earned) filter (where days.day = latest.day), 0)::integer as today,
    coalesce(sum(counted) filter (where days.day >= monday_of(latest.day)), 0)::integer as week,
    coalesce(sum(counted) filter (where days.day >= month_of(latest.day)), 0)::integer as month,
    coalesce(sum(counted), 0)::integer as points
  from unnest($1::integer[]) as person (id) left join latest on latest.user_id = person.id
  left join days on days.user_id = person.id group by person.id, latest.day
)
update users set rating_day = counted.day, rating_today = today, rating_week = week, rating_month = month,
  rating_points = counted.points
from counted where users.id = counted.id and (users.rating_day, rating_today, rating_week, rating_month, rating_points)
  is distinct from (counted.day, today, week, month, counted.points)`;

/** Rows of the log for each window in which somebody stands otherwise than the days say. None are left there of these people. */
const windowsSql = `
with ${daysSql}, windows as materialized (${windowsInUse('$2')}), expected as (
  select w.kind, w.start, user_id, sum(counted)::integer as points, users.school_id
  from days join users on users.id = user_id and rating_reach = 'everywhere'
  cross join lateral (values (1, monday_of(day)), (2, month_of(day)), (3, date '${BEGINNING}')) as w (kind, start)
  join windows using (kind, start)
  group by 1, 2, 3, 5
), kept as (
  select ratings.* from windows join ratings using (kind, start) where user_id = any($1::integer[])
), differing as (
  select kind, start, user_id, coalesce(kept.points, 0) as before, coalesce(expected.points, 0) as after, expected.school_id
  from expected full join kept using (kind, start, user_id)
  where (expected.points, expected.school_id) is distinct from (kept.points, kept.school_id)
)
insert into rating_log (user_id, school_id, day, week_before, week_after, month_before, month_after, all_before, all_after)
select user_id, school_id, start, ${['1', '2', '3'].map((kind) => `case kind when ${kind} then step.before else 0 end, case kind when ${kind} then step.after else 0 end`).join(', ')}
from differing cross join lateral (values (1, before, 0), (2, 0, after)) as step (number, before, after)
where step.before <> step.after order by kind, start, user_id, step.number`;

/** The whole log, so that nothing of these people is left in it; finishes of others may go on. */
async function foldAll(client: Client): Promise<void> {
  while ((await foldSome(client)) > 0);
}

/** @returns how much was not right of these people, who are locked meanwhile */
export function mendPeople(pool: pg.Pool, ids: readonly number[], now: Date): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query('select from users where id = any($1::integer[]) order by id for no key update', [
      ids,
    ]);
    await lockFold(client);
    const reached = await client.query(
      'update users set is_rated = is_rated where id = any($1::integer[]) and rating_reach <> rating_reach_of(users)',
      [ids],
    );
    await foldAll(client);
    const people = await client.query(peopleSql, [ids]);
    const windows = await client.query(windowsSql, [ids, now]);
    await foldAll(client);
    return (reached.rowCount ?? 0) + (people.rowCount ?? 0) + (windows.rowCount ?? 0);
  });
}

/** Of one window: what is counted of its rows. */
const countsSql = `
with expected as materialized (
  select level::smallint, points >> (${BITS} * level) as bucket, sum(n)::integer as count from (
    select points, count(*) as n from ratings where kind = $1 and start = $2 group by points) as alike
  cross join generate_series(0, ${LEVELS - 1}) as level group by 1, 2
), differing as materialized (
  select level, bucket, coalesce(expected.count, 0) as count
  from expected full join (select level, bucket, count from rating_counts where kind = $1 and start = $2) as kept
    using (level, bucket)
  where coalesce(expected.count, 0) <> coalesce(kept.count, 0)
)
insert into rating_counts (kind, start, level, bucket, count) select $1, $2, level, bucket, count from differing
on conflict (kind, start, level, bucket) do update set count = excluded.count`;

interface Window {
  readonly kind: number;
  readonly start: string;
}

/** @returns how many buckets held another number than there are rows */
function mendCounts(pool: pg.Pool, { kind, start }: Window): Promise<number> {
  return inTransaction(pool, async (client) => {
    await lockFold(client);
    return (await client.query(countsSql, [kind, start])).rowCount ?? 0;
  });
}

interface Options {
  readonly signal?: AbortSignal;
  /** People of one transaction. */
  readonly most?: number;
}

/**
 * Everything, a few people at a time, while all goes on.
 * @returns how much was not right
 */
export async function mendRatings(
  pool: pg.Pool,
  now: Date,
  { signal, most = MOST }: Options = {},
): Promise<number> {
  let differing = 0;
  for (let last = 0, isMore = true; isMore;) {
    const { rows } = await pool.query<{ id: number }>(
      "select id from users where id > $1 and role = 'STUDENT' order by id limit $2",
      [last, most],
    );
    const ids = rows.map(({ id }) => id);
    last = ids.at(-1) ?? last;
    if (ids.length > 0) differing += await mendPeople(pool, ids, now);
    isMore = ids.length === most && signal?.aborted !== true;
  }
  const { rows: windows } = await pool.query<Window>(
    `select kind, start::text from (${windowsInUse('$1')}) as used`,
    [now],
  );
  for (const window of windows) {
    if (signal?.aborted) break;
    differing += await mendCounts(pool, window);
  }
  return differing;
}
